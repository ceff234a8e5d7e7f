import { Box, Button, chakra, Flex, Grid as Columns, Input } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { lazy, Suspense, useId, useRef, type ChangeEvent } from "react";
import { useWatch } from "react-hook-form";
import {
  DEFAULT_CHECK_MINUTES,
  DEFAULT_DISPUTE_MINUTES,
  MAX_DRAW_NAME_LENGTH,
  MAX_RULES_LENGTH,
} from "../../../domain/draws/draw";
import { STORE_TYPES } from "../../../domain/stores";
import { foldDigits } from "../../../domain/text";
import { Notice } from "../../kit/feedback/States";
import { toast, toastFailed } from "../../kit/feedback/toast";
import { FieldShell } from "../../kit/form/FieldShell";
import { DateTimeField, DigitsField, SelectField, TextField } from "../../kit/form/fields";
import { CheckboxField, LongTextField } from "../../kit/form/LongFields";
import { Select } from "../../kit/form/Select";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { useCampaignChoices } from "../campaigns/use-campaign-choices";
import { useEventChoices } from "../events/use-event-choices";
import { identifiersIn, minutesOf, type WindowUnit } from "./draw-form";
import { drawFormText } from "./draw-form.text";
import type { DrawForm } from "./use-draw-form";

const SecretField = lazy(async () => ({ default: (await import("./SecretField")).SecretField }));

const TWO = { md: "1fr 1fr" };

/** Names and rules in both languages. */
export function NameFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  return (
    <Columns templateColumns={TWO} columnGap="4">
      <TextField form={form} name="nameFa" label={t("nameFa")} maxLength={MAX_DRAW_NAME_LENGTH} />
      <TextField form={form} name="nameEn" label={t("nameEn")} maxLength={MAX_DRAW_NAME_LENGTH} />
      <LongTextField form={form} name="rulesFa" label={t("rulesFa")} maxLength={MAX_RULES_LENGTH} rows={5} />
      <LongTextField form={form} name="rulesEn" label={t("rulesEn")} maxLength={MAX_RULES_LENGTH} rows={5} />
    </Columns>
  );
}

/** The codes that take part: event, campaign, receipts of a period, pool codes, store types. */
export function SourceFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const [eventId, includesReceipts] = useWatch({ control: form.control, name: ["eventId", "includesReceipts"] });
  const events = useEventChoices();
  const campaigns = useCampaignChoices(eventId || null, t("campaignsFailed"));
  const { includesPool: problem } = form.formState.errors;
  return (
    <>
      {[events, campaigns].map(
        ({ problem: message, reload }) =>
          message !== undefined && (
            <Box key={message} mb="4">
              <Notice tone="danger" onDismiss={reload} dismissLabel={shared("retry")}>
                {message}
              </Notice>
            </Box>
          ),
      )}
      <Columns templateColumns={TWO} columnGap="4">
        <SelectField form={form} name="eventId" label={t("event")} disabled={events.problem !== undefined} optional>
          <option value="">{t("noEvent")}</option>
          {events.events?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          form={form}
          name="campaignId"
          label={t("campaign")}
          disabled={!campaigns.campaigns?.length}
          optional
        >
          <option value="">{t("anyCampaign")}</option>
          {campaigns.campaigns?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Columns>
      <Flex direction="column" align="start">
        <CheckboxField form={form} name="includesPool" label={t("includesPool")} />
        <CheckboxField form={form} name="includesReceipts" label={t("includesReceipts")} />
      </Flex>
      {problem?.message && (
        <chakra.p role="alert" fontSize="sm" color="danger.fg">
          {problem.message}
        </chakra.p>
      )}
      {includesReceipts && (
        <Box mt="3">
          <Columns templateColumns={TWO} columnGap="4">
            <DateTimeField form={form} name="periodStart" label={t("periodStart")} />
            <DateTimeField form={form} name="periodEnd" label={t("periodEnd")} isEnd />
          </Columns>
          <chakra.fieldset minW="0">
            <chakra.legend fontSize="sm" fontWeight="600">
              {t("storeTypes")}
              <chakra.span fontWeight="400" color="fg.muted">
                {` (${shared("optional")})`}
              </chakra.span>
            </chakra.legend>
            <Flex columnGap="6" wrap="wrap">
              {STORE_TYPES.map((type, index) => (
                <CheckboxField
                  key={type}
                  form={form}
                  name={`storeTypes.${index}`}
                  label={shared("type", { type: number(type) })}
                />
              ))}
            </Flex>
            <chakra.p fontSize="sm" color="fg.muted">
              {t("storeTypesHint")}
            </chakra.p>
          </chakra.fieldset>
        </Box>
      )}
    </>
  );
}

interface WindowProps {
  form: DrawForm;
  name: "check" | "dispute";
  /** A shorter window is allowed with a warning. */
  advised: number;
}

/** A window with its unit. */
function WindowField({ form, name, advised }: WindowProps) {
  const t = useText(drawFormText);
  const [value, unit] = useWatch({ control: form.control, name: [`${name}Minutes`, `${name}Unit`] });
  const unitId = useId();
  const isShort = minutesOf(value, unit) < advised;
  return (
    <Columns templateColumns="minmax(0, 1fr) 8rem" columnGap="2">
      <DigitsField
        form={form}
        name={`${name}Minutes`}
        label={t(name)}
        hint={t(name === "check" ? "checkHint" : "disputeHint")}
        warning={isShort ? t(name === "check" ? "checkWarning" : "disputeWarning") : undefined}
        fold={foldDigits}
        maxLength={5}
      />
      <FieldShell id={unitId} label={t("unit")}>
        <Select
          id={unitId}
          aria-label={t("unitOf", { name: t(name) })}
          value={unit}
          onChange={(event) => form.setValue(`${name}Unit`, event.target.value as WindowUnit, { shouldDirty: true })}
        >
          <option value="hours">{t("hours")}</option>
          <option value="minutes">{t("minutes")}</option>
        </Select>
      </FieldShell>
    </Columns>
  );
}

/** Cut-off, windows and draw time. */
export function TimeFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  return (
    <Columns templateColumns={TWO} columnGap="4">
      <DateTimeField form={form} name="cutoffAt" label={t("cutoffAt")} isEnd />
      <WindowField form={form} name="check" advised={DEFAULT_CHECK_MINUTES} />
      <DateTimeField form={form} name="drawAt" label={t("drawAt")} />
      <WindowField form={form} name="dispute" advised={DEFAULT_DISPUTE_MINUTES} />
    </Columns>
  );
}

