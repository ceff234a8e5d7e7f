import { useState } from "react";
import {
  CreateReceiptDocument,
  type CreateReceiptMutationVariables,
  type ReceiptCard_ReceiptFragment,
} from "../../kit/graphql/generated";
import { useSession } from "../../kit/session/session";
import { requestDocument } from "../../kit/graphql/request-document";
import { submitReceipt, type SubmitResult } from "../receipt-queue/submit-receipt";
import type { ReceiptFormDraft } from "./receipt-form";

type Input = CreateReceiptMutationVariables["input"] & { idempotencyKey: string };

/** The only place of the counter that sends a receipt. Without a response it is queued. */
export function useSendReceipt() {
  const user = useSession()?.user;
  const [busy, setBusy] = useState(false);
  const send = async (
    { customerPhone, customerNationalCode, receiptId, storeId, purchaseAmount }: ReceiptFormDraft,
    input: Input,
    estimatedPoints: number,
  ): Promise<SubmitResult<ReceiptCard_ReceiptFragment>> => {
    const { idempotencyKey: key, purchaseDate, reason = null } = input;
    const queued = { customerPhone, customerNationalCode, receiptId, storeId, purchaseAmount, purchaseDate, reason };
    const owner = { ownerId: user?.id ?? "", ownerName: user?.fullName ?? "" };
    setBusy(true);
    const result = await submitReceipt({ key, ...owner, input: queued, estimatedPoints }, async (signal) => {
      const { data, error } = await requestDocument(CreateReceiptDocument, { input }, signal);
      return error ? { error } : { data: data.createReceipt };
    });
    setBusy(false);
    return result;
  };
  return { send, busy };
}
