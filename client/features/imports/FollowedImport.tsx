import { useEffect } from "react";
import { toastFailed } from "../../kit/feedback/toast";
import { useJob } from "./use-import";
import { useImportCompletion } from "./use-import-completion";

interface Props {
  jobId: string;
  /** The message of a success. */
  done: string;
  /** Called after rows were stored. */
  onChanged: () => void;
}

/** Shows the result of an import whose dialog was closed while it ran. */
export function FollowedImport({ jobId, ...options }: Props) {
  const { job } = useJob(jobId);
  const problem = useImportCompletion(job, options) === "error" ? job?.error?.message : undefined;
  useEffect(() => {
    if (problem !== undefined) toastFailed(problem);
  }, [problem]);
  return null;
}
