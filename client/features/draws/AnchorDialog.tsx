import { chakra } from "@chakra-ui/react";
import { anchorDraft, MAX_ANCHOR_URL_LENGTH, MAX_REASON_LENGTH, type AnchorDraft } from "../../../domain/draws/draw";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { TextField } from "../../kit/form/fields";
import { useRequestForm } from "../../kit/form/use-request-form";
import { AnchorDrawDocument } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { withDrawErrors } from "./draw-errors";
import { drawStepsText } from "./draw-steps.text";
import type { StepProps } from "./StepDialog";

const EMPTY: AnchorDraft = { url: "", note: "" };

/** Records a place where the hash was published. */
export function AnchorDialog({ draw, onClose, onFailed }: StepProps) {
  const t = useText(drawStepsText);
  const anchor = useAction(AnchorDrawDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: withDrawErrors(anchorDraft, useLang()),
    send: (input) => anchor.run({ id: draw.id, input }),
    onDone: () => {
      toastDone(t("anchored"));
      onClose();
    },
    failed: "stepFailed",
    onFailed,
  });
  return (
    <FormModal
      open
      title={t("anchorTitle")}
      submit={t("anchorSubmit")}
      busy={anchor.busy}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {draw.state === "FROZEN" && (
        <chakra.p mb="4" color="fg.muted">
          {t("anchorFirst")}
        </chakra.p>
      )}
      <TextField
        form={form}
        name="url"
        dir="ltr"
        label={t("anchorUrl")}
        hint={t("anchorUrlHint")}
        maxLength={MAX_ANCHOR_URL_LENGTH}
        optional
      />
      <TextField
        form={form}
        name="note"
        label={t("anchorNote")}
        hint={t("anchorNoteHint")}
        maxLength={MAX_REASON_LENGTH}
        optional
      />
    </FormModal>
  );
}
