import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { drawReason, MAX_REASON_LENGTH } from "../../../domain/draws/draw";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { LongTextField } from "../../kit/form/LongFields";
import { useRequestForm } from "../../kit/form/use-request-form";
import { DrawsScreenDocument, VoidDrawDocument, type DrawsScreen_DrawFragment as Draw } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { drawStepsText } from "./draw-steps.text";

interface Props {
  draw: Pick<Draw, "id">;
  onClose: () => void;
  /** Called after a failure: another person may have changed the draw. */
  onFailed: () => void;
}

const schema = z.object({ reason: drawReason });

/** Voids a draw with a reason. */
export function VoidDialog({ draw, onClose, onFailed }: Props) {
  const t = useText(drawStepsText);
  const action = useAction(VoidDrawDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { reason: "" },
    schema,
    send: ({ reason }) => action.run({ id: draw.id, reason }, { refetch: [DrawsScreenDocument] }),
    onDone: () => {
      toastDone(t("voided"));
      onClose();
    },
    failed: "stepFailed",
    onFailed,
  });
  return (
    <FormModal
      open
      title={t("voidTitle")}
      submit={t("voidSubmit")}
      tone="danger"
      busy={action.busy}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p mb="4" color="fg.muted">
        {t("voidHelp")}
      </chakra.p>
      <LongTextField form={form} name="reason" label={t("voidReason")} maxLength={MAX_REASON_LENGTH} rows={3} />
    </FormModal>
  );
}
