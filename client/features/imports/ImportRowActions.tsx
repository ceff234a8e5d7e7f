import { useApolloClient } from "@apollo/client/react";
import { Download, Undo2 } from "lucide-react";
import { toastFailed } from "../../kit/feedback/toast";
import { followDownload } from "../../kit/files/follow-download";
import { toRequestError } from "../../kit/graphql/client";
import { ImportJobDocument, type History_JobFragment as Job } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { ViewLink } from "../../kit/menu/ViewLink";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { importExportText } from "./import-export.text";

/** Downloads the error report of a job, which is generated on request. */
function useReport(id: string) {
  const t = useText(importExportText);
  const client = useApolloClient();
  return async () => {
    try {
      const { data } = await client.query({ query: ImportJobDocument, variables: { id }, fetchPolicy: "network-only" });
      const url = data?.importJob.errorReportUrl;
      if (url) followDownload(url);
      else toastFailed(t("reportFailed"));
    } catch (error) {
      toastFailed(messageOr(toRequestError(error), t("reportFailed")));
    }
  };
}

/** The actions of a row that the session is permitted to use on this import. */
export function ImportRowActions({ job, onRevert }: { job: Job; onRevert: () => void }) {
  const t = useText(importExportText);
  const session = useSession();
  const { id, fileName: name, status, counts } = job;
  const downloadReport = useReport(id);
  const isComplete = status === "COMPLETE";
  return (
    <RowActions
      name={name}
      primary={<ViewLink to={`/admin/import-export/${id}`} name={name} />}
      entries={[
        (isComplete || status === "CHECKED") &&
          counts !== null &&
          counts.failed > 0 && { label: t("report"), icon: Download, onSelect: () => void downloadReport() },
        isComplete &&
          !job.isReverted &&
          counts !== null &&
          counts.imported > 0 &&
          allows(session, "imports:revert") && { label: t("revert"), icon: Undo2, danger: true, onSelect: onRevert },
      ]}
    />
  );
}
