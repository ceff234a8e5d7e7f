import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { toRequestError } from "../../kit/graphql/client";
import { ReceiptScreenDocument } from "../../kit/graphql/generated";
import { sessionUserOf } from "../../kit/graphql/session-user";
import { updateSessionUser } from "../../kit/session/session";
import { registerServiceWorker } from "../receipt-queue/register-service-worker";
import { storedSnapshot, storeSnapshot } from "./screen-snapshot";
import { useRetry } from "./use-retry";

/** The active stores and the rules of the form; refreshes the stored session user. */
export function useReceiptScreen(token: string) {
  const { data, error, loading, refetch } = useQuery(ReceiptScreenDocument, { errorPolicy: "all" });
  const me = data?.me;
  useEffect(() => {
    if (me) updateSessionUser(token, sessionUserOf(me));
  }, [me, token]);
  useEffect(() => {
    if (data?.activeStores) storeSnapshot(data);
  }, [data]);
  useEffect(() => {
    void registerServiceWorker();
  }, []);
  // Without a network the till works with the stores of the last visit.
  const known = data?.activeStores ? data : storedSnapshot();
  const reload = () => void refetch().catch(() => undefined);
  useRetry(error && toRequestError(error).status, reload);
  return {
    stores: known?.activeStores ?? [],
    bonuses: known?.receiptBonuses ?? [],
    usualAmounts: known?.usualAmounts ?? [],
    failed: error !== undefined && !known,
    loading,
    reload,
  };
}

export type ReceiptScreen = ReturnType<typeof useReceiptScreen>;
