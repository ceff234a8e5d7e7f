import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useParams } from "react-router-dom";
import { Notice } from "../../kit/feedback/States";
import { Fact, Facts } from "../../kit/figures/Facts";
import { Panel } from "../../kit/figures/Panel";
import { ImportJobDocument, type ImportJobQuery } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { TimelineDocument } from "../activity/activity.generated";
import { Timeline } from "../activity/Timeline";
import { ImportBadge } from "./ImportBadge";
import { importExportText } from "./import-export.text";
import { ImportResult } from "./ImportResult";
import { Warnings } from "./ImportSummary";
import { useTableLabel } from "./table-types";

const POLL_MS = 1000;

type Job = ImportJobQuery["importJob"];

function ImportFacts({ job }: { job: Job }) {
  const t = useText(importExportText);
  const typeLabel = useTableLabel();
  const { date } = useFormats();
  return (
    <Panel title={t("facts")}>
      <Facts>
        <Fact name={t("entity")}>{typeLabel(job.type)}</Fact>
        <Fact name={t("when")}>{date(job.createdAt)}</Fact>
      </Facts>
      {job.error && <Notice tone="danger">{job.error.message}</Notice>}
      <Warnings job={job} />
    </Panel>
  );
}

function OneImport({ id }: { id: string }) {
  const t = useText(importExportText);
  const lang = useLang();
  const client = useApolloClient();
  const { data, ...record } = useRecord(ImportJobDocument, { id });
  const job = data?.importJob;
  const isPending = job?.isPending === true;
  const reload = useEffectEvent(record.reload);
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => reload(), POLL_MS);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ include: [TimelineDocument] });
    };
  }, [client, isPending]);
  const isOpen = isPending || job?.status === "CHECKED";
  return (
    <RecordPage
      crumbs={[{ to: "/admin/import-export?tab=import", label: t("title") }]}
      kind={t("job")}
      title={job && nameIn(lang, job.fileName)}
      lead={job && <ImportBadge job={job} />}
      record={record}
      actions={isOpen && <ButtonLink to={`/admin/import-export?tab=import&job=${id}`}>{t("continue")}</ButtonLink>}
    >
      {job && (
        <>
          <ImportFacts job={job} />
          {job.status === "COMPLETE" && <ImportResult job={job} />}
          <Timeline record="IMPORT" id={id} />
        </>
      )}
    </RecordPage>
  );
}

/** The import in the URL: its result and its timeline. */
export function ImportScreen() {
  const { id = "" } = useParams();
  return <OneImport key={id} id={id} />;
}
