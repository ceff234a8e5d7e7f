import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { foldDigits } from "../../../domain/text";
import { AREA_LABELS } from "../../../domain/labels.text";
import { AREAS, type Area } from "../../../domain/permissions";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField, SelectField, TextField } from "../../kit/form/fields";
import { useLang, useText } from "../../kit/i18n/i18n";
import { PasswordField } from "../../kit/password/PasswordField";
import type { SessionUser } from "../../kit/session/session";
import { signInText } from "./sign-in.text";
import { useSignIn } from "./use-sign-in";

interface Props {
  /** The user who signs in again; without one, any user signs in. */
  user?: SessionUser | null;
  /** The area that is selected at first. */
  area?: Area;
  onSubmit?: () => void;
}

/** The two steps of signing in: the password and, if the account has one, the second factor. */
export function SignInForm({ user = null, area = AREAS[0], onSubmit }: Props) {
  const t = useText(signInText);
  const lang = useLang();
  const { form, submit, startOver, proof, switchProof, problem, busy } = useSignIn(user, area);
  const awaitsCode = proof !== null;
  const isFixed = awaitsCode || user !== null;
  const label = awaitsCode ? (busy ? "verifying" : "verify") : busy ? "loggingIn" : "login";
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        onSubmit?.();
        void submit(event);
      }}
    >
      <SelectField form={form} name="area" label={t("area")} size="lg" disabled={isFixed}>
        {AREAS.map((one) => (
          <option key={one} value={one}>
            {AREA_LABELS[one][lang]}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="username"
        label={t("username")}
        size="lg"
        disabled={isFixed}
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
      {/* The height of a line is reserved, so that a message does not move the button. */}
      <Box minH="6" mb="2">
        {problem && (
          <chakra.p role="alert" color="danger.fg">
            {problem}
          </chakra.p>
        )}
      </Box>
      <Flex direction="column" gap="3">
        <SubmitButton size="lg" busy={busy}>
          {t(label)}
        </SubmitButton>
        {awaitsCode && (
          <>
            <Button variant="outline" size="lg" disabled={busy} onClick={switchProof}>
              {t(proof === "totpCode" ? "useRecovery" : "useTotp")}
            </Button>
            {user === null && (
              <Button variant="ghost" size="lg" disabled={busy} onClick={startOver}>
                {t("otherAccount")}
              </Button>
            )}
          </>
        )}
      </Flex>
    </chakra.form>
  );
}
