import { useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../../domain/errors/client-errors";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import type { ReceiptCard_ReceiptFragment } from "../../kit/graphql/generated";
import { messageOf, type RequestError } from "../../kit/transport/request-error";
import { currentLang, useText } from "../../kit/i18n/i18n";
import { tehranClock, tehranIso } from "../../kit/i18n/tehran";
import { newId } from "../../kit/transport/fetch-json";
import { allows, useSession } from "../../kit/session/session";
import { type StoredReceipt, updateQueue } from "../receipt-queue/queue-store";
import { counterText } from "./counter.text";
import { deleteDraft, type Attempt } from "./draft";
import { emptyReceipt, receiptForm, type ReceiptFormDraft, type ReceiptValues } from "./receipt-form";
import { useDraft } from "./use-draft";
import { useQuestion } from "./use-question";
import { useSendReceipt } from "./use-send-receipt";

const CLOCK_MS = 20_000;
/** The second click of a double click must not submit the next, empty form. */
const DOUBLE_CLICK_MS = 1000;

/** The text of the error card; null for an expired session, which the sign-in card shows. */
function problemOf(error: RequestError, fallback: string): string {
  const lang = currentLang();
  const { code, status } = error;
  const message = messageOf(error);
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

interface Options {
  /** The store that the till remembers; empty if there is none. */
  storeId: string;
  /** The usual amount of each store, by store id. */
  usualAmounts: ReadonlyMap<string, number>;
  /** The points of the form by its store and campaign. */
  estimate: (values: ReceiptValues) => number;
  onCreated: (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => void;
  /** Called without a response of the server: the receipt is stored and sent later. */
  onQueued: (values: ReceiptValues, estimatedPoints: number) => void;
}

/** The receipt form: values, rules, stored draft, confirmation and submission. */
export function useReceipt({ storeId, usualAmounts, estimate, onCreated, onQueued }: Options) {
  const t = useText(counterText);
  const session = useSession();
  const mayBackdate = allows(session, "receipts:date-back");
  const schema = useMemo(() => receiptForm(mayBackdate), [mayBackdate]);
  const initial = useRef(emptyReceipt(storeId));
  const form = useForm<ReceiptValues, ReceiptFormDraft>({ initial: initial.current, schema });
  const { send, busy } = useSendReceipt();
  const [problem, setProblem] = useState<RequestError>();
  const question = useQuestion(form, usualAmounts);
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef(false);
  const createdAt = useRef(0);
  /** The key of the rejected receipt that the form corrects. */
  const corrected = useRef<string | null>(null);
  const keep = useDraft(form, session?.user?.username ?? "", attempt, corrected);
  const { isDirty } = form.formState;

  useEffect(() => {
    // A form left open must not date the next purchase in the past.
    const clock = setInterval(() => {
      if (!isDirty) form.reset(emptyReceipt(storeId));
    }, CLOCK_MS);
    return () => clearInterval(clock);
  }, [form, isDirty, storeId]);

  const empty = (store: string) => {
    form.reset(emptyReceipt(store));
    attempt.current = null;
    corrected.current = null;
    deleteDraft();
    setProblem(undefined);
    question.withdraw();
  };

  const record = form.handleSubmit(async (draft) => {
    setProblem(undefined);
    question.withdraw();
    const values = form.getValues();
    const content = JSON.stringify(values);
    if (!question.isConfirmed(content, "amount") && question.isUnusual(values))
      return question.ask({ content, kind: "amount" });
    const idempotencyKey = keyFor(values, attempt);
    keep();
    const input = {
      ...draft,
      reason: draft.reason || null,
      purchaseDate: tehranIso(values.purchaseDate),
      idempotencyKey,
      checkDuplicate: !question.isConfirmed(content, "duplicate"),
    };
    const estimatedPoints = estimate(values);
    const { data, error, queued } = await send(draft, input, estimatedPoints);
    if (error?.code === "DUPLICATE_SUSPECTED") {
      return question.ask({ content, kind: "duplicate", reasons: error.fields.map(({ message }) => message) });
    }
    if (error) {
      showFieldErrors(form, error);
      setProblem(error);
      return;
    }
    createdAt.current = Date.now();
    if (corrected.current !== null) await updateQueue({ removed: [corrected.current] });
    empty(values.storeId);
    if (queued) onQueued(values, estimatedPoints);
    else onCreated(data, values);
  });

  const submit = async () => {
    const isDoubleClick = !form.formState.isDirty && Date.now() - createdAt.current < DOUBLE_CLICK_MS;
    // A second click may arrive before the button is rendered as disabled.
    if (sending.current || isDoubleClick) return;
    sending.current = true;
    await record().finally(() => {
      sending.current = false;
    });
  };

  /** Opens a rejected receipt of the queue; it is removed there when the correction is recorded. */
  const edit = ({ key, input }: StoredReceipt) => {
    empty(input.storeId);
    corrected.current = key;
    const { customerPhone, customerNationalCode, receiptId, purchaseAmount, purchaseDate, reason } = input;
    const values = {
      ...emptyReceipt(input.storeId),
      customerPhone,
      customerNationalCode,
      receiptId,
      reason: reason ?? "",
      purchaseAmount: String(purchaseAmount),
      purchaseDate: tehranClock(new Date(purchaseDate)),
    };
    form.reset(values, { keepDefaultValues: true });
    keep();
    form.setFocus("customerPhone");
  };

  return {
    form,
    mayBackdate,
    submit,
    reset: () => empty(form.getValues("storeId")),
    question: question.texts,
    /** Records the receipt that the question is about. */
    confirm: () => {
      if (question.texts === null) return;
      question.confirm();
      void submit();
    },
    correct: question.withdraw,
    edit,
    problem: problem && problemOf(problem, t("createFailed")),
    dismiss: () => setProblem(undefined),
    busy,
  };
}
