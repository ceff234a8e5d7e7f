import { Box, Button, chakra, Flex, Grid } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { LoadFailed, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import {
  ReceiptScreenDocument,
  TillReceiptsDocument,
  type TillReceipts_ReceiptFragment as TillReceipt,
} from "../../kit/graphql/generated";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCounts } from "../../kit/i18n/use-counts";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { allows, updateSessionUser, useSession, type Session } from "../../kit/session/session";
import { registerServiceWorker } from "../receipt-queue/register-service-worker";
import type { ReversalKind } from "../receipts/use-reversal";
import { QueueStatus } from "../receipt-queue/QueueStatus";
import { clockOf } from "./clock-of";
import { counterText } from "./counter.text";
import { useDevice } from "./device";
import { QueuedCard } from "./QueuedCard";
import { ReceiptCard } from "./ReceiptCard";
import { ReceiptForm } from "./ReceiptForm";
import { toRequestError } from "../../kit/graphql/client";
import { sessionUserOf } from "../../kit/graphql/session-user";
import { storedSnapshot, storeSnapshot } from "./screen-snapshot";
import { TillReceipts } from "./TillReceipts";
import { useRetry } from "./use-retry";
import { useShift } from "./use-shift";
import { useTill } from "./use-till";

const ReverseReceiptDialog = lazy(async () => ({
  default: (await import("../receipts/ReverseReceiptDialog")).ReverseReceiptDialog,
}));
const Slip = lazy(async () => ({ default: (await import("./Slip")).Slip }));
const ShiftSummary = lazy(async () => ({ default: (await import("./ShiftSummary")).ShiftSummary }));

/** The active stores and the rules of the form; refreshes the stored session user. */
function useReceiptScreen(token: string) {
  const { data, error, loading, refetch } = useQuery(ReceiptScreenDocument, { errorPolicy: "all" });
  const me = data?.me;
  useEffect(() => {
    if (me) updateSessionUser(token, sessionUserOf(me));
  }, [me, token]);
  useEffect(() => {
    if (data?.activeStores) storeSnapshot(data);
  }, [data]);
  useEffect(() => {
    void registerServiceWorker();
  }, []);
  // Without a network the till works with the stores of the last visit.
  const known = data?.activeStores ? data : storedSnapshot();
  const reload = () => void refetch().catch(() => undefined);
  useRetry(error && toRequestError(error).status, reload);
  return {
    stores: known?.activeStores ?? [],
    bonuses: known?.receiptBonuses ?? [],
    usualAmounts: known?.usualAmounts ?? [],
    failed: error !== undefined && !known,
    loading,
    reload,
  };
}

type Screen = ReturnType<typeof useReceiptScreen>;

/** On a touch screen the keypad of a focused field would cover the result. */
const isTouch = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** Announces a recorded receipt to screen readers without moving the focus. */
function Announcement({ created }: Pick<ReturnType<typeof useTill>, "created">) {
  const t = useText(counterText);
  const { points, codes } = useCounts();
  const receipt = created?.receipt;
  return (
    <chakra.p role="status" srOnly>
      {created && !receipt && t("queued")}
      {receipt &&
        t("announced", {
          number: receipt.receiptId,
          points: points(receipt.pointsCalculated),
          codes: codes(receipt.lotteryCodesGenerated),
        })}
    </chakra.p>
  );
}

/** Shown until the club has a store, because a receipt needs one. */
function NoActiveStore() {
  const t = useText(counterText);
  const mayAdd = allows(useSession(), "stores:write");
  return (
    <Box mb="5">
      <Notice tone="gold">
        {t("noActiveStore")} {mayAdd && <TextLink to="/admin/stores">{t("addStore")}</TextLink>}
      </Notice>
    </Box>
  );
}

/** The form, and beside it the last receipt and the latest receipts of the till; on a phone below it. */
function Till({ screen: { stores, bonuses, usualAmounts, failed, loading, reload } }: { screen: Screen }) {
  const t = useText(counterText);
  const till = useTill(stores);
  const { created, printing } = till;
  const [focusedAt, setFocusedAt] = useState(0);
  const [reversing, setReversing] = useState<{ receipt: TillReceipt; kind: ReversalKind } | null>(null);
  const focusForm = () => setFocusedAt((times) => times + 1);
  return (
    <>
      {failed && (
        <Card mb="5" p="0">
          <LoadFailed message={t("noStores")} busy={loading} onRetry={reload} />
        </Card>
      )}
      {stores.length === 0 && !failed && !loading && <NoActiveStore />}
      <Announcement created={created} />
      <Grid gap="5" alignItems="start" templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 23rem" }}>
        <ReceiptForm
          stores={stores}
          bonuses={bonuses}
          usualAmounts={usualAmounts}
          lastCustomer={till.lastCustomer}
          focusedAt={focusedAt}
          print={till.printLast}
          onNext={till.dismiss}
          onCreated={(receipt, values) => {
            till.show(receipt, values);
            if (!isTouch()) focusForm();
          }}
          onQueued={(values, points) => {
            till.showQueued(values, points);
            if (!isTouch()) focusForm();
          }}
        />
        <Grid gap="5" minW="0">
          {created && !created.receipt && (
            <QueuedCard
              key={created.slip.receiptId}
              slip={created.slip}
              takesFocus={isTouch()}
              onPrint={till.printLast}
              onAnother={() => {
                till.dismiss();
                focusForm();
              }}
            />
          )}
          {created?.receipt && (
            <ReceiptCard
              key={created.receipt.id}
              receipt={created.receipt}
              takesFocus={isTouch()}
              onPrint={till.printLast}
              onAnother={() => {
                till.dismiss();
                focusForm();
              }}
            />
          )}
          <TillReceipts
            receipts={till.receipts}
            onPrint={({ id }) => void till.reprint(id)}
            onReverse={(receipt, kind) => setReversing({ receipt, kind })}
          />
        </Grid>
      </Grid>
      <Suspense fallback={null}>
        {reversing && (
          <ReverseReceiptDialog
            receiptId={reversing.receipt.id}
            number={reversing.receipt.receiptId}
            kind={reversing.kind}
            refetch={[TillReceiptsDocument]}
            onClose={() => setReversing(null)}
            onDone={(message) => {
              setReversing(null);
              toast(message, "long");
            }}
          />
        )}
        {printing && <Slip key={printing.times} slip={printing.slip} onPrinted={till.endPrinting} />}
      </Suspense>
    </>
  );
}

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
          // It comes later than the links: they keep their place at the end of the line, on phones at its start.
          order={{ base: "1", md: "0" }}
          disabled={shift.busy}
          onClick={() => setClosing(true)}
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
          <Notice tone="danger">{shift.problem}</Notice>
        </Box>
      )}
      {closing && (
        <Confirm
          title={t("closeShiftTitle")}
          question={t("closeShiftQuestion")}
          confirm={t("closeShift")}
          onConfirm={() => {
            setClosing(false);
            void shift.close();
          }}
          onClose={() => setClosing(false)}
        />
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
        <Till screen={screen} />
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
