import { Printer, type LucideIcon } from "lucide-react";
import { useText } from "../../kit/i18n/i18n";
import { reportsText } from "./reports.text";

interface Way {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

/** The ways to take a report along. */
export function useReportExport(): { ways: Way[]; busy: boolean } {
  const t = useText(reportsText);
  return { ways: [{ label: t("print"), icon: Printer, onSelect: () => window.print() }], busy: false };
}
