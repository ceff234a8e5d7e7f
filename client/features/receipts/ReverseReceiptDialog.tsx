import type { DocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { returnDraft, voidDraft } from "../../../domain/receipts";
import { FormModal } from "../../kit/dialog/FormModal";
import { AmountField } from "../../kit/form/AmountField";
import { LongTextField } from "../../kit/form/LongFields";
import { Segmented } from "../../kit/form/Segmented";
import { showFieldErrors, useForm, type Form } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCounts } from "../../kit/i18n/use-counts";
import { messageOr } from "../../kit/transport/request-error";
import { ReceiptFacts, ReversalEffect } from "./ReversalEffect";
import { reversalText } from "./reversal.text";
import { useReversal, useReversalPreview, type ReversalKind } from "./use-reversal";

interface Props {
  /** The receipt's UUID. */
  receiptId: string;
  /** The printed number. */
  number: string;
  /** The correction that is selected first; a void by default. */
  kind?: ReversalKind;
  /** The queries to refetch afterwards, if a component shows them. */
  refetch?: DocumentNode[];
  onClose: () => void;
  onDone: (message: string) => void;
}

interface Values {
  reason: string;
  amount: string;
}
interface Draft {
  reason: string;
  amount?: number;
}

/** Shows an error of the previewed amount at its field. Returns false if the error is not about the amount. */
function useAmountError(form: Form<Values, Draft>, error: ReturnType<typeof useReversalPreview>["error"]): boolean {
  const message = error?.fields.find(({ field }) => field === "amount")?.message;
  const { setError } = form;
  const { isSubmitting } = form.formState;
  useEffect(() => {
    // Submitting validates by the rules of the form, which do not know this error.
    if (message !== undefined && !isSubmitting) setError("amount", { type: "server", message });
  }, [setError, message, isSubmitting]);
  return message !== undefined;
}

function useReverseForm({ receiptId, number: receiptNumber, kind: initial = "void", refetch = [], onDone }: Props) {
  const t = useText(reversalText);
  const lang = useLang();
  const { toman } = useFormats();
  const { points, codes } = useCounts();
  const [kind, setKind] = useState(initial);
  const [problem, setProblem] = useProblem(t);
  const { run, busy } = useReversal(receiptId, refetch);
  const form = useForm<Values, Draft>({
    initial: { reason: "", amount: "" },
    schema: kind === "void" ? voidDraft : returnDraft,
  });
  const amount = kind === "return" ? form.watch("amount") : "";
  const preview = useReversalPreview(receiptId, amount);
  const isAmountWrong = useAmountError(form, preview.error);
  const previewProblem = preview.error && !isAmountWrong ? messageOr(preview.error, t("previewFailed")) : undefined;
  const submit = form.handleSubmit(async (draft) => {
    setProblem();
    const { done, error } = await run({ kind, reason: draft.reason, amount: draft.amount ?? 0 });
    if (error && !showFieldErrors(form, error)) setProblem(error, "reverseFailed");
    else if (done) {
      onDone(
        t(kind === "void" ? "voidDone" : "returnDone", {
          number: nameIn(lang, receiptNumber),
          points: points(done.pointsReversed),
          codes: codes(done.codesInvalidated),
          amount: toman(draft.amount ?? 0),
        }),
      );
    }
  });
  return {
    form,
    kind,
    change: (next: ReversalKind) => {
      form.clearErrors();
      setKind(next);
    },
    busy,
    preview,
    effect: kind === "return" && amount === "" ? undefined : preview.effect,
    hint: kind === "return" && (amount === "" || isAmountWrong) ? t("enterAmount") : t("loading"),
    problem: problem ?? previewProblem,
    // Nothing is confirmed before its effect is shown.
    locked: preview.isLoading || previewProblem !== undefined,
    submit,
  };
}

/** Voids a receipt or returns a part of it, after showing the points and codes that are removed. */
export function ReverseReceiptDialog(props: Props) {
  const t = useText(reversalText);
  const lang = useLang();
  const { form, kind, change, busy, preview, effect, hint, problem, locked, submit } = useReverseForm(props);
  return (
    <FormModal
      open
      wide
      title={t("title", { number: nameIn(lang, props.number) })}
      submit={t(kind === "void" ? "voidSubmit" : "returnSubmit")}
      tone="danger"
      busy={busy}
      locked={locked}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={props.onClose}
    >
      <ReceiptFacts receipt={preview.receipt} />
      <chakra.div my="4">
        <Segmented
          label={t("kind")}
          value={kind}
          options={[
            { value: "void", label: t("void") },
            { value: "return", label: t("return") },
          ]}
          onChange={change}
        />
      </chakra.div>
      {kind === "return" && <AmountField form={form} name="amount" label={t("amount")} />}
      <ReversalEffect effect={effect} hint={hint} />
      <LongTextField form={form} name="reason" label={t("reason")} hint={t("final")} />
    </FormModal>
  );
}
