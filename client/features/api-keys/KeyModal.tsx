import { Box, chakra, Grid as Columns } from "@chakra-ui/react";
import { MAX_KEY_NAME_LENGTH } from "../../../domain/api-keys";
import { SCOPES } from "../../../domain/permissions";
import { SelectField, TextField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { LongTextField } from "../../kit/form/LongFields";
import { useField } from "../../kit/form/use-field";
import type { Form } from "../../kit/form/use-form";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { apiKeysText, SCOPE_LABELS } from "./api-keys.text";
import { VALIDITY_DAYS, useKeyForm, type CreatedKey, type KeyDraft, type KeyValues } from "./use-key-form";

const Choice = chakra("label", {
  base: {
    display: "flex",
    gap: "3",
    py: "1.5",
    alignItems: "flex-start",
    cursor: "pointer",
    "& input": { w: "5", h: "5", mt: "0.5", flexShrink: 0, accentColor: "var(--club-colors-accent-solid)" },
    "& code": { display: "block", fontFamily: "mono", fontSize: "xs", color: "fg.muted" },
  },
});

/** The scopes of the key, each with its description. */
function ScopesField({ form }: { form: Form<KeyValues, KeyDraft> }) {
  const t = useText(apiKeysText);
  const lang = useLang();
  const { id, error, field } = useField({ form, name: "scopes", label: t("scopes") });
  const selected = field.value as string[];
  const toggle = (scope: string) => {
    form.clearErrors("scopes");
    field.onChange(selected.includes(scope) ? selected.filter((one) => one !== scope) : [...selected, scope]);
  };
  return (
    <chakra.fieldset mb="2.5" minW="0" aria-describedby={error && `${id}-note`}>
      <chakra.legend mb="1" fontSize="sm" fontWeight="600">
        {t("scopes")}
      </chakra.legend>
      <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="5">
        {SCOPES.map((scope, index) => (
          <Choice key={scope}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              name="scopes"
              checked={selected.includes(scope)}
              aria-invalid={error !== undefined}
              onChange={() => toggle(scope)}
            />
            <span>
              {SCOPE_LABELS[scope][lang]}
              <code>
                <bdi dir="ltr">{scope}</bdi>
              </code>
            </span>
          </Choice>
        ))}
      </Columns>
      <Box id={`${id}-note`} aria-live="polite" minH="5" mt="1" fontSize="sm" color="danger.fg">
        {error}
      </Box>
    </chakra.fieldset>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  onCreated: (created: CreatedKey) => void;
}

/** The form of a new key: name, validity, allowed IP addresses and scopes. */
export function KeyModal({ open, onClose, onCreated }: Props) {
  const t = useText(apiKeysText);
  const { number } = useFormats();
  const { form, submit, empty, problem, dirty, busy, prompt } = useKeyForm(onCreated);
  return (
    <>
      <FormModal
        open={open}
        title={t("createTitle")}
        submit={t(busy ? "saving" : "submit")}
        busy={busy}
        dirty={dirty}
        problem={problem}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
        onClosed={empty}
      >
        <TextField form={form} name="name" label={t("name")} hint={t("nameHelp")} maxLength={MAX_KEY_NAME_LENGTH} />
        <SelectField form={form} name="expiresInDays" label={t("expiry")}>
          {VALIDITY_DAYS.map((days) => (
            <option key={days} value={days}>
              {t("days", { days: number(days) })}
            </option>
          ))}
        </SelectField>
        <LongTextField form={form} name="allowedIps" label={t("addresses")} hint={t("addressesHelp")} optional />
        {/* The longest field is the last one. */}
        <ScopesField form={form} />
      </FormModal>
      {prompt}
    </>
  );
}
