import { Badge, Button, Flex, Heading } from "@chakra-ui/react";
import { useState } from "react";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ImportSummary, Report } from "./ImportSummary";
import { RevertImportDialog } from "./RevertImportDialog";
import { importExportText } from "./import-export.text";
import { JOBS } from "./table-types";

/** The result of an import. */
export function ImportResult({ job }: { job: Job }) {
  const t = useText(importExportText);
  const { number } = useFormats();
  const [confirming, setConfirming] = useState(false);
  const { counts } = job;
  if (!counts) return null;
  return (
    <Card aria-label={t("resultTitle")}>
      <Flex gap="3" mb="4" align="center">
        <Heading as="h2" size="md">
          {t("resultTitle")}
        </Heading>
        {job.isReverted && <Badge colorPalette="neutral">{t("isReverted")}</Badge>}
      </Flex>
      <ImportSummary>
        <div>
          <dt>{t("totalRows")}</dt>
          <dd>
            {number(counts.totalRows)}
            {counts.unchanged > 0 && <small>{t("unchanged", { rows: number(counts.unchanged) })}</small>}
          </dd>
        </div>
        <div>
          <dt>{t("imported")}</dt>
          <dd>
            {number(counts.imported)}
            {counts.updated > 0 && <small>{t("updated", { rows: number(counts.updated) })}</small>}
          </dd>
        </div>
        <div>
          <dt>{t("failed")}</dt>
          <dd>
            {number(counts.failed)}
            {counts.skipped > 0 && (
              <small>{t("skipped", { count: counts.skipped, rows: number(counts.skipped) })}</small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("processingTime")}</dt>
          <dd>{t("milliseconds", { ms: number(job.processingTimeMs ?? 0) })}</dd>
        </div>
      </ImportSummary>
      <Flex gap="4" align="center" wrap="wrap">
        <Report url={job.errorReportUrl} />
        {!job.isReverted && counts.imported > 0 && (
          <Button variant="outline" colorPalette="danger" onClick={() => setConfirming(true)}>
            {t("revert")}
          </Button>
        )}
      </Flex>
      <RevertImportDialog jobId={job.id} refetch={JOBS} open={confirming} onClose={() => setConfirming(false)} />
    </Card>
  );
}
