import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { followDownload } from "../../kit/feedback/follow-download";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { ExportCustomersDocument, type ExportFilters } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { customersText } from "./customers.text";

const DONE_MS = 5000;

/** Takes the customers that the filters leave out as a workbook: all of them, not the page in sight. */
export function ExportButton({ filters }: { filters: ExportFilters }) {
  const t = useText(customersText);
  const lang = useLang();
  const { run, busy } = useAction(ExportCustomersDocument);
  const take = async () => {
    const { data, refusal } = await run({ filters });
    if (refusal) return toastFailed(t("exportFailed", { reason: refusal.message }));
    const { downloadUrl, fileName } = data.exportTable;
    followDownload(downloadUrl);
    toastDone(t("exported", { name: nameIn(lang, fileName) }), DONE_MS);
  };
  return (
    <Button variant="outline" disabled={busy} onClick={() => void take()}>
      <Download size={16} aria-hidden />
      {t(busy ? "exporting" : "export")}
    </Button>
  );
}
