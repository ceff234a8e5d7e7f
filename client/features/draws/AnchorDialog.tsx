import { chakra } from "@chakra-ui/react";
import { anchorDraft, MAX_ANCHOR_URL_LENGTH, MAX_REASON_LENGTH, type AnchorDraft } from "../../../domain/draws/draw";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { TextField } from "../../kit/form/fields";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
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
  const [problem, setProblem] = useProblem(t);
  const form = useForm<AnchorDraft, AnchorDraft>({
    initial: EMPTY,
    schema: withDrawErrors(anchorDraft, useLang()),
  });
  const submit = form.handleSubmit(async (input) => {
    setProblem();
    const { error } = await anchor.run({ id: draw.id, input });
    if (!error) {
      toastDone(t("anchored"));
      onClose();
    } else if (!showFieldErrors(form, error)) {
      setProblem(error, "stepFailed");
      onFailed();
    }
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
