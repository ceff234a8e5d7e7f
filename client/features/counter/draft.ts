import { emptyReceipt, type ReceiptValues } from "./receipt-form";

const STORAGE_KEY = "receipt_draft";

/** The idempotency key of submitted content: submitting the same content again must not record it twice. */
export interface Attempt {
  content: string;
  key: string;
}

interface Draft {
  username: string;
  values: ReceiptValues;
  attempt: Attempt | null;
  /** The key of the rejected receipt of the queue that this one corrects. */
  corrected: string | null;
}

/** Stores an unfinished receipt in this tab, so that it survives an expired session. */
export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form works, but the draft does not survive the session.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is no draft to remove.
  }
}

const isAttempt = (value: Partial<Attempt> | null | undefined): value is Attempt =>
  typeof value?.content === "string" && typeof value.key === "string";

/** The user's unfinished receipt, or null. Another user's draft is deleted, because it contains personal data. */
export function storedDraft(username: string): Omit<Draft, "username"> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Partial<Draft> | null;
    if (draft?.username !== username || !draft.values) {
      deleteDraft();
      return null;
    }
    const stored: Partial<Record<string, unknown>> = { ...draft.values };
    const values = Object.fromEntries(
      Object.entries(emptyReceipt("")).map(([name, empty]) => [
        name,
        typeof stored[name] === "string" ? stored[name] : empty,
      ]),
    ) as unknown as ReceiptValues;
    const { attempt, corrected } = draft;
    return {
      values,
      attempt: isAttempt(attempt) ? attempt : null,
      corrected: typeof corrected === "string" ? corrected : null,
    };
  } catch {
    return null;
  }
}
