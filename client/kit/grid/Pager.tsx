import { Button, chakra, Pagination } from "@chakra-ui/react";
import { useFormats } from "../i18n/format";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { useTotal } from "./use-total";

/** Formats the position of a page; the numbers are already localized. */
export type PageLabel = (at: { page: string; pages: string; total: string }) => string;

interface Props {
  current: number;
  pages: number;
  total: number;
  /** Whether there are more rows than the total. */
  isCapped: boolean;
  /** Adds buttons for the first and the last page. */
  withEnds: boolean;
  label: PageLabel | undefined;
  onPage: (page: number) => void;
}

/** The pagination of a list; hidden for a single page. */
export function Pager({ current, pages, total, isCapped, withEnds, label, onPage }: Props) {
  const t = useText(sharedText);
  const { number } = useFormats();
  const shown = useTotal();
  if (pages <= 1) return null;
  const at = { page: number(current), pages: number(pages), total: shown(total, isCapped) };
  const end = (labelKey: "first" | "last", page: number) => (
    <Button variant="outline" px={{ base: "3", md: "4" }} disabled={page === current} onClick={() => onPage(page)}>
      {t(labelKey)}
    </Button>
  );
  return (
    <Pagination.Root
      // The server counts the pages: one item of the pagination is one page.
      count={pages}
      pageSize={1}
      page={current}
      onPageChange={({ page }) => onPage(page)}
      translations={{ rootLabel: t("pages"), prevTriggerLabel: t("prev"), nextTriggerLabel: t("next") }}
      gap={withEnds ? { base: "2", md: "3" } : "3"}
    >
      {withEnds && end("first", 1)}
      <Pagination.PrevTrigger asChild>
        <Button variant="outline" px={withEnds ? { base: "3", md: "4" } : "4"}>
          {t("prev")}
        </Button>
      </Pagination.PrevTrigger>
      <chakra.span
        // Four buttons fill a row on phones: the label is above them.
        order={{ base: withEnds ? "-1" : "0", md: "0" }}
        flexBasis={{ base: withEnds ? "100%" : "auto", md: "auto" }}
        textAlign="center"
        fontSize="sm"
        color="fg.muted"
      >
        {label ? label(at) : t("pageOf", at)}
      </chakra.span>
      <Pagination.NextTrigger asChild>
        <Button variant="outline" px={withEnds ? { base: "3", md: "4" } : "4"}>
          {t("next")}
        </Button>
      </Pagination.NextTrigger>
      {withEnds && end("last", pages)}
    </Pagination.Root>
  );
}
