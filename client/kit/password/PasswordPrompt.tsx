import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { ConfirmPasswordDocument } from "../graphql/generated";
import { useAction } from "../graphql/use-action";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { FormModal } from "../dialog/FormModal";
import { PasswordField } from "./PasswordField";
import { showFieldErrors, useForm } from "../form/use-form";
import { useProblem } from "../form/use-problem";

const EMPTY = { password: "" };
const schema = z.object({ password: z.string().check(z.minLength(1, "PASSWORD_REQUIRED")) });

interface Props {
  open: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the user's password before a sensitive action: an open session does not prove identity. */
export function PasswordPrompt({ open, onConfirmed, onClose }: Props) {
  const t = useText(sharedText);
  const confirm = useAction(ConfirmPasswordDocument);
  const [problem, setProblem] = useProblem(t);
  const form = useForm({ initial: EMPTY, schema });
  const submit = form.handleSubmit(async (draft) => {
    setProblem();
    const { error } = await confirm.run(draft);
    if (!error) return onConfirmed();
    if (!showFieldErrors(form, error)) setProblem(error);
  });
  const empty = () => {
    form.reset(EMPTY);
    setProblem();
  };
  return (
    <FormModal
      open={open}
      title={t("confirmTitle")}
      submit={t(confirm.busy ? "confirming" : "confirm")}
      busy={confirm.busy}
      dirty={false}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <chakra.p mb="4" color="fg.muted">
        {t("confirmLead")}
      </chakra.p>
      <PasswordField form={form} name="password" label={t("ownPassword")} autoComplete="current-password" />
    </FormModal>
  );
}
