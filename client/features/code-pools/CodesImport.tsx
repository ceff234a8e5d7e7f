import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { MAX_BATCH_LENGTH } from "../../../domain/codes";
import { Notice } from "../../kit/feedback/States";
import { FileField } from "../../kit/form/FileField";
import { TextField } from "../../kit/form/fields";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Report, Warnings } from "../imports/ImportSummary";
import { importText } from "../imports/import.text";
import { ImportStatus } from "../imports/ImportStatus";
import { poolText } from "./pool.text";
import { useCodesImport } from "./use-codes-import";

const RevertImportDialog = lazy(async () => ({
  default: (await import("../imports/RevertImportDialog")).RevertImportDialog,
}));

const KINDS = ["csv", "xlsx", "xls"] as const;

/** The result of an import: counts, error report, warnings and the undo button. */
function Summary({ job }: { job: Job }) {
  const t = useText(poolText);
  const labels = useText(importText);
  const { number } = useFormats();
  const [confirming, setConfirming] = useState(false);
  const { counts } = job;
  if (!counts) return null;
  const [imported, total] = [number(counts.imported), number(counts.totalRows)];
  return (
    <Notice tone={counts.failed > 0 || job.warnings.length > 0 ? "gold" : "accent"}>
      <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" fontWeight="600">
        <span>{t("summary", { imported, total })}</span>
        <span>{t("failed", { failed: number(counts.failed) })}</span>
        <Report url={job.errorReportUrl} />
        {job.isReverted && <span>{labels("reverted")}</span>}
        {!job.isReverted && counts.imported > 0 && (
          <Button variant="outline" size="sm" ms="auto" colorPalette="danger" onClick={() => setConfirming(true)}>
            {labels("revert")}
          </Button>
        )}
      </Flex>
      <Warnings job={job} />
      <Suspense>
        {confirming && <RevertImportDialog jobId={job.id} refetch={[]} open onClose={() => setConfirming(false)} />}
      </Suspense>
    </Notice>
  );
}

interface Props {
  /** Null if no event is selected, undefined while the events load. */
  eventId: string | null | undefined;
  /** Called when the pool has changed. */
  onChanged: () => void;
}

/** Imports codes from a file: the form, and below it the status of the import. */
export function CodesImport({ eventId, onChanged }: Props) {
  const t = useText(poolText);
  const { form, file, isMissing, work, choose, submit } = useCodesImport(eventId ?? "", onChanged);
  const disabled = !eventId || work.isBusy;
  return (
    <>
      <Card display="grid">
        <chakra.form noValidate display="flex" flexDirection="column" minW="0" onSubmit={(event) => void submit(event)}>
          <Heading as="h3" mb="4">
            {t("importTitle")}
          </Heading>
          <FileField
            label={t("file")}
            file={file}
            sent={work.job?.fileName}
            kinds={KINDS}
            error={isMissing ? t("chooseFile") : undefined}
            disabled={disabled}
            onChange={choose}
          />
          <TextField
            form={form}
            name="batchId"
            label={t("batch")}
            maxLength={MAX_BATCH_LENGTH}
            disabled={disabled}
            optional
          />
          <Flex mt="auto" gap="4" align="center" wrap="wrap">
            <Button type="submit" variant={work.sendVariant} disabled={disabled}>
              {t("import")}
            </Button>
            {eventId === null && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t("selectToImport")}
              </chakra.p>
            )}
          </Flex>
        </chakra.form>
      </Card>
      <Box gridColumn="1 / -1" display="grid" gap="4" minW="0" _empty={{ display: "none" }}>
        <ImportStatus work={work} result={(job) => <Summary job={job} />} />
      </Box>
    </>
  );
}
