import { chakra } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Download } from "lucide-react";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { followDownload } from "../../kit/files/follow-download";
import type { Column } from "../../kit/grid/GridHead";
import type { GridView } from "../../kit/grid/use-grid";
import { shownColumns } from "../../kit/grid/use-table";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import type { ListView } from "../../kit/transport/schema.generated";
import { ExportListDocument } from "./list-exports.generated";
import { listExportsText } from "./list-exports.text";

interface Props<Row> {
  /** The list with its filters and its order. */
  view: ListView;
  grid: GridView;
  columns: readonly Column<Row>[];
}

/** Exports all pages of a list as a workbook, with the shown columns in their order. */
export function ExportList<Row>({ view, grid, columns }: Props<Row>) {
  const t = useText(listExportsText);
  const mayExport = allows(useSession(), "exports:download");
  const { run, busy } = useAction(ExportListDocument);
  if (!mayExport) return null;
  const exportList = async () => {
    const shown = shownColumns(columns, grid.columns).flatMap((id) => columns.find((column) => column.id === id) ?? []);
    const { data, error } = await run({
      view,
      columns: shown.flatMap(({ id, title, file }) => file ?? [{ name: id, title }]),
    });
    if (error) return toastFailed(t("exportFailed", { reason: error.message }));
    followDownload(data.exportList.downloadUrl);
    toastDone(t("exported"));
  };
  const label = t(busy ? "exporting" : "export");
  return (
    <BusyButton variant="outline" aria-label={label} title={label} busy={busy} onClick={() => void exportList()}>
      <Download size={16} aria-hidden />
      <chakra.span hideBelow="md">{label}</chakra.span>
    </BusyButton>
  );
}
