import { useEffect, useRef, useState } from "react";
import { CloseShiftDocument, OpenShiftDocument, type ShiftSummary_SummaryFragment } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { currentConnection, onConnectionChange } from "../../kit/transport/connection";
import { isTemporary } from "../receipt-queue/send-queue";
import { currentDevice } from "./device";

const RETRY_MS = 10_000;

interface Shift {
  id: string;
  openedAt: string;
}

/** The shift of this session at this till: opened with the screen, closed by the operator or by the session's end. */
export function useShift(token: string) {
  const { run: runOpen } = useAction(OpenShiftDocument);
  const closing = useAction(CloseShiftDocument);
  const [shift, setShift] = useState<Shift | null>(null);
  const [summary, setSummary] = useState<ShiftSummary_SummaryFragment>();
  const [problem, setProblem] = useState<string>();
  const isOpening = useRef(false);
  const hasFailed = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = async () => {
    if (isOpening.current) return;
    clearTimeout(retry.current);
    isOpening.current = true;
    const { data, error } = await runOpen({ deviceId: currentDevice().id });
    isOpening.current = false;
    hasFailed.current = !data;
    if (data) setShift(data.openShift);
    // Until then receipts are recorded without a shift.
    else if (isTemporary(error.status) || error.status === 500)
      retry.current = setTimeout(() => void latest.current(), RETRY_MS);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    void latest.current();
    const stop = onConnectionChange(() => {
      if (hasFailed.current && currentConnection() !== "offline") void latest.current();
    });
    return () => {
      stop();
      clearTimeout(retry.current);
    };
  }, [token]);

  const close = async () => {
    if (shift === null) return;
    setProblem(undefined);
    const { data, error } = await closing.run({ shiftId: shift.id });
    if (error) return setProblem(error.message);
    setShift(null);
    setSummary(data.closeShift);
  };
  const startAnother = () => {
    setSummary(undefined);
    void open();
  };
  return { shift, summary, close, startAnother, problem, busy: closing.busy };
}
