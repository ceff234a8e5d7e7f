import { useEffect, useRef, useState } from "react";
import { UNUSUAL_FACTOR } from "../../../domain/receipts";
import type { Form } from "../../kit/form/use-form";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";
import type { ReceiptFormDraft, ReceiptValues } from "./receipt-form";

/** What the operator must confirm before the receipt is recorded, and the content that it concerns. */
interface Question {
  content: string;
  kind: "amount" | "duplicate";
  /** Why the server suspects a duplicate. */
  reasons?: string[];
}

/** The question about a receipt, which any change of the form withdraws. A kind is asked once for the same content. */
export function useQuestion(
  form: Form<ReceiptValues, ReceiptFormDraft>,
  /** The usual amount of each store, by store id. */
  usualAmounts: ReadonlyMap<string, number>,
) {
  const t = useText(counterText);
  const { toman } = useFormats();
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef<{ content: string; kinds: Question["kind"][] }>({ content: "", kinds: [] });

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) setQuestion(null);
    });
    return unsubscribe;
  }, [form]);

  /** The question about an amount far above the usual one of its store; null for any other amount. */
  const unusual = ({ storeId, purchaseAmount }: ReceiptValues): string | null => {
    const usual = usualAmounts.get(storeId);
    if (usual === undefined || Number(purchaseAmount) < usual * UNUSUAL_FACTOR) return null;
    return t("unusualAmount", { usual: toman(usual) });
  };

  return {
    // Computed anew, because the language can change while the question is open.
    texts: question && (question.reasons ?? [unusual(form.getValues()) ?? ""]),
    isUnusual: (values: ReceiptValues) => unusual(values) !== null,
    isConfirmed: (content: string, kind: Question["kind"]) =>
      confirmed.current.content === content && confirmed.current.kinds.includes(kind),
    ask: setQuestion,
    withdraw: () => setQuestion(null),
    confirm: () => {
      if (question === null) return;
      const { content, kinds } = confirmed.current;
      const before = content === question.content ? kinds : [];
      confirmed.current = { content: question.content, kinds: [...before, question.kind] };
    },
  };
}
