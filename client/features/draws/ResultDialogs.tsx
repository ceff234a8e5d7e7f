import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { DISQUALIFICATION_REASONS, MAX_REASON_LENGTH, resultNote } from "../../../domain/draws/draw";
import { REASON_LABELS } from "../../../domain/draws/draw.text";
import { foldNationalCode, nationalCode } from "../../../domain/identity";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { DigitsField, SelectField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import { useRequestForm } from "../../kit/form/use-request-form";
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
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { nationalCode: "" },
    schema: claimForm,
    send: (draft) => claim.run({ id: draw.id, place: result.place, ...draft }),
    onDone: () => {
      toastDone(t("claimDone"));
      onClose();
    },
    failed: "failed",
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
const EMPTY = { reason: "", note: "" };

/** Disqualifies a winner or a reserve with a reason. */
export function DisqualifyDialog({ draw, result: { place, status }, onClose }: Props) {
  const t = useText(drawResultsText);
  const lang = useLang();
  const { number } = useFormats();
  const disqualify = useAction(DisqualifyDrawResultDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: withDrawErrors(disqualifyForm, lang),
    send: ({ reason, note }) =>
      disqualify.run({ id: draw.id, place, reason: reason.toUpperCase() as DisqualificationReason, note }),
    onDone: () => {
      toastDone(t("disqualified", { place: number(place) }));
      onClose();
    },
    failed: "failed",
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
