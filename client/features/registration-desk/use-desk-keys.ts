import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { parseCustomerQr } from "../../../domain/customer-qr";
import { nationalCode, phone } from "../../../domain/identity";
import { sanitizeScan } from "../../kit/form/sanitize-scan";
import { nextField } from "../../kit/form/focus-order";
import type { Form } from "../../kit/form/use-form";
import { useScanner } from "../../kit/form/use-scanner";
import type { DeskDraft } from "../../../domain/registrations";
import type { DeskValues } from "./use-registration";

interface Options {
  form: Form<DeskValues, DeskDraft>;
  element: RefObject<HTMLFormElement | null>;
  /** Restores the selected event: a focused select jumps to options while a scan is typed into it. */
  chooseEvent: (id: string) => void;
  submit: () => Promise<void>;
}

/** The name of the event select, which is outside the form. */
export const EVENT_FIELD = "event";

/** Keyboard handling of the desk: a scan fills its field from anywhere, Enter moves on, Ctrl+Enter submits. */
export function useDeskKeys({ form, element, chooseEvent, submit }: Options) {
  /** What is scanned while a visitor is being registered belongs to the next one. */
  const scannedEarly = useRef("");
  const { isDirty, isSubmitting } = form.formState;
  const focusNext = (from: Element | null) => {
    if (element.current && from) nextField(element.current, from)?.focus();
  };
  const isFormField = (name: string): name is keyof DeskValues => name in form.getValues();

  const fillCustomer = (pair: IdentityPair) => {
    const before = nationalCode.safeParse(form.getValues("nationalCode"));
    // The name and the code of a visitor who was not registered are not those of the next one.
    if (before.success && before.data !== pair.nationalCode) {
      form.setValue("fullName", "");
      form.setValue("qrCodeData", "");
      form.clearErrors();
    }
    form.setValue("phoneNumber", pair.phone, { shouldDirty: true });
    form.setValue("nationalCode", pair.nationalCode, { shouldDirty: true });
    form.clearErrors(["phoneNumber", "nationalCode"]);
    focusNext(element.current?.querySelector("[name=nationalCode]") ?? null);
  };

  /** A customer's own QR code fills phone and national code; any other is the code of the visitor's card. */
  const fillQr = (text: string) => {
    if (isSubmitting) {
      scannedEarly.current = text;
      return;
    }
    const scanned = sanitizeScan(text);
    if (scanned === "") return;
    const pair = parseCustomerQr(scanned);
    if (pair) return fillCustomer(pair);
    form.setValue("qrCodeData", scanned, { shouldDirty: true });
    form.clearErrors("qrCodeData");
    focusNext(element.current?.querySelector("[name=qrCodeData]") ?? null);
  };

  useEffect(() => {
    if (isSubmitting || scannedEarly.current === "") return;
    // A rejected visitor stays in the form.
    if (!isDirty) fillQr(scannedEarly.current);
    scannedEarly.current = "";
  });

  useScanner({
    // A number scanned from the customer's card belongs in its field; the look-up keeps its scans.
    belongs: (name, text) =>
      (name === "phoneNumber" && phone.safeParse(text).success) ||
      (name === "nationalCode" && nationalCode.safeParse(text).success) ||
      (name !== EVENT_FIELD && !isFormField(name) && parseCustomerQr(sanitizeScan(text)) === null),
    onScan: (text, into) => {
      if (into?.name === EVENT_FIELD) chooseEvent(into.before);
      else if (into && isFormField(into.name) && !isSubmitting)
        form.setValue(into.name, into.before, { shouldDirty: true });
      fillQr(text);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter") return;
    const isField = event.target instanceof HTMLInputElement;
    if (!event.ctrlKey && !isField) return;
    event.preventDefault();
    if (event.ctrlKey) void submit();
    else focusNext(event.target as Element);
  };

  return { onKeyDown, fillQr };
}
