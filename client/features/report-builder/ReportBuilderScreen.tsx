import { Box, Button, Flex } from "@chakra-ui/react";
import { Link } from "lucide-react";
import { Notice } from "../../kit/feedback/States";
import { useCopy } from "../../kit/password/Secret";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { Breadcrumb } from "../../kit/record/Breadcrumb";
import { ExportMenu } from "../reports/ExportMenu";
import { reportsText } from "../reports/reports.text";
import { SavedViews } from "../saved-views/SavedViews";
import { reportBuilderText } from "./report-builder.text";
import { Result } from "./Result";
import { Settings } from "./Settings";
import { useCustomExport } from "./use-custom-export";
import { useReport, type CustomReport } from "./use-report";

function Actions({ report }: { report: CustomReport }) {
  const t = useText(reportBuilderText);
  const copy = useCopy();
  const { entries, busy } = useCustomExport(report);
  return (
    <Flex className="no-print" gap="3" wrap="wrap">
      <SavedViews screen="REPORT_BUILDER" />
      <Button variant="outline" onClick={() => void copy(report.link())}>
        <Link size={16} aria-hidden />
        {t("copyLink")}
      </Button>
      <ExportMenu entries={entries} busy={busy} />
    </Flex>
  );
}

/** A report of chosen measures and dimensions; its whole state is in the URL. */
export function ReportBuilderScreen() {
  const t = useText(reportBuilderText);
  const reports = useText(reportsText);
  const report = useReport();
  const { fields, input, problem, ignored } = report;
  // A report of other fields has other columns: the previous one is not shown while it loads.
  const shape = `${fields.measures.join()} ${fields.dimensions.join()}`;
  return (
    <Page
      title={t("title")}
      breadcrumb={<Breadcrumb crumbs={[{ to: "/admin/reports", label: reports("title") }]} title={t("title")} />}
      lead={t("lead")}
      action={<Actions report={report} />}
    >
      <Settings report={report} />
      {ignored.length > 0 && (
        <Box mb={{ base: "4", md: "5" }}>
          <Notice tone="gold">{t("ignored", { names: ignored.map((name) => t(name)).join(t("comma")) })}</Notice>
        </Box>
      )}
      {input === null ? <Notice tone="danger">{problem}</Notice> : <Result key={shape} report={report} input={input} />}
    </Page>
  );
}
