import { Confirm } from "../../kit/dialog/Confirm";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useReceiptQueue } from "../receipt-queue/use-receipt-queue";
import { counterText } from "./counter.text";
import { shiftText } from "./shift.text";

/** Asks before the shift is closed. Receipts that are sent later belong to no shift, or to the next one. */
export function CloseShift({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const t = useText(shiftText);
  const counter = useText(counterText);
  const { number } = useFormats();
  const { waiting, rejected } = useReceiptQueue();
  const count = waiting.length + rejected.length;
  const unsent = count > 0 ? ` ${t("closeShiftUnsent", { count, number: number(count) })}` : "";
  return (
    <Confirm
      title={t("closeShiftTitle")}
      question={t("closeShiftQuestion") + unsent}
      confirm={counter("closeShift")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
