import { Box, chakra, Grid } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { LoadFailed, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { TillReceiptsDocument, type TillReceipts_ReceiptFragment as TillReceipt } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { useCounts } from "../../kit/i18n/use-counts";
import { Card } from "../../kit/page/Card";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import type { ReversalKind } from "../receipts/use-reversal";
import { counterText } from "./counter.text";
import { QueuedCard } from "./QueuedCard";
import { ReceiptCard } from "./ReceiptCard";
import { ReceiptForm } from "./ReceiptForm";
import { TillReceipts } from "./TillReceipts";
import type { ReceiptScreen } from "./use-receipt-screen";
import { useTill } from "./use-till";

const ReverseReceiptDialog = lazy(async () => ({
  default: (await import("../receipts/ReverseReceiptDialog")).ReverseReceiptDialog,
}));
const Slip = lazy(async () => ({ default: (await import("./Slip")).Slip }));

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
export function Till({ stores, bonuses, usualAmounts, failed, loading, reload }: ReceiptScreen) {
  const t = useText(counterText);
  const till = useTill(stores);
  const { created, printing } = till;
  const [focusedAt, setFocusedAt] = useState(0);
  const [reversing, setReversing] = useState<{ receipt: TillReceipt; kind: ReversalKind } | null>(null);
  const focusForm = () => setFocusedAt((times) => times + 1);
  // With a mouse the next receipt is typed at once.
  const continueAfterResult = () => {
    if (!isTouch()) focusForm();
  };
  const startAnother = () => {
    till.dismiss();
    focusForm();
  };
  const card = { takesFocus: isTouch(), onPrint: till.printLast, onAnother: startAnother };
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
            continueAfterResult();
          }}
          onQueued={(values, points) => {
            till.showQueued(values, points);
            continueAfterResult();
          }}
        />
        <Grid gap="5" minW="0">
          {created && !created.receipt && <QueuedCard key={created.slip.receiptId} slip={created.slip} {...card} />}
          {created?.receipt && <ReceiptCard key={created.receipt.id} receipt={created.receipt} {...card} />}
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
              // The card and its slip show the points and codes from before.
              if (created?.receipt?.id === reversing.receipt.id) till.dismiss();
              // The row of a voided receipt has no button to return to.
              continueAfterResult();
              toast(message, "long");
            }}
          />
        )}
        {printing && <Slip key={printing.times} slip={printing.slip} onPrinted={till.endPrinting} />}
      </Suspense>
    </>
  );
}
