import { BusyButton } from "../../kit/form/BusyButton";
import { Download } from "lucide-react";
import { followDownload } from "../../kit/files/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import type { ExportFilters, ExportOrder } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useExport } from "../exports/use-export";
import { customersText } from "./customers.text";

/** The columns of the file for each column of the list. */
const FILE_COLUMNS: Record<string, readonly string[]> = {
  name: ["first_name", "last_name"],
  nationalCode: ["national_code"],
  phone: ["phone_number"],
  points: ["total_points"],
  receipts: ["total_receipts"],
  spent: ["total_spent"],
  created: ["created_at"],
  tags: ["tags"],
};

interface Props {
  /** The filters of the list, or the selected customers. */
  filters: ExportFilters;
  /** The shown columns. */
  columns: readonly string[];
  order: ExportOrder;
  label: string;
  size?: "sm";
}

/** Exports the customers of the filters, on all pages, as a workbook. */
export function ExportButton({ filters, columns, order, label, size }: Props) {
  const t = useText(customersText);
  const lang = useLang();
  const { run, isBusy } = useExport();
  const exportCustomers = async () => {
    const outcome = await run({
      type: "CUSTOMERS",
      format: "XLSX",
      filters,
      columns: columns.flatMap((id) => FILE_COLUMNS[id] ?? []),
      order,
    });
    if (outcome?.error) toastFailed(t("exportFailed", { reason: outcome.error.message }));
    if (!outcome?.data) return;
    const { downloadUrl, fileName } = outcome.data;
    followDownload(downloadUrl);
    toastDone(t("exported", { name: nameIn(lang, fileName) }));
  };
  return (
    <BusyButton variant="outline" {...(size && { size })} busy={isBusy} onClick={() => void exportCustomers()}>
      <Download size={16} aria-hidden />
      {isBusy ? t("exporting") : label}
    </BusyButton>
  );
}
