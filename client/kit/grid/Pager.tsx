import { Button, chakra, Flex } from "@chakra-ui/react";
import { useFormats } from "../i18n/format";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

interface Props {
  current: number;
  pages: number;
  total: number;
  onTurn: (page: number) => void;
}

/** The way through the pages of a list; a single page needs none. */
export function Pager({ current, pages, total, onTurn }: Props) {
  const t = useText(sharedText);
  const { number } = useFormats();
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label={t("pages")} mt="4" gap="3" align="center" justify="center" wrap="wrap">
      <Button variant="outline" disabled={current <= 1} onClick={() => onTurn(current - 1)}>
        {t("prev")}
      </Button>
      <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t("pageOf", { page: number(current), pages: number(pages), total: number(total) })}
      </chakra.span>
      <Button variant="outline" disabled={current >= pages} onClick={() => onTurn(current + 1)}>
        {t("next")}
      </Button>
    </Flex>
  );
}
