import { useEffect, useRef, useState } from "react";
import { CloseShiftDocument, OpenShiftDocument, type ShiftSummary_SummaryFragment } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { currentConnection, onConnectionChange } from "../../kit/transport/connection";
import { messageOf, type RequestError } from "../../kit/transport/request-error";
import { currentDevice } from "./device";
import { useRetry } from "./use-retry";

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
  const [problem, setProblem] = useState<RequestError>();
  const [failedStatus, setFailedStatus] = useState<number>();
  const isOpening = useRef(false);

  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const { data, error } = await runOpen({ deviceId: currentDevice().id });
    isOpening.current = false;
    // Until a retry succeeds, receipts are recorded without a shift.
    setFailedStatus(error?.status);
    if (data) setShift(data.openShift);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => void latest.current(), [token]);
  useRetry(failedStatus, () => void open());

  // A lost connection that is back is no reason any more.
  useEffect(() => onConnectionChange(() => currentConnection() !== "offline" && setProblem(undefined)), []);

  const close = async () => {
    if (shift === null) return;
    setProblem(undefined);
    const { data, error } = await closing.run({ shiftId: shift.id });
    if (error) return setProblem(error);
    setShift(null);
    setSummary(data.closeShift);
  };
  const startAnother = () => {
    setSummary(undefined);
    void open();
  };
  return {
    shift,
    summary,
    close,
    startAnother,
    problem: problem && messageOf(problem),
    dismiss: () => setProblem(undefined),
    busy: closing.busy,
  };
}
