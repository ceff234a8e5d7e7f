import { ChevronDown, Download } from "lucide-react";
import { useText } from "../../kit/i18n/i18n";
import type { MenuEntry } from "../../kit/menu/MenuList";
import { RowMenu } from "../../kit/menu/RowMenu";
import { reportsText } from "./reports.text";

/** The files of a report, and printing. */
export function ExportMenu({ entries, busy }: { entries: readonly MenuEntry[]; busy: boolean }) {
  const t = useText(reportsText);
  return (
    <RowMenu label={t("export")} entries={entries} busy={busy}>
      <Download size={18} aria-hidden />
      {t("export")}
      <ChevronDown size={16} aria-hidden />
    </RowMenu>
  );
}
