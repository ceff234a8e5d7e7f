import { chakra } from "@chakra-ui/react";
import { reasonDraft } from "../../../domain/receipts";
import { toastDone } from "../../kit/feedback/toast";
import { FormModal } from "../../kit/dialog/FormModal";
import { LongTextField } from "../../kit/form/LongFields";
import { useRequestForm } from "../../kit/form/use-request-form";
import { InvalidateEventCodeDocument, type EventPool_CodeFragment as Code } from "./code-pools.generated";
import { useAction } from "../../kit/graphql/use-action";
import { isolated } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";
import { RELOAD } from "./use-pool";

interface Props {
  code: Code;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason and invalidates a code. */
export function InvalidateModal({ code, onClose, onDone }: Props) {
  const t = useText(poolText);
  const { run, busy } = useAction(InvalidateEventCodeDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { reason: "" },
    schema: reasonDraft,
    send: ({ reason }) => run({ id: code.id, reason }, RELOAD),
    onDone: () => {
      toastDone(t("invalidated"), "medium");
      onDone();
    },
    failed: "invalidateFailed",
  });
  return (
    <FormModal
      open
      title={t("invalidateTitle", { code: isolated(code.lotteryCode) })}
      submit={t(busy ? "invalidating" : "invalidateSubmit")}
      tone="danger"
      busy={busy}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p mb="4" color="fg.muted">
        {t("invalidateLead")}
      </chakra.p>
      <LongTextField form={form} name="reason" label={t("reason")} />
    </FormModal>
  );
}
