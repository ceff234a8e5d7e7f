import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { LOOKUP_ROWS_PER_PAGE } from "../../../domain/customers";
import { copyText } from "../../kit/public/copy";
import { Empty } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import type { CodeList_CodeFragment } from "../../kit/transport/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { lookupText } from "./lookup.text";
import { LookupPager, usePageHeading } from "./LookupPager";
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

interface Props {
  found: Found;
  busy: boolean;
  onPage: (page: number) => void;
}

/** A page of the codes of a customer. */
export function CodeList({ found, busy, onPage }: Props) {
  const t = useText(lookupText);
  const { codesPage: page } = found;
  const heading = usePageHeading(page);
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
            <CodeRow key={code.code} index={(page - 1) * LOOKUP_ROWS_PER_PAGE + row + 1} code={code} />
          ))}
        </chakra.ol>
      )}
      <LookupPager
        label={t("codePages")}
        pages={found.codesTotalPages}
        total={found.totalCodes}
        {...{ page, busy, onPage }}
      />
    </Card>
  );
}
