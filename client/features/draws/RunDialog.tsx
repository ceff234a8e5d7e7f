import { Box, chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { entropyText } from "../../../domain/draws/draw";
import { FormModal } from "../../kit/dialog/FormModal";
import { toastDone } from "../../kit/feedback/toast";
import { TextField } from "../../kit/form/fields";
import { LongTextField } from "../../kit/form/LongFields";
import { showFieldErrors, useForm, type Form } from "../../kit/form/use-form";
import { useProblem } from "../../kit/form/use-problem";
import type { DrawRunInput } from "../../kit/graphql/generated";
import { RunDrawDocument } from "./draws.generated";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useConfirmedAction } from "../../kit/password/use-confirmed-action";
import { ScanButton } from "../../kit/scan/ScanButton";
import { parseBeaconText } from "./beacon-text";
import { withDrawErrors } from "./draw-errors";
import { drawsText } from "./draws.text";
import { drawStepsText } from "./draw-steps.text";
import type { StepProps } from "./StepDialog";

const EMPTY = { beacon: "", secret: "", entropy: "" };
type Values = typeof EMPTY;

const NONE: DrawRunInput = { round: null, signature: null, secret: null, entropy: null };

const beaconForm = z.transform(({ beacon }: Values): DrawRunInput => ({ ...NONE, ...parseBeaconText(beacon) }));

const witnessedForm = z.pipe(
  z.object({
    secret: z.string().check(z.trim(), z.regex(/^[0-9a-f]{64}$/i, "HEX_INVALID")),
    entropy: entropyText,
  }),
  z.transform((values): DrawRunInput => ({ ...NONE, ...values })),
);

function BeaconFields({ form, round }: { form: Form<Values, DrawRunInput>; round: number | null }) {
  const t = useText(drawStepsText);
  return (
    <>
      {round !== null && <chakra.p mb="4">{t("beaconRound", { round })}</chakra.p>}
      <LongTextField form={form} name="beacon" label={t("beaconText")} hint={t("beaconHint")} rows={4} optional />
      <ScanButton size="sm" onFound={(text) => form.setValue("beacon", text, { shouldDirty: true })} />
    </>
  );
}

function WitnessedFields({ form }: { form: Form<Values, DrawRunInput> }) {
  const t = useText(drawStepsText);
  return (
    <>
      <TextField form={form} name="secret" dir="ltr" label={t("secret")} hint={t("secretHint")} />
      <Box mb="4" _empty={{ display: "none" }}>
        <ScanButton size="sm" onFound={(text) => form.setValue("secret", text.trim(), { shouldDirty: true })} />
      </Box>
      <LongTextField form={form} name="entropy" label={t("entropy")} hint={t("entropyHint")} rows={4} />
    </>
  );
}

/** Requests the run with its randomness, or confirms the request of another person with the user's password. */
export function RunDialog({ draw, isSecond, onClose, onFailed }: StepProps) {
  const t = useText(drawStepsText);
  const labels = useText(drawsText);
  const lang = useLang();
  const run = useConfirmedAction(RunDrawDocument);
  const [problem, setProblem] = useProblem(t);
  const isBeacon = draw.mode === "BEACON";
  const form = useForm<Values, DrawRunInput>({
    initial: EMPTY,
    schema: withDrawErrors<DrawRunInput>(isBeacon ? beaconForm : witnessedForm, lang),
  });
  const submit = form.handleSubmit(async (input) => {
    setProblem();
    const result = await run.run({ id: draw.id, input });
    if (result?.error) {
      const [field] = result.error.fields;
      // Round and signature are one field of the form.
      if (field && isBeacon) form.setError("beacon", { type: "server", message: field.message }, { shouldFocus: true });
      else if (!showFieldErrors(form, result.error)) setProblem(result.error, "stepFailed");
      onFailed();
    } else if (result) {
      toastDone(t(result.data.runDraw.awaitingConfirmation ? "runRequested" : "drawn"));
      onClose();
    }
  });
  return (
    <>
      <FormModal
        open
        title={t("runTitle")}
        submit={t(isSecond ? "runConfirm" : "run")}
        tone="danger"
        busy={run.busy}
        dirty={form.formState.isDirty}
        problem={problem}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <chakra.p mb="4" color="fg.muted">
          {`${t("runQuestion")} ${t(isSecond ? "youConfirm" : "needsSecond")}`}
        </chakra.p>
        {isBeacon ? <BeaconFields form={form} round={draw.round} /> : <WitnessedFields form={form} />}
        {!isBeacon && draw.entropySource && (
          <chakra.p fontSize="sm" color="fg.muted">
            {`${labels("entropySource")}: `}
            <bdi>{draw.entropySource}</bdi>
          </chakra.p>
        )}
      </FormModal>
      {run.prompt}
    </>
  );
}
