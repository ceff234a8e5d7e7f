import { Badge } from "@chakra-ui/react";
import type { Receipt_CustomerFragment as Customer, ReceiptState } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { receiptsText } from "./receipts.text";

const PALETTES: Record<ReceiptState, string> = { RECORDED: "accent", RETURNED: "gold", VOIDED: "danger" };

export function StateBadge({ state }: { state: ReceiptState }) {
  const t = useText(receiptsText);
  return <Badge colorPalette={PALETTES[state]}>{t(state)}</Badge>;
}

/** A customer's display name; a placeholder if the name is unknown or erased. */
export function useNameOf(): (customer: Customer) => string {
  const t = useText(receiptsText);
  return ({ firstName, lastName, erasedAt }) =>
    [firstName, lastName].filter(Boolean).join(" ") || t(erasedAt === null ? "unknownCustomer" : "erasedCustomer");
}
