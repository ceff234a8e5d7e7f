import { useApolloClient, useQuery } from "@apollo/client/react";
import { Box, Button, chakra } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "../../kit/dialog/Dialog";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { ProgressBar } from "../../kit/feedback/ProgressBar";
import { Notice } from "../../kit/feedback/States";
import { toastDone, toastFailed, toastOffer } from "../../kit/feedback/toast";
import { toRequestError } from "../../kit/graphql/client";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import {
  BulkActionDocument,
  CancelBulkActionDocument,
  type BulkAction_JobFragment as Job,
} from "./bulk-actions.generated";
import { bulkActionsText } from "./bulk-actions.text";
import { followJob, forgetJob, type FollowedJob } from "../followed-jobs/followed-jobs";

const POLL_MS = 500;
const NOT_FOUND = 404;

/** The number of skipped items by reason. */
function reasonsOf({ skips }: Job): [string, number][] {
  const counts = new Map<string, number>();
  for (const { error } of skips) counts.set(error.message, (counts.get(error.message) ?? 0) + 1);
  return [...counts];
}

/** The state of a job: running, with the processed items, or ended, with the result. */
function useLabel(job: Job | undefined): string {
  const t = useText(bulkActionsText);
  const { number } = useFormats();
  if (!job) return t("starting");
  if (job.isPending) return t("running", { processed: number(job.processed), total: number(job.total) });
  const counts = { done: number(job.done), skipped: number(job.skipped) };
  return t(job.status === "CANCELLED" ? "cancelled" : "complete", counts);
}

/** Polls a job. When it ends, its list is loaded again, and with a closed dialog a toast has the result. */
function useJob({ id, kind, isOpen, list }: FollowedJob) {
  const t = useText(bulkActionsText);
  const client = useApolloClient();
  const { data, error, stopPolling } = useQuery(BulkActionDocument, { variables: { id }, pollInterval: POLL_MS });
  const job = data?.bulkAction;
  const label = useLabel(job);
  const isMissing = error !== undefined && toRequestError(error).status === NOT_FOUND;
  const isOver = isMissing || job?.isPending === false;
  const finish = useEffectEvent(() => {
    stopPolling();
    if (!isOpen || isMissing) forgetJob(id);
    if (!job) return;
    void client.refetchQueries({ include: list ? [list] : "active" });
    if (isOpen) return;
    const message = t("ofAction", { action: t(kind), state: job.error?.message ?? label });
    const offer = { label: t("show"), accept: () => followJob({ id, kind, isOpen: true, list }) };
    if (job.skipped > 0 || job.error) toastOffer(message, offer);
    else toastDone(message, "longest", offer);
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return { job, label, failed: error !== undefined };
}

/** Opens the progress of a job whose dialog was closed. */
function ProgressButton({ kind, label, onOpen }: { kind: FollowedJob["kind"]; label: string; onOpen: () => void }) {
  const t = useText(bulkActionsText);
  return (
    <Button
      variant="outline"
      size="sm"
      position="fixed"
      insetInlineEnd="4"
      // Above the bar of selected rows of a phone.
      bottom={{ base: "20", md: "4" }}
      zIndex="10"
      bg="bg.card"
      boxShadow="raised"
      onClick={onOpen}
    >
      {t("ofAction", { action: t(kind), state: label })}
    </Button>
  );
}

function Problem({ job, failed }: { job: Job | undefined; failed: boolean }) {
  const t = useText(bulkActionsText);
  const text = job?.error?.message ?? (failed && job?.isPending !== false ? t("loadFailed") : null);
  if (text === null) return null;
  return (
    <Box mt="4">
      <Notice tone="danger">{text}</Notice>
    </Box>
  );
}

function Skips({ job }: { job: Job }) {
  const t = useText(bulkActionsText);
  const { number } = useFormats();
  return (
    <>
      <chakra.p mt="4" fontWeight="600">
        {t("skips")}
      </chakra.p>
      <chakra.ul ps="5">
        {reasonsOf(job).map(([reason, count]) => (
          <li key={reason}>{t("skip", { count: number(count), reason })}</li>
        ))}
      </chakra.ul>
    </>
  );
}

/** The progress of a job, and its result with the reasons of the skipped items: in a dialog, or as a button. */
export function BulkProgress(followed: FollowedJob) {
  const { id, kind, isOpen } = followed;
  const t = useText(bulkActionsText);
  const cancel = useAction(CancelBulkActionDocument);
  const { job, label, failed } = useJob(followed);
  const isPending = job?.isPending ?? true;
  if (!isOpen)
    return <ProgressButton kind={kind} label={label} onOpen={() => followJob({ ...followed, isOpen: true })} />;
  const stop = async () => {
    const { error } = await cancel.run({ id });
    if (error) toastFailed(messageOr(error, t("cancelFailed")));
  };
  const close = () => {
    if (isPending) followJob({ ...followed, isOpen: false });
    else forgetJob(id);
    // The selection with the button that opened it has disappeared.
    focusHeading();
  };
  const percent = Math.round(((job?.processed ?? 0) / Math.max(job?.total ?? 0, 1)) * 100);
  return (
    <Dialog
      title={t(kind)}
      actions={
        isPending && (
          <BusyButton variant="outline" busy={cancel.busy} onClick={() => void stop()}>
            {t("cancel")}
          </BusyButton>
        )
      }
      onClose={close}
    >
      <chakra.p role="status" mb="3" fontWeight="600">
        {label}
      </chakra.p>
      <ProgressBar label={t(kind)} percent={percent} />
      <Problem job={job} failed={failed} />
      {job && job.skips.length > 0 && <Skips job={job} />}
    </Dialog>
  );
}
