import { useRef, useState } from "react";
import { deskDraft, type DeskDraft } from "../../../domain/registrations";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import {
  DeskFlagsDocument,
  RegisterAtDeskDocument,
  type DeskResult_RegistrationFragment,
} from "./registration-desk.generated";
import {
  EventChoicesDocument,
  RegistrationCountsDocument,
  type EventChoices_EventFragment as Event,
} from "../../kit/graphql/generated";
import { client } from "../../kit/graphql/client";
import { useAction } from "../../kit/graphql/use-action";
import { messageOf, type RequestError } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { deskText } from "./desk.text";

export interface DeskValues {
  fullName: string;
  phoneNumber: string;
  nationalCode: string;
  qrCodeData: string;
}

const EMPTY: DeskValues = { fullName: "", phoneNumber: "", nationalCode: "", qrCodeData: "" };

/** A registration with the data of its slip. */
export interface Registered {
  registration: DeskResult_RegistrationFragment;
  event: Event;
  fullName: string;
  /** The text of the QR field; null if it was empty. */
  scanned: string | null;
}

interface Options {
  event: Event | undefined;
  /** Called without a value when the next registration is sent: the previous code must not be shown to the next visitor. */
  onRegistered: (registered: Registered | undefined) => void;
}

/**
 * The form of the desk. It is reset after a success and keeps its values after an error. A repeated submission returns
 * the first registration, so it is safe.
 */
export function useRegistration({ event, onRegistered }: Options) {
  const t = useText(deskText);
  const form = useForm<DeskValues, DeskDraft>({ initial: EMPTY, schema: deskDraft });
  const register = useAction(RegisterAtDeskDocument);
  const [problem, setProblem] = useState<RequestError | "selectFirst">();
  const sending = useRef(false);

  const send = form.handleSubmit(async (input) => {
    setProblem(undefined);
    if (!event) return setProblem("selectFirst");
    onRegistered(undefined);
    const { data, error } = await register.run({ eventId: event.id, input }, { refetch: [RegistrationCountsDocument] });
    if (error) {
      showFieldErrors(form, error);
      // The screen shows an event or a flag as it was before another user changed it.
      if (/^(EVENT|FEATURE)_/.test(error.code))
        client.refetchQueries({ include: [EventChoicesDocument, DeskFlagsDocument] }).catch(() => undefined);
      return setProblem(error);
    }
    // After a reset the form has no fields until the next render, so the focus is set first.
    form.setFocus("fullName");
    form.reset(EMPTY);
    onRegistered({ registration: data.registerAtDesk, event, fullName: input.fullName, scanned: input.qrCodeData });
  });

  const submit = async () => {
    // A second click may arrive before the button is rendered as disabled.
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  const text = problem === "selectFirst" ? t(problem) : problem && t("registerFailed", { reason: messageOf(problem) });
  return { form, submit, problem: text, dismiss: () => setProblem(undefined), busy: register.busy };
}
