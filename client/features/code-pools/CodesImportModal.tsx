import { Button, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { MAX_BATCH_LENGTH } from "../../../domain/codes";
import { Notice } from "../../kit/feedback/States";
import { FileField } from "../../kit/form/FileField";
import { TextField } from "../../kit/form/fields";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { DeskLink } from "../events/DeskLink";
import { Report, Warnings } from "../imports/ImportSummary";
import { importText } from "../imports/import.text";
import { ImportDialog } from "../imports/ImportDialog";
import { poolText } from "./pool.text";
import { useCodesImport } from "./use-codes-import";

const RevertImportDialog = lazy(async () => ({
  default: (await import("../imports/RevertImportDialog")).RevertImportDialog,
}));

const KINDS = ["csv", "xlsx", "xls"] as const;

/** The result of an import: counts, error report, warnings, the undo button and the way to the desk. */
function Summary({ job, deskOf }: { job: Job; deskOf: string | undefined }) {
  const t = useText(poolText);
  const labels = useText(importText);
  const { number } = useFormats();
  const [confirming, setConfirming] = useState(false);
  const { counts } = job;
  if (!counts) return null;
  const isStored = !job.isReverted && counts.imported > 0;
  const [imported, total] = [number(counts.imported), number(counts.totalRows)];
  return (
    <Notice tone={counts.failed > 0 || job.warnings.length > 0 ? "gold" : "accent"}>
      <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" fontWeight="600">
        <span>{t("summary", { imported, total })}</span>
        <span>{t("failed", { failed: number(counts.failed) })}</span>
        <Report url={job.errorReportUrl} />
        {job.isReverted && <span>{labels("reverted")}</span>}
        {isStored && (
          <Flex gap="2" ms="auto">
            <Button variant="outline" size="sm" colorPalette="danger" onClick={() => setConfirming(true)}>
              {labels("revert")}
            </Button>
            {deskOf && <DeskLink eventId={deskOf} size="sm" />}
          </Flex>
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
  eventId: string;
  hasDesk: boolean;
  /** Called when the pool has changed. */
  onChanged: () => void;
  /** Called with the import that still runs, if any. */
  onClose: (runningId: string | undefined) => void;
}

/** Imports codes from a file into the pool of an event; the result stays until the dialog is closed. */
export function CodesImportModal({ eventId, hasDesk, onChanged, onClose }: Props) {
  const t = useText(poolText);
  const { form, file, isMissing, work, choose, submit } = useCodesImport(eventId, onChanged);
  return (
    <ImportDialog
      title={t("importTitle")}
      submit={t("import")}
      work={work}
      dirty={file !== null || form.formState.isDirty}
      result={(job) => <Summary job={job} deskOf={hasDesk ? eventId : undefined} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FileField
        label={t("file")}
        file={file}
        sent={work.job?.fileName}
        kinds={KINDS}
        error={isMissing ? t("chooseFile") : undefined}
        disabled={work.isBusy}
        onChange={choose}
      />
      <TextField
        form={form}
        name="batchId"
        label={t("batch")}
        maxLength={MAX_BATCH_LENGTH}
        disabled={work.isBusy}
        optional
      />
    </ImportDialog>
  );
}
