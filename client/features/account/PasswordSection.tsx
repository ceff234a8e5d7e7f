import { Box, chakra } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { passwordChangeDraft } from "../../../domain/users";
import { Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { PasswordField } from "../../kit/password/PasswordField";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { useRequestForm } from "../../kit/form/use-request-form";
import { ChangePasswordDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { homeOf } from "../../kit/session/required-redirect";
import { updateSessionUser, useSession } from "../../kit/session/session";
import { accountText } from "./account.text";
import { Section } from "./Section";
import { useRefreshSession } from "./use-refresh-session";

const EMPTY = { currentPassword: "", newPassword: "" };

function usePasswordForm(onChanged: () => void) {
  const t = useText(accountText);
  const session = useSession();
  const refreshSession = useRefreshSession();
  const change = useAction(ChangePasswordDocument);
  const { form, submit, empty, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: passwordChangeDraft,
    send: (draft) => change.run(draft),
    onDone: async () => {
      toast(t("changed"));
      empty();
      if (session?.user) updateSessionUser(session.token, { ...session.user, mustChangePassword: false });
      await refreshSession();
      onChanged();
    },
  });
  return { form, submit, problem, busy: change.busy };
}

function PasswordForm({ onChanged, wide = false }: { onChanged: () => void; wide?: boolean }) {
  const t = useText(accountText);
  const { form, submit, problem, busy } = usePasswordForm(onChanged);
  return (
    <chakra.form noValidate maxW="card" onSubmit={(event) => void submit(event)}>
      <PasswordField form={form} name="currentPassword" label={t("current")} autoComplete="current-password" />
      <PasswordField form={form} name="newPassword" label={t("next")} autoComplete="new-password" />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <SubmitButton w={wide ? "full" : undefined} mt="3" size={wide ? "lg" : "md"} busy={busy}>
        {t(busy ? "saving" : "save")}
      </SubmitButton>
    </chakra.form>
  );
}

export function PasswordSection() {
  const t = useText(accountText);
  return (
    <Section title={t("title")} lead={`${t("lead")} ${t("othersEnd")}`}>
      <PasswordForm onChanged={() => undefined} />
    </Section>
  );
}

/** The change of a first password, which a session requires. */
export function RequiredPassword({ onChanged }: { onChanged: () => void }) {
  const t = useText(accountText);
  return (
    <>
      <Box mb="5">
        <Notice tone="gold">{t("required")}</Notice>
      </Box>
      <PasswordForm wide onChanged={onChanged} />
    </>
  );
}

/** Shown to a session with a first password before anything else opens. */
export function FirstPassword() {
  const t = useText(accountText);
  const navigate = useNavigate();
  const session = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const proceed = () =>
    void navigate(typeof state?.from === "string" ? state.from : homeOf(session), { replace: true });
  return (
    <Page title={t("title")} lead={t("lead")} narrow>
      <Card>
        <RequiredPassword onChanged={proceed} />
      </Card>
    </Page>
  );
}
