import { useState, type KeyboardEvent, type RefObject } from "react";
import type { Path } from "react-hook-form";
import { nationalCode, phone } from "../../../domain/identity";
import { toast } from "../../kit/feedback/toast";
import { sanitizeScan } from "../../kit/form/sanitize-scan";
import { nextField } from "../../kit/form/focus-order";
import type { Form } from "../../kit/form/use-form";
import { useScanner } from "../../kit/form/use-scanner";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";
import type { ReceiptFormDraft, ReceiptValues } from "./receipt-form";
import { useShortcuts } from "./use-shortcuts";

/** The previous customer, for a second receipt. */
export type LastCustomer = Pick<
  ReceiptValues,
  "customerPhone" | "customerNationalCode" | "customerFirstName" | "customerLastName"
>;

interface Options {
  form: Form<ReceiptValues, ReceiptFormDraft>;
  element: RefObject<HTMLFormElement | null>;
  lastCustomer: LastCustomer | null;
  submit: () => Promise<void>;
}

// A phone number or national code scanned from the customer's card belongs in its field.
const belongs = (name: string, text: string): boolean =>
  (name === "customerPhone" && phone.safeParse(text).success) ||
  (name === "customerNationalCode" && nationalCode.safeParse(text).success);

/** Keyboard handling of the receipt form: scanner, Enter, Ctrl+Enter, F2, F4 and Esc. */
export function useReceiptKeys({ form, element, lastCustomer, submit }: Options) {
  const t = useText(counterText);
  const [clearing, setClearing] = useState(false);
  const focusNext = (from: Element | null) => {
    if (element.current && from) nextField(element.current, from)?.focus();
  };
  const set = (name: Path<ReceiptValues>, value: string) => form.setValue(name, value, { shouldDirty: true });
  const clear = () => (form.formState.isDirty ? setClearing(true) : form.setFocus("receiptId"));

  useScanner({
    belongs,
    onScan: (text, into) => {
      if (into)
        set(
          into.name as Path<ReceiptValues>,
          into.name === "purchaseAmount" ? into.before.replace(/\D/g, "") : into.before,
        );
      const receiptId = sanitizeScan(text);
      if (receiptId === "") return;
      set("receiptId", receiptId);
      form.clearErrors("receiptId");
      focusNext(element.current?.querySelector("[name=receiptId]") ?? null);
    },
  });

  useShortcuts({
    "Ctrl+Enter": () => void submit(),
    F2: clear,
    Escape: () => form.formState.isDirty && setClearing(true),
    F4: () => {
      if (lastCustomer === null) return toast(t("noLastCustomer"));
      Object.entries(lastCustomer).forEach(([name, value]) => set(name as Path<ReceiptValues>, value));
      form.setFocus("receiptId");
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== "Enter" || event.ctrlKey || !isField) return;
    event.preventDefault();
    focusNext(event.target as Element);
  };

  return { onKeyDown, clearing, stopClearing: () => setClearing(false) };
}
