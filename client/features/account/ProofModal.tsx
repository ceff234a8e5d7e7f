import { chakra } from "@chakra-ui/react";
import { foldDigits } from "../../../domain/text";
import { DigitsField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { PasswordField } from "../../kit/password/PasswordField";
import { useRequestForm } from "../../kit/form/use-request-form";
import type { RequestResult } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { proofForm, type Proof } from "./second-factor-form";
import { secondFactorText } from "./second-factor.text";

const EMPTY = { password: "", code: "" };

interface Props<Data> {
  open: boolean;
  title: string;
  lead: string;
  submit: string;
  busy: boolean;
  run: (proof: Proof) => Promise<RequestResult<Data>>;
  onDone: (data: Data) => void;
  onClose: () => void;
}

/** Asks for password and code before the second factor is changed. */
export function ProofModal<Data>({ open, title, lead, submit: label, busy, run, onDone, onClose }: Props<Data>) {
  const t = useText(secondFactorText);
  const { form, submit, empty, problem } = useRequestForm({
    t,
    initial: EMPTY,
    schema: proofForm,
    send: run,
    onDone,
    failed: "failed",
  });
  return (
    <FormModal
      open={open}
      title={title}
      submit={label}
      busy={busy}
      dirty={false}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <chakra.p mb="4" color="fg.muted">
        {`${lead} ${t("othersEnd")}`}
      </chakra.p>
      <PasswordField form={form} name="password" label={t("password")} autoComplete="current-password" />
      <DigitsField
        form={form}
        name="code"
        label={t("code")}
        hint={t("codeHelp")}
        fold={foldDigits}
        autoComplete="one-time-code"
      />
    </FormModal>
  );
}
