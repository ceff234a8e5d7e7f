import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { Notice } from "../../kit/feedback/States";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, type Session } from "../../kit/session/session";
import { QueueStatus } from "../receipt-queue/QueueStatus";
import { clockOf } from "./clock-of";
import { counterText } from "./counter.text";
import { useDevice } from "./device";
import { Till } from "./Till";
import { useReceiptScreen } from "./use-receipt-screen";
import { useShift } from "./use-shift";

const CloseShift = lazy(async () => ({ default: (await import("./CloseShift")).CloseShift }));
const ShiftSummary = lazy(async () => ({ default: (await import("./ShiftSummary")).ShiftSummary }));

/** Store, operator and the start of the shift. */
function TillFacts({
  storeName,
  operator,
  since,
}: {
  storeName?: string | undefined;
  operator?: string;
  since?: string;
}) {
  const t = useText(counterText);
  const lang = useLang();
  const facts = [
    [t("atStore"), storeName ?? t("noStore")],
    [t("operator"), operator],
    [t("shiftSince"), since && clockOf(since, lang)],
  ] as const;
  return (
    <chakra.dl display="flex" flexWrap="wrap" gapX="5" gapY="1" fontSize="sm">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <chakra.div key={name} display="flex" gap="1.5">
              <dt>{name}</dt>
              <chakra.dd fontWeight="600" color="fg">
                <bdi>{value}</bdi>
              </chakra.dd>
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}

function Receipts({ session }: { session: Session }) {
  const t = useText(counterText);
  const screen = useReceiptScreen(session.token);
  const { storeId } = useDevice();
  const shift = useShift(session.token);
  const [closing, setClosing] = useState(false);
  const storeName = screen.stores.find(({ id }) => id === storeId)?.storeName;
  const actions = (
    <Flex gap="2" wrap="wrap">
      {shift.shift && (
        <Button
          variant="outline"
          size="lg"
          // It is rendered after the links and must not move them: they are at the end of the line, on phones at its start.
          order={{ base: "1", md: "0" }}
          // A disabled button would lose the focus.
          aria-disabled={shift.busy || undefined}
          onClick={() => shift.busy || setClosing(true)}
        >
          {t("closeShift")}
        </Button>
      )}
      <Links session={session} />
    </Flex>
  );
  const lead = <TillFacts storeName={storeName} operator={session.user?.fullName} since={shift.shift?.openedAt} />;
  return (
    <Page title={t("title")} lead={lead} action={actions} focus={false}>
      {shift.problem && (
        <Box mb="4">
          <Notice tone="danger" onDismiss={shift.dismiss}>
            {shift.problem}
          </Notice>
        </Box>
      )}
      {closing && (
        <Suspense fallback={null}>
          <CloseShift
            onConfirm={() => {
              setClosing(false);
              void shift.close();
            }}
            onClose={() => setClosing(false)}
          />
        </Suspense>
      )}
      {shift.summary ? (
        <>
          <Box mb="4">
            <QueueStatus />
          </Box>
          <Suspense fallback={null}>
            <ShiftSummary summary={shift.summary} storeName={storeName} onAnother={shift.startAnother} />
          </Suspense>
        </>
      ) : (
        <Till {...screen} />
      )}
    </Page>
  );
}

function Links({ session }: { session: Session }) {
  const t = useText(counterText);
  return (
    <>
      {session.user?.role === "Admin" && (
        <ButtonLink to="/admin" variant="outline" size="lg">
          {t("toAdmin")}
        </ButtonLink>
      )}
      {allows(session, "events:register") && (
        <ButtonLink to="/counter/registration" variant="outline" size="lg">
          {t("toRegistration")}
        </ButtonLink>
      )}
    </>
  );
}

/** The counter of a signed-in user. */
export function TillScreen({ session }: { session: Session }) {
  const t = useText(counterText);
  if (allows(session, "receipts:create")) return <Receipts session={session} />;
  const links = (
    <Flex gap="2" wrap="wrap">
      <Links session={session} />
    </Flex>
  );
  return (
    <Page title={t("title")} action={links} focus={false}>
      <Box maxW="text">
        <Notice tone="gold">{t("noPermission")}</Notice>
      </Box>
    </Page>
  );
}
