import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { foldDigits } from "../../../domain/text";
import { Secret } from "../../kit/password/Secret";
import { Notice } from "../../kit/feedback/States";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField } from "../../kit/form/fields";
import { PasswordField } from "../../kit/password/PasswordField";
import { useRequestForm } from "../../kit/form/use-request-form";
import {
  ConfirmSecondFactorDocument,
  SetupSecondFactorDocument,
  type SetupSecondFactorMutation,
} from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { QrCode } from "../../kit/print/QrCode";
import { RecoveryCodes } from "./RecoveryCodes";
import { codeForm, groupByFour, passwordForm } from "./second-factor-form";
import { secondFactorText } from "./second-factor.text";

type Setup = SetupSecondFactorMutation["setupSecondFactor"];
const STEPS = 3;

/** The heading of a step; it takes the focus if the step has no field that does. */
function Step({ step, title, focus = false }: { step: number; title: string; focus?: boolean }) {
  const t = useText(secondFactorText);
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <Box mb="4">
      <chakra.p fontSize="sm" color="fg.muted">
        {t("step", { step: number(step), steps: number(STEPS) })}
      </chakra.p>
      <Heading as="h3" tabIndex={-1} ref={heading} outline="none">
        {title}
      </Heading>
    </Box>
  );
}

interface StepFormProps {
  problem: string | undefined;
  submit: string;
  busy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

function StepForm({ problem, submit, busy, onSubmit, onCancel, children }: StepFormProps) {
  const shared = useText(sharedText);
  return (
    <chakra.form noValidate maxW="card" onSubmit={onSubmit}>
      {children}
      {problem && (
        <Box mb="4">
          <Notice tone="danger">{problem}</Notice>
        </Box>
      )}
      <Flex gap="3" mt="3" wrap="wrap">
        <SubmitButton busy={busy}>{submit}</SubmitButton>
        {onCancel && (
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {shared("cancel")}
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}

interface StepProps<Result> {
  onDone: (result: Result) => void;
  onCancel: (() => void) | undefined;
}

function PasswordStep({ onDone, onCancel }: StepProps<Setup>) {
  const t = useText(secondFactorText);
  const setup = useAction(SetupSecondFactorDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { password: "" },
    schema: passwordForm,
    send: (draft) => setup.run(draft),
    onDone: ({ setupSecondFactor }) => onDone(setupSecondFactor),
    failed: "failed",
  });
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  return (
    <>
      <Step step={1} title={t("passwordStep")} />
      <StepForm
        problem={problem}
        submit={t(setup.busy ? "sending" : "next")}
        busy={setup.busy}
        onSubmit={(event) => void submit(event)}
        onCancel={onCancel}
      >
        <PasswordField form={form} name="password" label={t("password")} autoComplete="current-password" />
      </StepForm>
    </>
  );
}

function ScanStep({ setup: { secret, uri }, onDone, onCancel }: StepProps<readonly string[]> & { setup: Setup }) {
  const t = useText(secondFactorText);
  const confirm = useAction(ConfirmSecondFactorDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: { code: "" },
    schema: codeForm,
    send: (draft) => confirm.run(draft),
    onDone: ({ confirmSecondFactor }) => onDone(confirmSecondFactor),
    failed: "failed",
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <>
      <Step step={2} title={t("scanStep")} />
      <chakra.p mb="4" maxW="text">
        {t("scanHelp")}
      </chakra.p>
      <Flex gap="6" wrap="wrap" align="flex-start">
        <QrCode text={uri} label={t("qr")} />
        <Box flex="1" minW={{ base: "full", sm: "16rem" }} maxW="card">
          <Box mb="5">
            <Secret label={t("manualKey")} value={secret} display={groupByFour(secret)} />
          </Box>
          <StepForm
            problem={problem}
            submit={t(confirm.busy ? "switchingOn" : "switchOn")}
            busy={confirm.busy}
            onSubmit={(event) => void submit(event)}
            onCancel={onCancel}
          >
            <DigitsField
              form={form}
              name="code"
              label={t("code")}
              hint={t("codeHelp")}
              fold={foldDigits}
              autoComplete="one-time-code"
            />
          </StepForm>
        </Box>
      </Flex>
    </>
  );
}

interface Props {
  /** Called after the second factor is on and its recovery codes are saved. */
  onDone: () => void | Promise<void>;
  /** Omitted where the second factor is required. */
  onCancel?: () => void;
}

/** Sets up a second factor: password, first code of the app, recovery codes. */
export function Enrolment({ onDone, onCancel }: Props) {
  const t = useText(secondFactorText);
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <>
        <Step step={3} title={t("codesStep")} focus />
        <RecoveryCodes codes={codes} onStored={onDone} />
      </>
    );
  }
  if (setup) return <ScanStep setup={setup} onDone={setCodes} onCancel={onCancel} />;
  return <PasswordStep onDone={setSetup} onCancel={onCancel} />;
}
