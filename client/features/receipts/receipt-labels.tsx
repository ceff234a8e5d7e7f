import { Badge } from "@chakra-ui/react";
import type { ReceiptState } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { receiptsText } from "./receipts.text";

const PALETTES: Record<ReceiptState, string> = { RECORDED: "accent", RETURNED: "gold", VOIDED: "danger" };

export function StateBadge({ state }: { state: ReceiptState }) {
  const t = useText(receiptsText);
  return <Badge colorPalette={PALETTES[state]}>{t(state)}</Badge>;
}
