import { Button, chakra } from "@chakra-ui/react";
import { identityPair, type IdentityPair } from "../../../domain/customers";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { DigitsField } from "../../kit/form/fields";
import { useForm } from "../../kit/form/use-form";
import { useText } from "../../kit/i18n/i18n";
import { lookupText } from "./lookup.text";

const EMPTY = { phone: "", nationalCode: "" };

/** Phone and national code; the button is enabled when both are complete. */
export function LookupForm({ busy, onSubmit }: { busy: boolean; onSubmit: (pair: IdentityPair) => Promise<void> }) {
  const t = useText(lookupText);
  const form = useForm({ initial: EMPTY, schema: identityPair });
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
      <Button type="submit" size="lg" w="full" mt="2" disabled={!isComplete || busy}>
        {t(busy ? "searching" : "submit")}
      </Button>
    </chakra.form>
  );
}
