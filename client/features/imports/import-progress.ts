/** What the progress panel can say. */
export type ProgressStatus = "uploading" | "processing" | "complete" | "error" | "cancelled";

const UPLOADING = 10;
const UNKNOWN = 30;
const NEARLY = 99;
/** Before this many seconds nobody can say how long it will take. */
const ESTIMATED_FROM_SECONDS = 5;

/** How full the bar is, 0 to 100: a tenth is the upload, the rest is the share of the rows that are done. */
export function percentOf(status: ProgressStatus, processed: number, total: number | null): number {
  if (status === "uploading") return UPLOADING;
  if (status === "complete") return 100;
  if (status === "error" || status === "cancelled") return 0;
  if (total === null || total === 0) return UNKNOWN;
  return Math.min(NEARLY, Math.floor(UPLOADING + (100 - UPLOADING) * (processed / total)));
}

/** Whole seconds that are left, by the pace so far; null while that cannot be known. */
export function secondsLeft(elapsedSeconds: number, processed: number, total: number | null): number | null {
  if (elapsedSeconds < ESTIMATED_FROM_SECONDS || total === null || processed === 0) return null;
  return Math.ceil((elapsedSeconds * Math.max(0, total - processed)) / processed);
}
