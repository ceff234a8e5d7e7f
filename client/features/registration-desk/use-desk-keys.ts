import type { KeyboardEvent, RefObject } from "react";
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
  /** Takes back what a scan has done to the choice of the event: a list that has the focus jumps to what is typed. */
  chooseEvent: (id: string) => void;
  submit: () => Promise<void>;
}

/** The field of the events' list, which stands outside the form. */
export const EVENT_FIELD = "event";

/** The keyboard of the desk: a scan goes to its field from wherever the focus is, Enter moves on, Ctrl+Enter sends. */
export function useDeskKeys({ form, element, chooseEvent, submit }: Options) {
  const goOn = (from: Element | null) => {
    if (element.current && from) nextField(element.current, from)?.focus();
  };
  const isOurs = (name: string): name is keyof DeskValues => name in form.getValues();

  const fillQr = (text: string) => {
    const scanned = sanitizeScan(text);
    if (scanned === "") return;
    form.setValue("qrCodeData", scanned, { shouldDirty: true });
    form.clearErrors("qrCodeData");
    goOn(element.current?.querySelector("[name=qrCodeData]") ?? null);
  };

  useScanner({
    // A number read from the customer's own card is where it should be; the look-up keeps what it is given.
    belongs: (name, text) =>
      (name === "phoneNumber" && phone.safeParse(text).success) ||
      (name === "idCardNumber" && nationalCode.safeParse(text).success) ||
      (name !== EVENT_FIELD && !isOurs(name)),
    onScan: (text, into) => {
      if (into?.name === EVENT_FIELD) chooseEvent(into.before);
      else if (into && isOurs(into.name)) form.setValue(into.name, into.before, { shouldDirty: true });
      fillQr(text);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter") return;
    const isField = event.target instanceof HTMLInputElement;
    if (!event.ctrlKey && !isField) return;
    event.preventDefault();
    if (event.ctrlKey) void submit();
    else goOn(event.target as Element);
  };

  return { onKeyDown, fillQr };
}
