import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { DISQUALIFICATION_REASONS, MAX_REASON_LENGTH, resultNote } from "../../../domain/draws/draw";
import { REASON_LABELS } from "../../../domain/draws/draw.text";
import { foldNationalCode, nationalCode } from "../../../domain/identity";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { DigitsField, SelectField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import { showFieldErrors, useForm } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import type { DisqualificationReason } from "../../kit/graphql/generated";
import {
  ClaimPrizeDocument,
  DisqualifyDrawResultDocument,
  type DrawScreen_DrawFragment as Draw,
} from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { withDrawErrors } from "./draw-errors";
import { drawResultsText } from "./draw-results.text";
import { type Result, winnerName } from "./WinnerSlip";

interface Props {
  draw: Draw;
  result: Result;
  onClose: () => void;
}

const claimForm = z.object({ nationalCode });

/** Records a handed-over prize after the identity card was checked. */
export function ClaimDialog({ draw, result, onClose }: Props) {
  const t = useText(drawResultsText);
  const lang = useLang();
  const claim = useAction(ClaimPrizeDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm({ initial: { nationalCode: "" }, schema: claimForm });
  const submit = form.handleSubmit(async (draft) => {
    setProblem();
    const { error } = await claim.run({ id: draw.id, place: result.place, ...draft });
    if (!error) {
      toastDone(t("claimDone"));
      onClose();
    } else if (!showFieldErrors(form, error)) setProblem(error, "failed");
  });
  return (
    <FormModal
      open
      title={t("claimTitle")}
      submit={t("claimSubmit")}
      busy={claim.busy}
      dirty={false}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p mb="4" color="fg.muted">
        {t("claimLead", { name: nameIn(lang, winnerName(result)) })}
      </chakra.p>
      <DigitsField form={form} name="nationalCode" label={t("nationalCode")} fold={foldNationalCode} maxLength={10} />
    </FormModal>
  );
}

const disqualifyForm = z.object({
  reason: z.enum(DISQUALIFICATION_REASONS, "DRAW_REASON_INVALID"),
  note: resultNote,
});
type DisqualifyDraft = z.output<typeof disqualifyForm>;
const EMPTY = { reason: "", note: "" };

/** Disqualifies a winner or a reserve with a reason. */
export function DisqualifyDialog({ draw, result: { place, status }, onClose }: Props) {
  const t = useText(drawResultsText);
  const lang = useLang();
  const { number } = useFormats();
  const disqualify = useAction(DisqualifyDrawResultDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm<typeof EMPTY, DisqualifyDraft>({
    initial: EMPTY,
    schema: withDrawErrors(disqualifyForm, lang),
  });
  const submit = form.handleSubmit(async ({ reason, note }) => {
    setProblem();
    const code = reason.toUpperCase() as DisqualificationReason;
    const { error } = await disqualify.run({ id: draw.id, place, reason: code, note });
    if (!error) {
      toastDone(t("disqualified", { place: number(place) }));
      onClose();
    } else if (!showFieldErrors(form, error)) setProblem(error, "failed");
  });
  return (
    <FormModal
      open
      title={t("disqualifyTitle", { place: number(place) })}
      submit={t("disqualify")}
      tone="danger"
      busy={disqualify.busy}
      dirty={form.formState.isDirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p mb="4" color="fg.muted">
        {t(status === "WINNER" ? "disqualifyWinner" : "disqualifyReserve")}
      </chakra.p>
      <SelectField form={form} name="reason" label={t("reason")}>
        <option value="">{t("chooseReason")}</option>
        {DISQUALIFICATION_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {REASON_LABELS[reason][lang]}
          </option>
        ))}
      </SelectField>
      <LongTextField
        form={form}
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        maxLength={MAX_REASON_LENGTH}
        optional
      />
    </FormModal>
  );
}
