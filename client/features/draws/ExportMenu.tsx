import { ChevronDown, Download, FileSpreadsheet, FileText } from "lucide-react";
import { followDownload } from "../../kit/files/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { ExportFormat } from "../../kit/graphql/generated";
import { ExportDrawWinnersDocument } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { RowMenu } from "../../kit/menu/RowMenu";
import { messageOr } from "../../kit/transport/request-error";
import { drawResultsText } from "./draw-results.text";

const FORMATS = [
  { format: "XLSX", label: "xlsx", icon: FileSpreadsheet },
  { format: "CSV", label: "csv", icon: FileText },
  { format: "ODS", label: "ods", icon: FileSpreadsheet },
] as const;

/** Exports the winners and reserves of a draw to a file. */
export function ExportMenu({ drawId }: { drawId: string }) {
  const t = useText(drawResultsText);
  const { run, busy } = useAction(ExportDrawWinnersDocument);
  const write = async (format: ExportFormat) => {
    const { data, error } = await run({ id: drawId, format });
    if (error) return toastFailed(messageOr(error, t("exportFailed")));
    followDownload(data.exportDrawWinners.downloadUrl);
    toastDone(t("exported"));
  };
  return (
    <RowMenu
      label={t("export")}
      variant="outline"
      busy={busy}
      entries={FORMATS.map(({ format, label, icon }) => ({
        label: t(label),
        icon,
        onSelect: () => void write(format),
      }))}
    >
      <Download size={16} aria-hidden />
      {t("export")}
      <ChevronDown size={16} aria-hidden />
    </RowMenu>
  );
}
