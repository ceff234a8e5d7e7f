import { chakra } from "@chakra-ui/react";
import * as z from "zod/mini";
import { ConfirmPasswordDocument } from "../graphql/generated";
import { useAction } from "../graphql/use-action";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { FormModal } from "../dialog/FormModal";
import { PasswordField } from "./PasswordField";
import { useRequestForm } from "../form/use-request-form";

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
  const { form, submit, empty, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema,
    send: (draft) => confirm.run(draft),
    onDone: onConfirmed,
  });
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
