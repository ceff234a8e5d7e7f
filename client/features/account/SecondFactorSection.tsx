import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { RECOVERY_CODES } from "../../../domain/users";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { toRequestError } from "../../kit/graphql/client";
import {
  DisableSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorStatusDocument,
  type SecondFactorStatusQuery,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { homeOf } from "../../kit/session/required-redirect";
import { updateSessionUser, useSession } from "../../kit/session/session";
import { Enrolment } from "./Enrolment";
import { ProofModal } from "./ProofModal";
import { RecoveryCodes } from "./RecoveryCodes";
import { secondFactorText } from "./second-factor.text";
import { Section } from "./Section";
import { useRefreshSession } from "./use-refresh-session";

type Status = SecondFactorStatusQuery["mySecondFactor"];
const FEW = 3;
const RELOAD = { refetch: [SecondFactorStatusDocument] };

/** The number of recovery codes left, with a button to renew them. */
function CodesLeft({ count, onRenew }: { count: number; onRenew: () => void }) {
  const t = useText(secondFactorText);
  const { number } = useFormats();
  const isFew = count <= FEW;
  const text = t("codesLeft", { count, rest: number(count), all: number(RECOVERY_CODES) });
  return (
    <Box mt="5">
      {isFew ? <Notice tone="gold">{`${text} ${t("codesFew")}`}</Notice> : <p>{text}</p>}
      <Button mt="3" variant="outline" onClick={onRenew}>
        {t("renew")}
      </Button>
    </Box>
  );
}

function SwitchedOn({ status, onCodes }: { status: Status; onCodes: (codes: readonly string[]) => void }) {
  const t = useText(secondFactorText);
  const { date } = useFormats();
  const [open, setOpen] = useState<"disable" | "renew">();
  const disable = useAction(DisableSecondFactorDocument);
  const renew = useAction(RenewRecoveryCodesDocument);
  const close = () => setOpen(undefined);
  return (
    <>
      <Flex gap="3" align="center" wrap="wrap">
        <Badge colorPalette="accent">{t("on")}</Badge>
        {status.enabledAt && <chakra.span>{t("onSince", { when: date(status.enabledAt) })}</chakra.span>}
      </Flex>
      <CodesLeft count={status.recoveryCodesLeft} onRenew={() => setOpen("renew")} />
      <Box mt="6" pt="5" borderTopWidth="1px">
        {status.isRequired ? (
          <chakra.p color="fg.muted">{t("requiredNote")}</chakra.p>
        ) : (
          <Button variant="outline" color="danger.fg" onClick={() => setOpen("disable")}>
            {t("disable")}
          </Button>
        )}
      </Box>
      <ProofModal
        open={open === "renew"}
        title={t("renewTitle")}
        lead={t("renewLead")}
        submit={t(renew.busy ? "renewing" : "renew")}
        busy={renew.busy}
        run={(proof) => renew.run(proof, RELOAD)}
        onDone={(data) => {
          close();
          onCodes(data.renewRecoveryCodes);
        }}
        onClose={close}
      />
      <ProofModal
        open={open === "disable"}
        title={t("disableTitle")}
        lead={t("disableLead")}
        submit={t(disable.busy ? "disabling" : "disable")}
        busy={disable.busy}
        run={(proof) => disable.run(proof, RELOAD)}
        onDone={() => {
          close();
          toast(t("disabled"), "long");
          focusHeading();
        }}
        onClose={close}
      />
    </>
  );
}

function SwitchedOff({ onStart }: { onStart: () => void }) {
  const t = useText(secondFactorText);
  return (
    <>
      <Badge colorPalette="neutral">{t("off")}</Badge>
      <Box mt="5">
        <Button onClick={onStart}>{t("setUp")}</Button>
      </Box>
    </>
  );
}

function Content() {
  const t = useText(secondFactorText);
  const { data, error, loading, refetch } = useQuery(SecondFactorStatusDocument);
  const [enrolling, setEnrolling] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => void refetch().catch(() => undefined);
  // A step disappears with its buttons.
  const leave = (step: () => void) => () => {
    step();
    focusHeading();
  };
  if (codes) return <RecoveryCodes codes={codes} onStored={leave(() => setCodes(undefined))} />;
  if (enrolling) {
    const cancel = leave(() => setEnrolling(false));
    const finish = () => {
      cancel();
      toast(t("switchedOn"));
      reload();
    };
    return <Enrolment onDone={finish} onCancel={cancel} />;
  }
  if (!data && error)
    return <LoadFailed message={messageOr(toRequestError(error), t("loadFailed"))} busy={loading} onRetry={reload} />;
  if (!data) return <Loading rows={2} height="3.5rem" />;
  return data.mySecondFactor.isEnabled ? (
    <SwitchedOn status={data.mySecondFactor} onCodes={setCodes} />
  ) : (
    <SwitchedOff onStart={() => setEnrolling(true)} />
  );
}

export function SecondFactorSection() {
  const t = useText(secondFactorText);
  return (
    <Section title={t("title")} lead={t("lead")}>
      <Content />
    </Section>
  );
}

/** The set-up of the second factor that the session's role requires. */
export function RequiredSecondFactor({ onDone }: { onDone: () => void | Promise<void> }) {
  const t = useText(secondFactorText);
  const session = useSession();
  const refreshSession = useRefreshSession();

  // It may have been set up on another device in the meantime.
  const checkOnce = useEffectEvent(() => void refreshSession());
  useEffect(() => checkOnce(), []);

  const proceed = async () => {
    if (session?.user) updateSessionUser(session.token, { ...session.user, needsSecondFactor: false });
    await refreshSession();
    toast(t("switchedOn"));
    await onDone();
  };
  return (
    <>
      <Box mb="5">
        <Notice tone="gold">{t("required")}</Notice>
      </Box>
      <Enrolment onDone={proceed} />
    </>
  );
}

/** Shown to a session whose role requires a second factor, before anything else opens. */
export function FirstSecondFactor() {
  const t = useText(secondFactorText);
  const navigate = useNavigate();
  const session = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const proceed = () => navigate(typeof state?.from === "string" ? state.from : homeOf(session), { replace: true });
  return (
    <Page title={t("title")} lead={t("lead")} narrow>
      <Card>
        <RequiredSecondFactor onDone={proceed} />
      </Card>
    </Page>
  );
}
