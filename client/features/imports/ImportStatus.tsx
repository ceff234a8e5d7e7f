import { Box } from "@chakra-ui/react";
import { lazy, Suspense, type ReactNode } from "react";
import { Notice } from "../../kit/feedback/States";
import type { Import_JobFragment as Job } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { importText } from "./import.text";
import { ImportProgress } from "./ImportProgress";
import type { Import } from "./use-import";

const ImportPreview = lazy(async () => ({ default: (await import("./ImportPreview")).ImportPreview }));

interface Props {
  work: Import;
  /** Renders the result of a completed import. */
  result: (job: Job) => ReactNode;
}

function Failed({ work, reason }: { work: Import; reason: string }) {
  return <Notice tone="danger">{work.messages.withReason?.(reason) ?? reason}</Notice>;
}

function JobStatus({ work, result }: Props) {
  const t = useText(importText);
  const { job, ending, uploaded } = work;
  if (uploaded !== null) {
    const from = { processed: 0, total: null };
    return (
      <ImportProgress
        key="upload"
        status="uploading"
        label={t("uploading")}
        uploaded={uploaded}
        {...from}
        onCancel={work.cancel}
      />
    );
  }
  if (work.isStopped) return <Notice tone="gold">{t("cancelled")}</Notice>;
  if (!job) return null;
  const at = { processed: job.processed, total: job.total };
  const label = t(job.status === "CHECKING" ? "checking" : "running");
  if (ending !== null) {
    const endLabel = t(ending === "complete" ? "COMPLETE" : "ended");
    return <ImportProgress key="RUNNING" status={ending} label={endLabel} {...at} onCancel={undefined} />;
  }
  switch (job.status) {
    case "CHECKING":
    case "RUNNING":
      return <ImportProgress key={job.status} status="processing" label={label} {...at} onCancel={work.cancel} />;
    case "CHECKED":
      return (
        <Suspense>
          <ImportPreview job={job} busy={work.isBusy} onStore={work.store} onCancel={work.cancel} />
        </Suspense>
      );
    case "COMPLETE":
      return result(job);
    case "CANCELLED":
      return <Notice tone="gold">{t("cancelled")}</Notice>;
    case "ERROR":
      return <Failed work={work} reason={job.error?.message ?? work.messages.failed} />;
  }
}

/** The status of an import: running, preview, completed, cancelled or failed; nothing without an import. */
export function ImportStatus(props: Props) {
  const { problem } = props.work;
  return (
    <Box data-import-status tabIndex={-1} display="grid" gap="4" minW="0" _empty={{ position: "absolute" }}>
      {problem && <Failed work={props.work} reason={problem} />}
      <JobStatus {...props} />
    </Box>
  );
}
