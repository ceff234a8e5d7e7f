import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useQuery } from "@apollo/client/react";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { AREA_LABELS } from "../../../domain/labels.text";
import { Confirm } from "../../kit/dialog/Confirm";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { toast, toastFailed } from "../../kit/feedback/toast";
import { toRequestError } from "../../kit/graphql/client";
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OpenSessionsDocument,
  type SessionRow_SessionFragment as OpenSession,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { accountText } from "./account.text";
import { Section } from "./Section";

const RELOAD = { refetch: [OpenSessionsDocument] };

function EndButton({ session }: { session: OpenSession }) {
  const t = useText(accountText);
  const { date } = useFormats();
  const { id, device, createdAt } = session;
  const end = useAction(EndSessionDocument);
  const endSession = async () => {
    const { error } = await end.run({ id }, { ...RELOAD, evict: session });
    if (error) return toastFailed(messageOr(error, t("endFailed")));
    toast(t("ended"));
    focusHeading();
  };
  const name = t("endOf", { device: device ?? t("unknownDevice"), when: date(createdAt) });
  return (
    <BusyButton variant="outline" size="sm" aria-label={name} busy={end.busy} onClick={() => void endSession()}>
      {t("end")}
    </BusyButton>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const t = useText(accountText);
  const lang = useLang();
  const { date } = useFormats();
  const { area, device, ip, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <Flex as="li" gap="4" py="4" align="center" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Box color="fg.muted" hideBelow="sm">
        <MonitorSmartphone size={22} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <chakra.bdi fontWeight="600">{device ?? t("unknownDevice")}</chakra.bdi>
          <Badge colorPalette="neutral">{AREA_LABELS[area === "ADMIN" ? "Admin" : "Counter"][lang]}</Badge>
          {isCurrent && <Badge colorPalette="accent">{t("thisSession")}</Badge>}
        </Flex>
        <Flex columnGap="4" wrap="wrap" mt="1" fontSize="sm" color="fg.muted">
          <span>{t("startedAt", { when: date(createdAt) })}</span>
          <span>{t("seenAt", { when: date(lastSeenAt) })}</span>
          {ip !== null && <bdi dir="ltr">{ip}</bdi>}
        </Flex>
      </Box>
      {!isCurrent && <EndButton session={session} />}
    </Flex>
  );
}

/** Ends all sessions but the current one, after a confirmation. */
function EndOthers() {
  const t = useText(accountText);
  const { number } = useFormats();
  const endOthers = useAction(EndOtherSessionsDocument);
  const [confirming, setConfirming] = useState(false);
  const confirm = async () => {
    const { data, error } = await endOthers.run({}, RELOAD);
    setConfirming(false);
    if (error) return toastFailed(messageOr(error, t("endFailed")));
    toast(t("othersEnded", { count: data.endOtherSessions, ended: number(data.endOtherSessions) }), "long");
    focusHeading();
  };
  return (
    <>
      <Button variant="outline" color="danger.fg" onClick={() => setConfirming(true)}>
        {t("endOthers")}
      </Button>
      {confirming && (
        <Confirm
          title={t("endOthersTitle")}
          question={t("endOthersQuestion")}
          confirm={t("endOthers")}
          busy={endOthers.busy}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** The sessions of the signed-in user. */
export function SessionsSection() {
  const t = useText(accountText);
  const { data, error, loading, refetch } = useQuery(OpenSessionsDocument);
  const sessions = data?.mySessions;
  const isOnlySession = sessions?.length === 1;
  return (
    <Section
      title={t("sessions")}
      lead={t("sessionsLead")}
      action={sessions !== undefined && !isOnlySession && <EndOthers />}
    >
      {!sessions && error && (
        <LoadFailed
          message={messageOr(toRequestError(error), t("sessionsFailed"))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!sessions && !error && <Loading rows={3} height="3.5rem" />}
      {sessions && (
        <chakra.ul aria-label={t("sessions")} listStyleType="none">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </chakra.ul>
      )}
      {isOnlySession && (
        <chakra.p mt="2" color="fg.muted">
          {t("noOthers")}
        </chakra.p>
      )}
    </Section>
  );
}