/** Staff and the list of excluded people, which a file can fill. */
export function ExclusionFields({ form, draw }: { form: DrawForm; draw: Draw | null }) {
  const t = useText(drawFormText);
  const { number } = useFormats();
  const file = useRef<HTMLInputElement>(null);
  const stored = draw?.exclusions ?? 0;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    // The same file can be chosen again after it was corrected.
    if (file.current) file.current.value = "";
    if (text === undefined) return;
    const people = identifiersIn(text);
    if (people.length === 0) return toastFailed(t("fileEmpty"));
    form.clearErrors("exclusions");
    form.setValue("exclusions", people.join("\n"), { shouldDirty: true });
    toast(t("fileRead", { count: people.length, number: number(people.length) }), "long");
  };
  return (
    <>
      <CheckboxField form={form} name="excludesStaff" label={t("excludesStaff")} />
      <Box mt="2">
        <LongTextField
          form={form}
          name="exclusions"
          label={t("list")}
          hint={stored > 0 ? t("keepHint", { count: stored, number: number(stored) }) : t("listHint")}
          rows={4}
          optional
        />
      </Box>
      {stored > 0 && <CheckboxField form={form} name="clearsExclusions" label={t("clearsList")} />}
      <Flex gap="3" align="center" wrap="wrap">
        <Button variant="outline" onClick={() => file.current?.click()}>
          <FileText size={16} aria-hidden />
          {t("chooseFile")}
        </Button>
        <chakra.span fontSize="sm" color="fg.muted">
          {t("fileHelp")}
        </chakra.span>
        <Input
          ref={file}
          type="file"
          accept=".txt,.csv"
          hidden
          aria-label={t("chooseFile")}
          onChange={(event) => void read(event)}
        />
      </Flex>
    </>
  );
}

/** The source of randomness; a witnessed draw has a secret and a public source of entropy. */
export function ModeFields({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  const isWitnessed = useWatch({ control: form.control, name: "mode" }) === "witnessed";
  return (
    <>
      <Box maxW="28rem">
        <SelectField form={form} name="mode" label={t("mode")}>
          <option value="beacon">{t("beacon")}</option>
          <option value="witnessed">{t("witnessed")}</option>
        </SelectField>
      </Box>
      <chakra.p mb="4" fontSize="sm" color="fg.muted" maxW="text">
        {t(isWitnessed ? "witnessedHelp" : "beaconHelp")}
      </chakra.p>
      {isWitnessed && (
        <>
          <LongTextField form={form} name="entropySource" label={t("entropySource")} hint={t("entropyHint")} />
          {/* As high as its button: what is below stays under the pointer. */}
          <Suspense fallback={<Box h="10" />}>
            <SecretField form={form} />
          </Suspense>
        </>
      )}
    </>
  );
}
