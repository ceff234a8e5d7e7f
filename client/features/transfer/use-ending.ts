import { useEffect, useEffectEvent, useState } from "react";
import { toastDone } from "../../kit/feedback/toast";
import type { ImportStatus } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import type { ProgressStatus } from "./progress";
import { transferText } from "./transfer.text";

type Ending = Extract<ProgressStatus, "complete" | "error">;

/** How long the progress panel stays to say how it ended, and the message of a success. */
const STAYS_MS: Record<Ending, number> = { complete: 2000, error: 1500 };
const TOLD_MS = 8000;

const endingOf = (before: ImportStatus | undefined, now: ImportStatus | undefined): Ending | null => {
  if (before === "RUNNING" && now === "COMPLETE") return "complete";
  return (before === "RUNNING" || before === "CHECKING") && now === "ERROR" ? "error" : null;
};

/** The ending of an import that was watched, for the moment in which its progress is still in sight. */
export function useEnding(status: ImportStatus | undefined): Ending | null {
  const t = useText(transferText);
  const [last, setLast] = useState(status);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (status !== last) {
    setLast(status);
    setEnding(endingOf(last, status));
  }
  const tell = useEffectEvent(() => toastDone(t("importDone"), TOLD_MS));
  useEffect(() => {
    if (ending === null) return;
    if (ending === "complete") tell();
    const timer = setTimeout(() => setEnding(null), STAYS_MS[ending]);
    return () => clearTimeout(timer);
  }, [ending]);
  return ending;
}
