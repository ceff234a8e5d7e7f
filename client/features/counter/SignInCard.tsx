import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { errorText } from "../../../domain/errors/client-errors";
import { AREAS } from "../../../domain/permissions";
import { foldDigits } from "../../../domain/text";
import { AREA_LABELS } from "../../../domain/labels.text";
import { Notice } from "../../kit/feedback/States";
import { DigitsField, SelectField, TextField } from "../../kit/form/fields";
import { PasswordField } from "../../kit/password/PasswordField";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { PageHeading } from "../../kit/page/Page";
import { forgetExpiry, useSessionExpired } from "../../kit/session/session";
import { signInText } from "./sign-in.text";
import { useSignIn } from "./use-sign-in";

/** Shown after the session has expired; the draft is stored until the next sign-in. */
function SessionExpired() {
  const lang = useLang();
  if (!useSessionExpired()) return null;
  return (
    <Box mb="5">
      <Notice tone="danger" onDismiss={forgetExpiry}>
        {errorText("UNAUTHENTICATED", lang)}
      </Notice>
    </Box>
  );
}

function SignInForm() {
  const t = useText(signInText);
  const lang = useLang();
  const { form, submit, startOver, proof, switchProof, problem, dismiss, busy } = useSignIn();
  const awaitsCode = proof !== null;
  const label = awaitsCode ? (busy ? "verifying" : "verify") : busy ? "loggingIn" : "login";
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <SelectField form={form} name="area" label={t("area")} size="lg" disabled={awaitsCode}>
        {AREAS.map((area) => (
          <option key={area} value={area}>
            {AREA_LABELS[area][lang]}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="username"
        label={t("username")}
        size="lg"
        disabled={awaitsCode}
        autoComplete="username"
      />
      <PasswordField
        form={form}
        name="password"
        label={t("password")}
        size="lg"
        disabled={awaitsCode}
        autoComplete="current-password"
      />
      {awaitsCode && (
        <chakra.p role="status" mb="3" color="fg.muted">
          {t(proof === "totpCode" ? "totpHelp" : "recoveryHelp")}
        </chakra.p>
      )}
      {proof === "totpCode" && (
        <DigitsField
          form={form}
          name="totpCode"
          label={t("totp")}
          size="lg"
          fold={foldDigits}
          autoComplete="one-time-code"
        />
      )}
      {proof === "recoveryCode" && (
        <TextField form={form} name="recoveryCode" label={t("recovery")} size="lg" dir="ltr" />
      )}
      {problem && (
        <Box mb="4">
          <Notice tone="danger" onDismiss={dismiss}>
            {problem}
          </Notice>
        </Box>
      )}
      <Flex direction="column" gap="3">
        <Button type="submit" size="lg" disabled={busy}>
          {t(label)}
        </Button>
        {awaitsCode && (
          <>
            <Button variant="outline" size="lg" disabled={busy} onClick={switchProof}>
              {t(proof === "totpCode" ? "useRecovery" : "useTotp")}
            </Button>
            <Button variant="ghost" size="lg" disabled={busy} onClick={startOver}>
              {t("otherAccount")}
            </Button>
          </>
        )}
      </Flex>
    </chakra.form>
  );
}

export function SignInCard() {
  const t = useText(signInText);
  return (
    <Box maxW="card" mx="auto" px="4" py={{ base: "6", md: "12" }}>
      <Card>
        <PageHeading title={t("signInTitle")} />
        <chakra.p mt="1" mb="5" color="fg.muted">
          {t("signInLead")}
        </chakra.p>
        <SessionExpired />
        <SignInForm />
      </Card>
    </Box>
  );
}
