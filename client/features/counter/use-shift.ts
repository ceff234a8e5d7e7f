import { useEffect, useRef, useState } from "react";
import { CloseShiftDocument, OpenShiftDocument, type ShiftSummary_SummaryFragment } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";
import { currentDevice } from "./device";
import { useRetry } from "./use-retry";
import { useProblem } from "../../kit/form/use-problem";

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
  const [problem, setProblem] = useProblem(useText(counterText));
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

  const close = async () => {
    if (shift === null) return;
    setProblem();
    const { data, error } = await closing.run({ shiftId: shift.id });
    if (error) return setProblem(error);
    setShift(null);
    setSummary(data.closeShift);
  };
  const startAnother = () => {
    setSummary(undefined);
    void open();
  };
  return { shift, summary, close, startAnother, problem, busy: closing.busy };
}
