import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { toast } from "../../kit/feedback/toast";
import {
  ReceiptSlipDocument,
  TillReceiptsDocument,
  type ReceiptCard_ReceiptFragment,
  type StoreSelect_StoreFragment,
} from "../../kit/graphql/generated";
import { isolated } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { toRequestError } from "../../kit/graphql/client";
import { tehranIso } from "../../kit/i18n/tehran";
import { personName } from "../../kit/public/person-name";
import { useReceiptQueue, type ReceiptQueue } from "../receipt-queue/use-receipt-queue";
import { counterText } from "./counter.text";
import { currentDevice } from "./device";
import type { SlipData } from "./Slip";
import type { ReceiptValues } from "./receipt-form";
import { useRetry } from "./use-retry";
import type { LastCustomer } from "./use-receipt-keys";

/** The last receipt of the till, as it is shown beside the form; `receipt` is null if it is queued. */
interface Created {
  receipt: ReceiptCard_ReceiptFragment | null;
  slip: SlipData;
}

const lastCustomerOf = ({
  customerPhone,
  customerNationalCode,
  customerFirstName,
  customerLastName,
}: ReceiptValues): LastCustomer => ({ customerPhone, customerNationalCode, customerFirstName, customerLastName });

/** Opened a second time, so that the same slip can be printed again. */
interface Printing {
  slip: SlipData;
  times: number;
}

/** Calls `onSent` with the numbers of queued receipts that the server has recorded since. */
function useSentReceipts({ waiting, rejected }: ReceiptQueue, onSent: (numbers: string[]) => void): void {
  const before = useRef<string[]>([]);
  useEffect(() => {
    const [queued, unsent] = [waiting, [...waiting, ...rejected]].map((all) => all.map(({ input }) => input.receiptId));
    const sent = before.current.filter((number) => !unsent?.includes(number));
    before.current = queued ?? [];
    if (sent.length > 0) onSent(sent);
  });
}

/** The till beside its form: the last receipt, the latest receipts and the slip that is being printed. */
export function useTill(stores: readonly StoreSelect_StoreFragment[]) {
  const t = useText(counterText);
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(TillReceiptsDocument, {
    variables: { deviceId: currentDevice().id },
    fetchPolicy: "cache-and-network",
  });
  const reload = () => void refetch().catch(() => undefined);
  useRetry(error && toRequestError(error).status, reload);
  const [created, setCreated] = useState<Created>();
  const [lastCustomer, setLastCustomer] = useState<LastCustomer | null>(null);
  const [printing, setPrinting] = useState<Printing | null>(null);

  const queue = useReceiptQueue();
  useSentReceipts(queue, (numbers) => {
    reload();
    // The card of a queued receipt promises a later sending; the list has the recorded one.
    if (!created || created.receipt || !numbers.includes(created.slip.receiptId)) return;
    setCreated(undefined);
    toast(t("sent", { number: isolated(created.slip.receiptId) }), "long");
  });

  // The card of a queued receipt promises its sending; for a rejected one the queue shows the reason.
  const isRejected =
    created?.receipt === null && queue.rejected.some(({ input }) => input.receiptId === created.slip.receiptId);
  const shown = isRejected ? undefined : created;

  const printSlip = (slip: SlipData) => setPrinting((last) => ({ slip, times: (last?.times ?? 0) + 1 }));

  const show = (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => {
    const slip: SlipData = {
      receiptId: receipt.receiptId,
      customerName: receipt.customer ? personName(receipt.customer) : "",
      totalPoints: receipt.customer?.totalPoints ?? null,
      storeName: stores.find(({ id }) => id === values.storeId)?.storeName ?? null,
      amount: receipt.purchaseAmount,
      points: receipt.pointsCalculated,
      purchaseDate: receipt.purchaseDate,
      codes: receipt.codes,
    };
    setLastCustomer(lastCustomerOf(values));
    setCreated({ receipt, slip });
    reload();
    if (currentDevice().printsSlips) printSlip(slip);
  };

  const showQueued = (values: ReceiptValues, points: number) => {
    const slip: SlipData = {
      receiptId: values.receiptId,
      customerName: "",
      totalPoints: null,
      storeName: stores.find(({ id }) => id === values.storeId)?.storeName ?? null,
      amount: Number(values.purchaseAmount),
      points,
      purchaseDate: tehranIso(values.purchaseDate),
      codes: [],
      isProvisional: true,
    };
    setLastCustomer(lastCustomerOf(values));
    setCreated({ receipt: null, slip });
    if (currentDevice().printsSlips) printSlip(slip);
  };

  const reprint = async (id: string) => {
    try {
      const found = await client.query({ query: ReceiptSlipDocument, variables: { id }, fetchPolicy: "no-cache" });
      if (!found.data) return;
      const { customerName, netAmount, ...receipt } = found.data.receiptSlip;
      printSlip({ ...receipt, customerName: customerName ?? "", amount: netAmount });
    } catch (error) {
      toast(toRequestError(error).message, "long");
    }
  };

  return {
    receipts: data?.tillReceipts,
    created: shown,
    dismiss: () => setCreated(undefined),
    lastCustomer,
    show,
    showQueued,
    reprint,
    printing,
    printLast: () => (shown ? printSlip(shown.slip) : toast(t("nothingToPrint"), "medium")),
    endPrinting: () => setPrinting(null),
  };
}
