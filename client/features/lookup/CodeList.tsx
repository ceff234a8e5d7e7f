import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { CODES_PER_PAGE } from "../../../domain/customers";
import { copyText } from "../../kit/public/copy";
import { Empty } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import type { CodeList_CodeFragment } from "../../kit/transport/generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { lookupText } from "./lookup.text";
import type { Found } from "./use-lookup";

function CodeRow({ index, code }: { index: number; code: CodeList_CodeFragment }) {
  const t = useText(lookupText);
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  const copy = async () => {
    const copied = await copyText(code.code);
    toast(copied ? t("copied") : shared("copyFailed"), copied ? "short" : "long");
  };
  return (
    <Flex as="li" align="center" gap="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box minW="8" color="fg.muted" fontSize="sm" textAlign="center">
        {number(index)}
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" columnGap="4" rowGap="0.5" align="baseline">
        <chakra.bdi dir="ltr" fontFamily="mono" fontWeight="600" color="gold.fg" overflowWrap="anywhere">
          {code.code}
        </chakra.bdi>
        {code.status === "INVALID" && <Badge colorPalette="danger">{t("invalid")}</Badge>}
        <Box as="span" color="fg.muted" fontSize="sm" ms={{ md: "auto" }}>
          <chakra.span srOnly>{t("generated")} </chakra.span>
          {date(code.createdAt)}
        </Box>
      </Flex>
      <Button
        variant="outline"
        size="sm"
        minH="10"
        aria-label={t("copyCode", { code: code.code })}
        onClick={() => void copy()}
      >
        <Copy size={15} aria-hidden />
        <chakra.span hideBelow="sm">{shared("copy")}</chakra.span>
      </Button>
    </Flex>
  );
}

interface PagerProps {
  found: Found;
  busy: boolean;
  onPage: (page: number) => void;
}

function CodePager({ found: { codesPage, codesTotalPages, totalCodes }, busy, onPage }: PagerProps) {
  const t = useText(lookupText);
  const { number } = useFormats();
  const isRtl = useLang() === "fa";
  const [Previous, Next] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Flex as="nav" aria-label={t("pages")} align="center" justify="space-between" gap="3" mt="4" wrap="wrap">
      <Button variant="outline" disabled={busy || codesPage <= 1} onClick={() => onPage(codesPage - 1)}>
        <Previous size={16} aria-hidden />
        {t("previous")}
      </Button>
      <chakra.span
        color="fg.muted"
        fontSize="sm"
        order={{ base: "-1", sm: "0" }}
        flexBasis={{ base: "full", sm: "auto" }}
      >
        {t("page", { page: number(codesPage), pages: number(codesTotalPages), total: number(totalCodes) })}
      </chakra.span>
      <Button variant="outline" disabled={busy || codesPage >= codesTotalPages} onClick={() => onPage(codesPage + 1)}>
        {t("next")}
        <Next size={16} aria-hidden />
      </Button>
    </Flex>
  );
}

/** A page of 100 codes; after paging the focus moves to the top of the list. */
export function CodeList(props: PagerProps) {
  const { found } = props;
  const t = useText(lookupText);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(found.codesPage);
  useEffect(() => {
    if (shownPage.current === found.codesPage) return;
    shownPage.current = found.codesPage;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [found.codesPage]);
  return (
    <Card aria-labelledby="codes">
      <Heading as="h2" id="codes" tabIndex={-1} ref={heading} mb="2" scrollMarginTop="4">
        {t("codes")}
      </Heading>
      {found.lotteryCodes.length === 0 ? (
        <Empty>{t("noCodes")}</Empty>
      ) : (
        <chakra.ol aria-labelledby="codes" listStyleType="none">
          {found.lotteryCodes.map((code, row) => (
            <CodeRow key={code.code} index={(found.codesPage - 1) * CODES_PER_PAGE + row + 1} code={code} />
          ))}
        </chakra.ol>
      )}
      {found.codesTotalPages > 1 && <CodePager {...props} />}
    </Card>
  );
}
