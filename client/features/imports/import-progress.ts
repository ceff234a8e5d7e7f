import type { Import_JobFragment } from "../../kit/graphql/generated";

/** The states of the progress panel. */
export type ProgressStatus = "uploading" | "processing" | "complete" | "error" | "cancelled";

const UPLOADING = 10;
const UNKNOWN = 30;
const NEARLY = 99;
/** The remaining time is estimated after this many seconds. */
const ESTIMATED_FROM_SECONDS = 5;

/** Progress of the bar, 0 to 100: the upload is 10 %, the rest is the share of processed rows. */
export function percentOf(status: ProgressStatus, processed: number, total: number | null): number {
  if (status === "uploading") return UPLOADING;
  if (status === "complete") return 100;
  if (status === "error" || status === "cancelled") return 0;
  if (total === null || total === 0) return UNKNOWN;
  return Math.min(NEARLY, Math.floor(UPLOADING + (100 - UPLOADING) * (processed / total)));
}

/** Remaining whole seconds at the current pace; null while unknown. */
export function secondsLeft(elapsedSeconds: number, processed: number, total: number | null): number | null {
  if (elapsedSeconds < ESTIMATED_FROM_SECONDS || total === null || processed === 0) return null;
  return Math.ceil((elapsedSeconds * Math.max(0, total - processed)) / processed);
}

export type Completion = Extract<ProgressStatus, "complete" | "error">;

type WatchedJob = Pick<Import_JobFragment, "id" | "status" | "isReverted">;

export interface Seen {
  status: WatchedJob["status"] | undefined;
  /** The job that was complete before: a later state of it is a revert. */
  doneId: string | undefined;
  ending: Completion | "reverted" | "kept" | null;
}

/** Returns how a watched job has just ended, from its last and its present state. */
export function nextSeen({ status: before, doneId }: Seen, job: WatchedJob | undefined): Seen {
  const seen = { status: job?.status, doneId: job?.status === "COMPLETE" ? job.id : doneId };
  const wasAtWork = before === "RUNNING" || before === "CHECKING";
  if (job?.status === "ERROR" && wasAtWork) return { ...seen, ending: "error" };
  if (job?.status !== "COMPLETE" || before !== "RUNNING") return { ...seen, ending: null };
  return { ...seen, ending: job.isReverted ? "reverted" : doneId === job.id ? "kept" : "complete" };
}
