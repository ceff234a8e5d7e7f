import { Copy, Undo2, UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../kit/feedback/toast";
import type { ReceiptsScreen_ReceiptFragment as Receipt } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { RowActions } from "../../kit/menu/RowActions";
import { ViewLink } from "../../kit/menu/ViewLink";
import { copyText } from "../../kit/public/copy";
import { allows, useSession } from "../../kit/session/session";
import { receiptsText } from "./receipts.text";

/** The actions of a row that the session is permitted to use on this receipt. */
export function ReceiptRowActions({ receipt, onReverse }: { receipt: Receipt; onReverse: () => void }) {
  const t = useText(receiptsText);
  const shared = useText(sharedText);
  const session = useSession();
  const navigate = useNavigate();
  const { id, receiptId: name, customer, state } = receipt;
  const copy = async () => {
    const copied = await copyText(name);
    toast(copied ? t("numberCopied") : shared("copyFailed"), copied ? "short" : "long");
  };
  return (
    <RowActions
      name={name}
      primary={<ViewLink to={`/admin/receipts/${id}`} name={name} />}
      entries={[
        { label: t("copyNumber"), icon: Copy, onSelect: () => void copy() },
        allows(session, "customers:list") && {
          label: t("customerPage"),
          icon: UserRound,
          onSelect: () => void navigate(`/admin/customers/${customer.id}`),
        },
        state !== "VOIDED" &&
          allows(session, "receipts:reverse") && {
            label: t("correct"),
            icon: Undo2,
            danger: true,
            onSelect: onReverse,
          },
      ]}
    />
  );
}
