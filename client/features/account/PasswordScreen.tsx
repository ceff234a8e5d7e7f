import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { passwordChangeDraft } from "../../../domain/users";
import { Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { PasswordField } from "../../kit/form/PasswordField";
import { showRefusedFields, useForm } from "../../kit/form/use-form";
import { ChangePasswordDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { updateSessionUser, useSession } from "../../kit/session/session";
import { accountText } from "./account.text";

const EMPTY = { currentPassword: "", newPassword: "" };

function usePasswordForm() {
  const t = useText(accountText);
  const navigate = useNavigate();
  const session = useSession();
  const change = useAction(ChangePasswordDocument);
  const [problem, setProblem] = useState<string>();
  const form = useForm({ initial: EMPTY, schema: passwordChangeDraft });
  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined);
    const { refusal } = await change.run(draft);
    if (refusal) {
      if (!showRefusedFields(form, refusal)) setProblem(refusal.message);
      return;
    }
    toast(t("changed"));
    if (session?.user) updateSessionUser(session.token, { ...session.user, mustChangePassword: false });
    await navigate(session?.user?.role === "Admin" ? "/admin" : "/counter");
  });
  return { form, submit, problem, busy: change.busy, required: session?.user?.mustChangePassword === true };
}

/** The signed-in user's own password; a first password leads here before anything else opens. */
export function PasswordScreen() {
  const t = useText(accountText);
  const { form, submit, problem, busy, required } = usePasswordForm();
  return (
    <Page title={t("title")} lead={t("lead")} narrow>
      <Card>
        {required && (
          <chakra.div mb="5">
            <Notice tone="gold">{t("required")}</Notice>
          </chakra.div>
        )}
        <chakra.form noValidate onSubmit={(event) => void submit(event)}>
          <PasswordField form={form} name="currentPassword" label={t("current")} autoComplete="current-password" />
          <PasswordField form={form} name="newPassword" label={t("next")} autoComplete="new-password" />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" w="full" mt="3" size="lg" disabled={busy}>
            {t(busy ? "saving" : "save")}
          </Button>
        </chakra.form>
      </Card>
    </Page>
  );
}
