import { useState } from "react";
import { followDownload } from "../../kit/files/follow-download";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import { ExportEventCodesDocument } from "./code-pools.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";

/**
 * Exports the codes of an event to CSV: all of them or those of one status, on all pages. Returns the result as a
 * message, because a toast would be hidden behind the dialog.
 */
export function useCodesExport(eventId: string, status: CodeStatus | "") {
  const t = useText(poolText);
  const { number } = useFormats();
  const { run, busy } = useAction(ExportEventCodesDocument);
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>();
  const exportCodes = async () => {
    setMessage(undefined);
    const { data, error } = await run({ eventId, status: status || null });
    if (error) return setMessage({ text: messageOr(error, t("exportFailed")), isFailure: true });
    const { downloadUrl, totalRecords } = data.exportEventCodes;
    if (totalRecords === 0) return setMessage({ text: t("exportNone"), isFailure: false });
    followDownload(downloadUrl);
    setMessage({ text: t("exportDone", { total: number(totalRecords) }), isFailure: false });
  };
  return { exportCodes: () => void exportCodes(), busy, message };
}
