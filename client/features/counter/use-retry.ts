import { useEffect, useRef } from "react";
import { currentConnection, onConnectionChange } from "../../kit/transport/connection";
import { isTemporary } from "../receipt-queue/send-queue";

const RETRY_MS = 10_000;

/** Repeats a call that failed for a temporary reason: when the connection is back, and every ten seconds. */
export function useRetry(failedStatus: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const mayRecover = failedStatus !== undefined && (isTemporary(failedStatus) || failedStatus === 500);
  useEffect(() => {
    if (!mayRecover) return;
    const retry = () => currentConnection() !== "offline" && latest.current();
    const timer = setInterval(retry, RETRY_MS);
    const stop = onConnectionChange(retry);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [mayRecover]);
}
