import { useJob } from "./use-import";
import { useImportCompletion } from "./use-import-completion";

interface Props {
  jobId: string;
  /** The message of a success. */
  done: string;
  /** Called after rows were stored or reverted. */
  onChanged: () => void;
}

/** Follows an import whose dialog was closed while it ran. */
export function FollowedImport({ jobId, ...options }: Props) {
  useImportCompletion(useJob(jobId).job, options);
  return null;
}
