import { chakra } from "@chakra-ui/react";
import type { DocumentNode } from "graphql";
import * as z from "zod/mini";
import { MAX_TAG_NAME, tagName } from "../../../domain/customer-notes";
import { reasonDraft } from "../../../domain/receipts";
import { FormModal } from "../../kit/dialog/FormModal";
import { TextField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import type { BulkActionInput, BulkActionKind } from "../../kit/graphql/generated";
import { useForm } from "../../kit/form/use-form";
import { useRequestKey } from "../../kit/graphql/use-request-key";
import { useProblem } from "../../kit/form/use-problem";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { StartBulkActionDocument } from "./bulk-actions.generated";
import { bulkActionsText } from "./bulk-actions.text";
import { followJob } from "../followed-jobs/followed-jobs";

const DESTRUCTIVE: readonly BulkActionKind[] = [
  "DISABLE_STORES",
  "DELETE_CUSTOMERS",
  "DISABLE_USERS",
  "INVALIDATE_CODES",
];
const EMPTY = { reason: "", tag: "" };
const NOTHING = { reason: z.string(), tag: z.string() };
/** What each action asks beside its items. */
const SCHEMAS: Partial<Record<BulkActionKind, z.ZodMiniType<typeof EMPTY, typeof EMPTY>>> = {
  INVALIDATE_CODES: z.object({ ...NOTHING, reason: reasonDraft.shape.reason }),
  TAG_CUSTOMERS: z.object({ ...NOTHING, tag: tagName }),
};

interface Props {
  kind: BulkActionKind;
  items: Partial<Pick<BulkActionInput, "ids" | "filter">>;
  count: number;
  list: DocumentNode;
  /** The job has started; its progress opens. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then starts the job. */
export function BulkDialog({ kind, items, count, list, onDone, onClose }: Props) {
  const t = useText(bulkActionsText);
  const { number } = useFormats();
  const start = useConfirmedAction(StartBulkActionDocument);
  // A repeated start returns the same job, one with another reason or tag is another job.
  const idFor = useRequestKey();
  const [problem, setProblem] = useProblem(t);
  const form = useForm<typeof EMPTY, typeof EMPTY>({ initial: EMPTY, schema: SCHEMAS[kind] ?? z.object(NOTHING) });
  const submit = form.handleSubmit(async (details) => {
    setProblem();
    const id = idFor(JSON.stringify(details));
    const result = await start.run({ input: { id, kind, ...items, ...details } });
    if (result?.error) setProblem(result.error, "startFailed");
    if (!result?.data) return;
    followJob({ id, kind, isOpen: true, list });
    onDone();
  });
  return (
    <>
      <FormModal
        open
        title={t(kind)}
        submit={t(start.busy ? "starting" : "start")}
        {...(DESTRUCTIVE.includes(kind) ? { tone: "danger" } : {})}
        busy={start.busy}
        dirty={form.formState.isDirty}
        problem={problem}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <chakra.p mb={kind in SCHEMAS ? "4" : "0"} color="fg.muted">
          {t("lead", { action: t(kind), count: number(count) })}
        </chakra.p>
        {kind === "INVALIDATE_CODES" && <LongTextField form={form} name="reason" label={t("reason")} />}
        {kind === "TAG_CUSTOMERS" && <TextField form={form} name="tag" label={t("tag")} maxLength={MAX_TAG_NAME} />}
      </FormModal>
      {start.prompt}
    </>
  );
}
