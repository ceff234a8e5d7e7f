import { useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../../domain/errors/client-errors";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { CreateReceiptDocument, type ReceiptCard_ReceiptFragment } from "../../kit/graphql/generated";
import type { RequestError } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { currentLang, useText } from "../../kit/i18n/i18n";
import { tehranIso } from "../../kit/i18n/tehran";
import { newId } from "../../kit/transport/fetch-json";
import { allows, useSession } from "../../kit/session/session";
import { counterText } from "./counter.text";
import { deleteDraft, type Attempt } from "./draft";
import { emptyReceipt, receiptForm, type ReceiptFormDraft, type ReceiptValues } from "./receipt-form";
import { useDraft } from "./use-draft";

const CLOCK_MS = 20_000;

/** The text of the error card; null for an expired session, which the sign-in card shows. */
function problemOf({ code, status, message }: RequestError, fallback: string): string {
  const lang = currentLang();
  if (status === 401) return errorText("UNAUTHENTICATED", lang);
  if (status === 400) return message || errorText("BAD_USER_INPUT", lang);
  if (status === 500) return errorText("INTERNAL", lang);
  return message || (code === "NETWORK" ? errorText("UNAVAILABLE", lang) : fallback);
}

/** Returns the same key for the same content, and a new key after any change. */
function keyFor(values: ReceiptValues, attempt: { current: Attempt | null }): string {
  const content = JSON.stringify(values);
  if (attempt.current?.content !== content) attempt.current = { content, key: newId() };
  return attempt.current.key;
}

/** The receipt form: values, rules, stored draft and submission. */
export function useReceipt(onCreated: (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => void) {
  const t = useText(counterText);
  const session = useSession();
  const mayBackdate = allows(session, "receipts:date-back");
  const schema = useMemo(() => receiptForm(mayBackdate), [mayBackdate]);
  const form = useForm<ReceiptValues, ReceiptFormDraft>({ initial: useMemo(emptyReceipt, []), schema });
  const create = useAction(CreateReceiptDocument);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef(false);
  const keep = useDraft(form, session?.user?.username ?? "", attempt);
  const { isDirty } = form.formState;

  useEffect(() => {
    // A form left open must not date the next purchase in the past.
    const clock = setInterval(() => {
      if (!isDirty) form.reset(emptyReceipt());
    }, CLOCK_MS);
    return () => clearInterval(clock);
  }, [form, isDirty]);

  const send = form.handleSubmit(async (draft) => {
    setProblem(undefined);
    const values = form.getValues();
    const idempotencyKey = keyFor(values, attempt);
    keep();
    const input = {
      ...draft,
      reason: draft.reason || null,
      purchaseDate: tehranIso(values.purchaseDate),
      idempotencyKey,
    };
    const { data, error } = await create.run({ input });
    if (error) {
      showFieldErrors(form, error);
      setProblem(problemOf(error, t("createFailed")));
      return;
    }
    deleteDraft();
    onCreated(data.createReceipt, values);
  });

  const submit = async () => {
    // A second click may arrive before the button is rendered as disabled.
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  const reset = () => {
    form.reset(emptyReceipt());
    attempt.current = null;
    deleteDraft();
    setProblem(undefined);
    form.setFocus("receiptId");
  };

  return { form, mayBackdate, submit, reset, problem, dismiss: () => setProblem(undefined), busy: create.busy };
}
