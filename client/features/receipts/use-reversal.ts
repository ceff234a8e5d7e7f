import type { DocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import {
  ReturnReceiptDocument,
  ReversalPreviewDocument,
  VoidReceiptDocument,
  type ReceiptReversalFragment as Reversal,
} from "../../kit/graphql/generated";
import { toRequestError } from "../../kit/graphql/client";
import { useRequestKey } from "../../kit/graphql/use-request-key";
import { useAction } from "../../kit/graphql/use-action";
import { useDebounced } from "../../kit/timing/use-debounced";
import type { RequestError } from "../../kit/transport/request-error";

export type ReversalKind = "void" | "return";

/** Pause after the last digit before the effect is calculated. */
const DEBOUNCE_MS = 250;

/** The effect of a void, or of a return of the typed amount. Without an amount, the effect of a void. */
export function useReversalPreview(receiptId: string, amount: string) {
  const debounced = useDebounced(amount, DEBOUNCE_MS);
  const { data, previousData, error, loading, refetch } = useQuery(ReversalPreviewDocument, {
    variables: { receiptId, amount: debounced === "" ? null : Number(debounced) },
    // The effect of two amounts has one id; it must also be current.
    fetchPolicy: "no-cache",
  });
  const isCurrent = debounced === amount && !loading;
  return {
    receipt: (data ?? previousData)?.reversalPreview,
    effect: isCurrent && !error ? data?.reversalPreview : undefined,
    error: isCurrent && error ? toRequestError(error) : undefined,
    isLoading: !isCurrent,
    reload: () => void refetch().catch(() => undefined),
  };
}

interface ReversalRequest {
  kind: ReversalKind;
  reason: string;
  /** In Toman; ignored for a void. */
  amount: number;
}

/** Voids a receipt or returns a part of it. */
export function useReversal(receiptId: string, refetch: DocumentNode[]) {
  const keyFor = useRequestKey();
  const voidAll = useAction(VoidReceiptDocument);
  const returnPart = useAction(ReturnReceiptDocument);
  const run = async (request: ReversalRequest): Promise<{ done?: Reversal; error?: RequestError }> => {
    const { kind, reason, amount } = request;
    const input = { reason, idempotencyKey: keyFor(JSON.stringify(request)) };
    if (kind === "void") {
      const { data, error } = await voidAll.run({ receiptId, input }, { refetch });
      return error ? { error } : { done: data.voidReceipt };
    }
    const { data, error } = await returnPart.run({ receiptId, input: { ...input, amount } }, { refetch });
    return error ? { error } : { done: data.returnReceipt };
  };
  return { run, busy: voidAll.busy || returnPart.busy };
}
