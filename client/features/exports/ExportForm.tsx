import { Box, Flex, Grid as Columns } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { EXPORT_FORMATS } from "../../../domain/data-tables";
import { Notice } from "../../kit/feedback/States";
import { followDownload } from "../../kit/files/follow-download";
import {
  ExportTemplateDocument,
  type Export_FileFragment as Exported,
  type ExportFormat,
  type TableType,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { allows, useSession } from "../../kit/session/session";
import { ImportSummary } from "../imports/ImportSummary";
import { ImportProgress } from "../imports/ImportProgress";
import { useExport } from "./use-export";
import { Choice } from "../imports/Choice";
import { Guided, Guidelines } from "../imports/Guidelines";
import { importExportText } from "../imports/import-export.text";
import { useTableTypes } from "../imports/table-types";

const FORMATS = EXPORT_FORMATS.map((format) => ({
  value: format.toUpperCase() as ExportFormat,
  label: format.toUpperCase(),
}));
const DONE_MS = 5000;
const FAILED_MS = 8000;

interface Message {
  text: string;
  tone: "accent" | "danger";
}

/** Messages that clear themselves: a success after 5 s, an error after 8 s. */
function useTimedMessage() {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), message.tone === "accent" ? DONE_MS : FAILED_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, setMessage };
}

function useExportForm() {
  const t = useText(importExportText);
  const table = useExport();
  const template = useAction(ExportTemplateDocument);
  const { message, setMessage } = useTimedMessage();
  const [exported, setExported] = useState<Exported>();
  const exportTable = async (type: TableType, format: ExportFormat) => {
    setExported(undefined);
    const outcome = await table.run({ type, format });
    if (outcome === null) return setMessage({ text: t("exportCancelled"), tone: "accent" });
    const { data, error } = outcome;
    if (error) return setMessage({ text: messageOr(error, t("exportFailed")), tone: "danger" });
    setExported(data);
    followDownload(data.downloadUrl);
    setMessage({ text: t("exportDone"), tone: "accent" });
  };
  const downloadTemplate = async (type: TableType, format: ExportFormat) => {
    const { data, error } = await template.run({ type, format });
    if (error) return setMessage({ text: messageOr(error, t("templateFailed")), tone: "danger" });
    followDownload(data.exportTemplate.downloadUrl);
    setMessage({ text: t("templateDone"), tone: "accent" });
  };
  const clear = () => {
    setExported(undefined);
    setMessage(undefined);
  };
  return { exportTable, downloadTemplate, exported, message, clear, table, isDownloading: template.busy };
}

/** The exported file: number of rows, size and format. */
function Summary({ exported }: { exported: Exported }) {
  const t = useText(importExportText);
  const { number, decimal } = useFormats();
  const size = (mb: number) =>
    mb < 1 ? t("kilobytes", { size: number(Math.ceil(mb * 1024)) }) : t("megabytes", { size: decimal(mb) });
  return (
    <ImportSummary gridTemplateColumns={{ base: "1fr 1fr", sm: "repeat(3, minmax(0, 1fr))" }} mb="0">
      <div>
        <dt>{t("totalRecords")}</dt>
        <dd>{number(exported.totalRecords)}</dd>
      </div>
      <div>
        <dt>{t("fileSize")}</dt>
        <dd>{size(exported.fileSizeMb)}</dd>
      </div>
      <div>
        <dt>{t("format")}</dt>
        <dd>
          <bdi>{exported.format}</bdi>
        </dd>
      </div>
    </ImportSummary>
  );
}

/** Exports a table or downloads an import template. */
export function ExportForm() {
  const t = useText(importExportText);
  const session = useSession();
  const types = useTableTypes("export");
  const [type, setType] = useState<TableType | "">("");
  const [format, setFormat] = useState<ExportFormat>("XLSX");
  const [isMissing, setMissing] = useState(false);
  const { exportTable, downloadTemplate, exported, message, clear, table, isDownloading } = useExportForm();
  const isBusy = table.isBusy || isDownloading;
  const choose = (next: TableType | "") => {
    setType(next);
    setMissing(false);
    // The result belongs to the previous table.
    clear();
  };
  const withChoice = (work: (type: TableType, format: ExportFormat) => Promise<void>) => () => {
    setMissing(type === "");
    if (type !== "") void work(type, format);
  };
  // A template requires the permission to import the type.
  const mayDownload = type === "" || allows(session, `import:${type.toLowerCase() as "customers"}`);
  return (
    <Guided>
      <Card>
        <Columns templateColumns={{ sm: "2fr 1fr" }} columnGap="4">
          <Choice
            label={t("entity")}
            value={type}
            options={types}
            none={t("chooseEntity")}
            error={isMissing ? t("entityMissing") : undefined}
            disabled={isBusy}
            onChange={choose}
          />
          <Choice
            label={t("format")}
            value={format}
            options={FORMATS}
            disabled={isBusy}
            onChange={(next) => next && setFormat(next)}
          />
        </Columns>
        <Flex gap="3" wrap="wrap" mt="2">
          <BusyButton busy={isBusy} onClick={withChoice(exportTable)}>
            <Download size={16} aria-hidden />
            {t(table.isBusy ? "exporting" : "exportData")}
          </BusyButton>
          {allows(session, "exports:template") && mayDownload && (
            <BusyButton variant="outline" busy={isBusy} onClick={withChoice(downloadTemplate)}>
              {t(isDownloading ? "downloading" : "downloadTemplate")}
            </BusyButton>
          )}
        </Flex>
        {table.job && (
          <Box mt="5">
            <ImportProgress
              status="processing"
              label={t("exporting")}
              processed={table.job.processed}
              total={table.job.total}
              onCancel={table.stop}
            />
          </Box>
        )}
        {message && (
          <Box mt="5">
            <Notice tone={message.tone}>{message.text}</Notice>
          </Box>
        )}
        {exported && (
          <Box mt="5" pt="5" borderTopWidth="1px">
            <Summary exported={exported} />
          </Box>
        )}
      </Card>
      <Guidelines of="export" />
    </Guided>
  );
}
