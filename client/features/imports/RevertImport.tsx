import { useText } from "../../kit/i18n/i18n";
import { importText } from "./import.text";
import { RevertImportDialog } from "./RevertImportDialog";
import { JOBS } from "./table-types";
import { useJob } from "./use-import";
import { useImportCompletion } from "./use-import-completion";

interface Props {
  jobId: string;
  open: boolean;
  onClose: () => void;
}

/** Reverts an import of the list. After the dialog it is watched until it ends, so that its row shows the result. */
export function RevertImport({ jobId, open, onClose }: Props) {
  const t = useText(importText);
  useImportCompletion(useJob(jobId).job, { done: t("importDone") });
  return <RevertImportDialog jobId={jobId} refetch={JOBS} open={open} onClose={onClose} />;
}
