import { useCallback, useEffect, type RefObject } from "react";
import { toast } from "../../kit/feedback/toast";
import type { Form } from "../../kit/form/use-form";
import { useText } from "../../kit/i18n/i18n";
import { currentSession, sessionExpired } from "../../kit/session/session";
import { counterText } from "./counter.text";
import { deleteDraft, storeDraft, storedDraft, type Attempt } from "./draft";
import type { ReceiptFormDraft, ReceiptValues } from "./receipt-form";

/** Restores the draft when the form opens and stores changes; returns a function that stores it immediately. */
export function useDraft(
  form: Form<ReceiptValues, ReceiptFormDraft>,
  username: string,
  attempt: RefObject<Attempt | null>,
  corrected: RefObject<string | null>,
): () => void {
  const t = useText(counterText);
  const keep = useCallback(
    () => storeDraft({ username, values: form.getValues(), attempt: attempt.current, corrected: corrected.current }),
    [form, username, attempt, corrected],
  );

  useEffect(() => {
    if (username === "") return;
    const stored = storedDraft(username);
    if (stored === null) return;
    form.reset(stored.values, { keepDefaultValues: true });
    attempt.current = stored.attempt;
    corrected.current = stored.corrected;
    toast(t("restored"));
    // Not after a change of language, which only changes the toast's text.
  }, [form, username, attempt, corrected]);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // The store is a setting of the till; it does not make an unfinished receipt.
      if (name !== undefined && name !== "storeId") keep();
    });
    return unsubscribe;
  }, [form, keep]);

  useEffect(
    () => () => {
      // Signing out deletes the draft; an expired session keeps it for the next sign-in.
      if (currentSession() === null && !sessionExpired()) deleteDraft();
    },
    [],
  );

  return keep;
}
