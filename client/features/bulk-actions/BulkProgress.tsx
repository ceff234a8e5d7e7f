import { useApolloClient, useQuery } from "@apollo/client/react";
import { Box, Button, chakra } from "@chakra-ui/react";
import type { DocumentNode } from "graphql";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "../../kit/dialog/Dialog";
import { Notice } from "../../kit/feedback/States";
import { toastFailed } from "../../kit/feedback/toast";
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

const POLL_MS = 500;

interface Props {
  title: string;
  started: Job;
  list: DocumentNode;
  onClose: () => void;
}

/** The number of skipped items by reason. */
function reasonsOf({ skips }: Job): [string, number][] {
  const counts = new Map<string, number>();
  for (const { message } of skips) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts];
}

/** The progress of a job, and its result with the reasons of the skipped items. */
export function BulkProgress({ title, started, list, onClose }: Props) {
  const t = useText(bulkActionsText);
  const { number } = useFormats();
  const client = useApolloClient();
  const cancel = useAction(CancelBulkActionDocument);
  const { data, error, stopPolling } = useQuery(BulkActionDocument, {
    variables: { id: started.id },
    pollInterval: POLL_MS,
  });
  const job = data?.bulkAction ?? started;
  const reload = useEffectEvent(() => {
    stopPolling();
    void client.refetchQueries({ include: [list] });
  });
  useEffect(() => {
    if (!job.isPending) reload();
  }, [job.isPending]);
  const stop = async () => {
    const { error: failure } = await cancel.run({ id: job.id });
    if (failure) toastFailed(messageOr(failure, t("cancelFailed")));
  };
  const counts = { done: number(job.done), skipped: number(job.skipped) };
  const label = job.isPending
    ? t("running", { processed: number(job.processed), total: number(job.total) })
    : t(job.status === "CANCELLED" ? "cancelled" : "complete", counts);
  const percent = Math.round((job.processed / Math.max(job.total, 1)) * 100);
  return (
    <Dialog
      title={title}
      actions={
        job.isPending && (
          <Button variant="outline" disabled={cancel.busy} onClick={() => void stop()}>
            {t("cancel")}
          </Button>
        )
      }
      onClose={onClose}
    >
      <chakra.p role="status" mb="3" fontWeight="600">
        {label}
      </chakra.p>
      <Box
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        h="2"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        <Box h="full" bg="accent.solid" style={{ width: `${percent}%` }} />
      </Box>
      {(job.errorMessage ?? (error && job.isPending)) && (
        <Box mt="4">
          <Notice tone="danger">{job.errorMessage ?? t("loadFailed")}</Notice>
        </Box>
      )}
      {job.skips.length > 0 && (
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
      )}
    </Dialog>
  );
}
