import { useEffect, useEffectEvent, useState } from "react";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { importText } from "./import.text";
import { type Completion, nextSeen } from "./import-progress";

/** How long the progress panel stays visible after an import has ended, in milliseconds. */
const STAYS_MS: Record<Completion, number> = { complete: 2000, error: 1500 };

interface CompletionOptions {
  /** The message of a success. */
  done: string;
  /** Called after rows were stored or reverted. */
  onChanged?: (() => void) | undefined;
}

/** The end of a watched import, while its progress is still visible. */
export function useImportCompletion(job: Job | undefined, { done, onChanged }: CompletionOptions): Completion | null {
  const t = useText(importText);
  const [seen, setSeen] = useState(() => nextSeen({ status: undefined, doneId: undefined, ending: null }, job));
  if (job?.status !== seen.status) setSeen(nextSeen(seen, job));
  const { ending } = seen;
  const notify = useEffectEvent(() => {
    if (ending === "complete") toastDone(done, "longest");
    if (ending === "reverted") toastDone(t("reverted"), "longest");
    if (ending === "kept") toastFailed(job?.error?.message ?? t("revertFailed"));
    if (ending === "complete" || ending === "reverted") onChanged?.();
  });
  useEffect(() => {
    if (ending === null) return;
    notify();
    if (ending !== "complete" && ending !== "error") return;
    const timer = setTimeout(() => setSeen((last) => ({ ...last, ending: null })), STAYS_MS[ending]);
    return () => clearTimeout(timer);
  }, [ending]);
  return ending === "complete" || ending === "error" ? ending : null;
}
