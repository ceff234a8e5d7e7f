import { Box, chakra, Flex, Grid, Heading } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { MAX_QR_LENGTH } from "../../../domain/codes";
import { MAX_NAME_LENGTH } from "../../../domain/customers";
import {
  foldNationalCode,
  foldPhone,
  nationalCode as nationalCodeRule,
  isNationalCodeValid,
} from "../../../domain/identity";
import type { DeskDraft } from "../../../domain/registrations";
import { Notice } from "../../kit/feedback/States";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField, TextField } from "../../kit/form/fields";
import type { Form } from "../../kit/form/use-form";
import { useKnownCustomer } from "../known-customer/use-known-customer";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { isolated } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ScanButton } from "../../kit/scan/ScanButton";
import { deskText } from "./desk.text";
import { useDeskKeys } from "./use-desk-keys";
import { useRegistration, type DeskValues, type Registered } from "./use-registration";

type DeskForm = Form<DeskValues, DeskDraft>;

/**
 * The visitor's data. The name of a known customer is filled in, and cleared once the phone or the code changes; a typed
 * name stays.
 */
function PersonFields({ form }: { form: DeskForm }) {
  const t = useText(deskText);
  const [phone, idCard] = useWatch({ control: form.control, name: ["phoneNumber", "nationalCode"] });
  const name = useKnownCustomer(phone, idCard)?.name ?? "";
  const { getValues, setValue, clearErrors } = form;
  const filled = useRef("");
  useEffect(() => {
    const current = getValues("fullName");
    if (current !== "" && current !== filled.current) return;
    filled.current = name;
    if (name === current) return;
    setValue("fullName", name, { shouldDirty: true });
    clearErrors("fullName");
  }, [name, getValues, setValue, clearErrors]);
  const whole = nationalCodeRule.safeParse(idCard);
  const isUnlikely = whole.success && !isNationalCodeValid(whole.data);
  return (
    <>
      <TextField form={form} name="fullName" label={t("fullName")} maxLength={MAX_NAME_LENGTH * 2} size="lg" />
      <DigitsField
        form={form}
        name="phoneNumber"
        label={t("phone")}
        hint={name === "" ? undefined : t("known", { name: isolated(name) })}
        size="lg"
        inputMode="tel"
        fold={foldPhone}
      />
      <DigitsField
        form={form}
        name="nationalCode"
        label={t("idCard")}
        warning={isUnlikely ? t("codeUnlikely") : undefined}
        size="lg"
        fold={foldNationalCode}
      />
    </>
  );
}

interface Props {
  event: Event | undefined;
  chooseEvent: (id: string) => void;
  onRegistered: (registered: Registered | undefined) => void;
}

/** Registers visitors in succession; the first field has the focus when the form opens and after each success. */
export function RegisterForm({ event, chooseEvent, onRegistered }: Props) {
  const t = useText(deskText);
  const element = useRef<HTMLFormElement>(null);
  const { form, submit, problem, dismiss, busy } = useRegistration({ event, onRegistered });
  const { onKeyDown, fillQr } = useDeskKeys({ form, element, chooseEvent, submit });
  const { setFocus } = form;
  useEffect(() => setFocus("fullName"), [setFocus]);
  return (
    <Card aria-labelledby="register">
      <Heading as="h2" id="register" mb="4">
        {t("register")}
      </Heading>
      <chakra.form
        ref={element}
        noValidate
        aria-labelledby="register"
        onKeyDown={onKeyDown}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void submit();
        }}
      >
        <Grid templateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))" }} columnGap="5" rowGap="1">
          <PersonFields form={form} />
          <TextField
            form={form}
            name="qrCodeData"
            label={t("qr")}
            hint={t("qrHelp")}
            maxLength={MAX_QR_LENGTH}
            size="lg"
            dir="ltr"
            optional
          />
        </Grid>
        {problem && (
          <Box mb="4">
            <Notice tone="danger" onDismiss={dismiss}>
              {problem}
            </Notice>
          </Box>
        )}
        <Flex gap="3" wrap="wrap" align="center" mt="1">
          <SubmitButton size="lg" flex={{ base: "1", md: "0 0 auto" }} minW="12rem" busy={busy}>
            {t(busy ? "registering" : "register")}
          </SubmitButton>
          <ScanButton size="lg" onFound={fillQr} />
          <chakra.p hideBelow="lg" fontSize="sm" color="fg.muted">
            {t("keys")}
          </chakra.p>
        </Flex>
      </chakra.form>
    </Card>
  );
}
