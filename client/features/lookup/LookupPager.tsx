import { chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";

/** Returns the ref of a list's heading; after paging the heading is scrolled to and focused. */
export function usePageHeading(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [page]);
  return heading;
}

interface Props {
  label: string;
  page: number;
  pages: number;
  total: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** The pagination of codes or purchases; hidden for a single page. */
export function LookupPager({ label, page, pages, total, busy, onPage }: Props) {
  const t = useText(sharedText);
  const { number } = useFormats();
  const isRtl = useLang() === "fa";
  const [Previous, Next] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label={label} align="center" justify="space-between" gap="3" mt="4" wrap="wrap">
      <BusyButton variant="outline" busy={busy} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Previous size={16} aria-hidden />
        {t("prev")}
      </BusyButton>
      <chakra.span
        color="fg.muted"
        fontSize="sm"
        order={{ base: "-1", sm: "0" }}
        flexBasis={{ base: "full", sm: "auto" }}
      >
        {t("pageOf", { page: number(page), pages: number(pages), total: number(total) })}
      </chakra.span>
      <BusyButton variant="outline" busy={busy} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("next")}
        <Next size={16} aria-hidden />
      </BusyButton>
    </Flex>
  );
}
