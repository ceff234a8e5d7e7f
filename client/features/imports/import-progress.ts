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
