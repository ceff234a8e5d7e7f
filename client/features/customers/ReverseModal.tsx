import { useRef, useState } from "react";
import { returnDraft, voidDraft } from "../../../domain/receipts";
import { Confirm } from "../../kit/dialog/Confirm";
import { AmountField } from "../../kit/form/AmountField";
import { FormModal } from "../../kit/dialog/FormModal";
import { LongTextField } from "../../kit/form/LongFields";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import {
  CustomerDetailDocument,
  CustomersScreenDocument,
  ReturnCustomerReceiptDocument,
  VoidCustomerReceiptDocument,
  type CustomerDetail_ReceiptFragment as Receipt,
  type CustomerReversalFragment as Reversal,
} from "../../kit/graphql/generated";
import { messageOr, type RequestError } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { newId } from "../../kit/transport/fetch-json";
import { customersText } from "./customers.text";

export interface Reversing {
  receipt: Receipt;
  kind: "void" | "return";
}

interface ReversalRequest {
  reason: string;
  /** In Toman; null for a void. */
  amount: number | null;
}

/** An idempotency key that is stable for the same content: a retry after a lost response reverses nothing twice. */
function useRequestKey() {
  const known = useRef({ content: "", key: "" });
  return (content: string): string => {
    if (known.current.content !== content) known.current = { content, key: newId() };
    return known.current.key;
  };
}

/** Voids a receipt or returns part of it. */
function useReverse({ receipt, kind }: Reversing) {
  const keyFor = useRequestKey();
  const cancel = useAction(VoidCustomerReceiptDocument);
  const returnAmount = useAction(ReturnCustomerReceiptDocument);
  const run = async ({ reason, amount }: ReversalRequest): Promise<{ done?: Reversal; error?: RequestError }> => {
    const idempotencyKey = keyFor(JSON.stringify([kind, reason, amount]));
    const refetch = [CustomersScreenDocument, CustomerDetailDocument];
    if (kind === "void") {
      const variables = { receiptId: receipt.id, input: { reason, idempotencyKey } };
      const { data, error } = await cancel.run(variables, { refetch });
      return error ? { error } : { done: data.voidReceipt };
    }
    const variables = { receiptId: receipt.id, input: { reason, amount: amount ?? 0, idempotencyKey } };
    const { data, error } = await returnAmount.run(variables, { refetch });
    return error ? { error } : { done: data.returnReceipt };
  };
  return { run, busy: cancel.busy || returnAmount.busy };
}

interface Props extends Reversing {
  onClose: () => void;
  onDone: (message: string) => void;
}

function useReverseForm({ receipt, kind, onDone }: Props) {
  const t = useText(customersText);
  const { number, toman } = useFormats();
  const { run, busy } = useReverse({ receipt, kind });
  const [problem, setProblem] = useState<string>();
  const [request, setRequest] = useState<ReversalRequest>();
  const form = useForm<{ reason: string; amount: string }, { reason: string; amount?: number }>({
    initial: { reason: "", amount: "" },
    schema: kind === "void" ? voidDraft : returnDraft,
  });
  const name = nameIn(useLang(), receipt.receiptId);
  const ask = form.handleSubmit(({ reason, amount }) => {
    setProblem(undefined);
    setRequest({ reason, amount: amount ?? null });
  });
  const confirm = async () => {
    if (!request) return;
    const { done, error } = await run(request);
    setRequest(undefined);
    if (error) setProblem(showFieldErrors(form, error) ? undefined : messageOr(error, t("reverseFailed")));
    else if (done) {
      const [points, codes] = [number(done.pointsReversed), number(done.codesInvalidated)];
      const amount = toman(request.amount ?? 0);
      onDone(t(kind === "void" ? "voidDone" : "returnDone", { number: name, points, codes, amount }));
    }
  };
  return { form, name, busy, problem, request, ask, confirm, back: () => setRequest(undefined) };
}

/** Asks for the reason or the amount, then for confirmation. */
export function ReverseModal(props: Props) {
  const { kind } = props;
  const t = useText(customersText);
  const { toman } = useFormats();
  const { form, name, busy, problem, request, ask, confirm, back } = useReverseForm(props);
  const submit = t(kind === "void" ? "voidSubmit" : "returnSubmit");
  return (
    <>
      <FormModal
        open
        title={t(kind === "void" ? "voidTitle" : "returnTitle", { number: name })}
        submit={submit}
        tone="danger"
        busy={busy}
        dirty={form.formState.isDirty}
        problem={problem}
        onSubmit={(event) => void ask(event)}
        onClose={props.onClose}
      >
        {kind === "return" && <AmountField form={form} name="amount" label={t("amount")} />}
        <LongTextField form={form} name="reason" label={t("reason")} />
      </FormModal>
      {request && (
        <Confirm
          title={t(kind === "void" ? "voidTitle" : "returnTitle", { number: name })}
          question={t(kind === "void" ? "voidQuestion" : "returnQuestion", {
            number: name,
            amount: toman(request.amount ?? 0),
          })}
          confirm={submit}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={back}
        />
      )}
    </>
  );
}
