import type { DocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { reasonDraft } from "../../../domain/receipts";
import { FormModal } from "../../kit/dialog/FormModal";
import { LongTextField } from "../../kit/form/LongFields";
import { useRequestForm } from "../../kit/form/use-request-form";
import { RevertImportDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { importText } from "./import.text";

const EMPTY = { reason: "" };

interface Props {
  jobId: string;
  /** The queries that show the imported data. */
  refetch: DocumentNode[];
  open: boolean;
  onClose: () => void;
}

/** Reverts an import, with a reason. */
export function RevertImportDialog({ jobId, refetch, open, onClose }: Props) {
  const t = useText(importText);
  const revert = useAction(RevertImportDocument);
  const { form, submit, empty, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: reasonDraft,
    send: ({ reason }) => revert.run({ id: jobId, reason }, { refetch }),
    // The job continues in the background; the screen shows how it ends.
    onDone: onClose,
    failed: "revertFailed",
  });
  return (
    <FormModal
      open={open}
      title={t("revertTitle")}
      submit={t("revert")}
      busy={revert.busy}
      dirty={form.formState.isDirty}
      problem={problem}
      tone="danger"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <chakra.p mb="4" color="fg.muted">
        {t("revertLead")}
      </chakra.p>
      <LongTextField form={form} name="reason" label={t("reason")} hint={t("reasonHint")} />
    </FormModal>
  );
}
