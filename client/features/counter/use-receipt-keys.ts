import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Path } from "react-hook-form";
import { parseCustomerQr } from "../../../domain/customer-qr";
import { nationalCode, phone } from "../../../domain/identity";
import { toast } from "../../kit/feedback/toast";
import { sanitizeScan } from "../../kit/form/sanitize-scan";
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
  /** Confirms the open question. */
  confirm: () => void;
  /** Prints the slip of the last receipt. */
  print: () => void;
  /** Called when F2 starts the next receipt. */
  onNext: () => void;
}

// A phone number or national code scanned from the customer's card belongs in its field.
const belongs = (name: string, text: string): boolean =>
  (name === "customerPhone" && phone.safeParse(text).success) ||
  (name === "customerNationalCode" && nationalCode.safeParse(text).success);

type Control = HTMLInputElement | HTMLSelectElement;

/** The field after another: the next empty required field, else the first one; null if the form is complete. */
function nextRequired(form: HTMLFormElement, from: Element | null): Control | null {
  const stops = [...form.querySelectorAll<Control>("input, select")];
  const isOpen = (stop: Control) => stop !== from && stop.value === "" && stop.ariaRequired === "true";
  return stops.slice(stops.findIndex((stop) => stop === from) + 1).find(isOpen) ?? stops.find(isOpen) ?? null;
}

/** Focuses the field after another, or the first empty one; the button if the form is complete. */
export function focusAfter(form: HTMLFormElement | null, field: Element | null): void {
  if (form) (nextRequired(form, field) ?? form.querySelector<HTMLElement>("[type=submit]"))?.focus();
}

/** Keyboard handling of the receipt form: scanner, Enter, Ctrl+Enter, function keys and Esc. */
export function useReceiptKeys({ form, element, lastCustomer, submit, confirm, print, onNext }: Options) {
  const t = useText(counterText);
  const [clearing, setClearing] = useState(false);
  /** What is scanned while a receipt is being sent belongs to the next one. */
  const scannedEarly = useRef("");
  const { isDirty, isSubmitting } = form.formState;
  const set = (name: Path<ReceiptValues>, value: string) => form.setValue(name, value, { shouldDirty: true });
  const next = () => {
    if (isSubmitting) return;
    onNext();
    if (isDirty) setClearing(true);
    else form.setFocus("customerPhone");
  };

  /** A customer's own QR code fills phone and national code; any other code is the receipt's number. */
  const fill = (text: string) => {
    if (isSubmitting) {
      scannedEarly.current = text;
      return;
    }
    const scanned = sanitizeScan(text);
    if (scanned === "") return;
    const pair = parseCustomerQr(scanned);
    const enter = (name: Path<ReceiptValues>, value: string) => {
      set(name, value);
      form.clearErrors(name);
    };
    if (pair) {
      enter("customerPhone", pair.phone);
      enter("customerNationalCode", pair.nationalCode);
    } else enter("receiptId", scanned);
    const field = element.current?.querySelector(`[name=${pair ? "customerNationalCode" : "receiptId"}]`);
    // The Enter of a scanner submits nothing.
    if (field) focusAfter(element.current, field);
  };

  useEffect(() => {
    if (isSubmitting || scannedEarly.current === "") return;
    // A rejected receipt stays in the form.
    if (!isDirty) fill(scannedEarly.current);
    scannedEarly.current = "";
  });

  useScanner({
    belongs,
    onScan: (text, into) => {
      if (into && !isSubmitting)
        set(
          into.name as Path<ReceiptValues>,
          into.name === "purchaseAmount" ? into.before.replace(/\D/g, "") : into.before,
        );
      fill(text);
    },
  });

  useShortcuts({
    "Ctrl+Enter": () => void submit(),
    F2: next,
    Escape: () => isDirty && !isSubmitting && setClearing(true),
    F3: () => form.setFocus("storeId"),
    F4: () => {
      if (isSubmitting) return;
      if (lastCustomer === null) return toast(t("noLastCustomer"));
      Object.entries(lastCustomer).forEach(([name, value]) => set(name as Path<ReceiptValues>, value));
      form.setFocus("receiptId");
    },
    F8: print,
    F9: confirm,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== "Enter" || event.ctrlKey || !isField) return;
    event.preventDefault();
    // A key that is held down moves one field.
    if (event.repeat || !element.current) return;
    const field = nextRequired(element.current, event.target as Element);
    if (field) field.focus();
    else void submit();
  };

  return { onKeyDown, fill, clearing, stopClearing: () => setClearing(false) };
}
