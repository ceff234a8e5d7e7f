import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { identityPair, type IdentityPair } from "../../../domain/customers";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField } from "../../kit/form/fields";
import { useForm } from "../../kit/form/use-form";
import { useText } from "../../kit/i18n/i18n";
import { lookupText } from "./lookup.text";

const EMPTY = { phone: "", nationalCode: "" };

interface Props {
  /** The pair that the previous page handed over. */
  initial: IdentityPair | null;
  /** Whether the first field takes the focus. */
  takesFocus: boolean;
  busy: boolean;
  onSubmit: (pair: IdentityPair) => Promise<void>;
}

/** Phone and national code; the button is enabled when both are complete. */
export function LookupForm({ initial, takesFocus, busy, onSubmit }: Props) {
  const t = useText(lookupText);
  const form = useForm({ initial: initial ?? EMPTY, schema: identityPair });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus("phone");
  }, [takesFocus, setFocus]);
  const isComplete = identityPair.safeParse(form.watch()).success;
  const submit = form.handleSubmit(onSubmit);
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <DigitsField
        form={form}
        name="phone"
        label={t("phone")}
        hint={t("phoneHelp")}
        size="lg"
        inputMode="tel"
        fold={foldPhone}
        autoComplete="tel"
      />
      <DigitsField
        form={form}
        name="nationalCode"
        label={t("nationalCode")}
        hint={t("nationalCodeHelp")}
        size="lg"
        fold={foldNationalCode}
      />
      <SubmitButton size="lg" w="full" mt="2" disabled={!isComplete} busy={busy}>
        {t(busy ? "searching" : "submit")}
      </SubmitButton>
    </chakra.form>
  );
}
