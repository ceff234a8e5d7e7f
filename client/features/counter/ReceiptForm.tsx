import { Box, Button, chakra, Flex, Grid } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { parseInstant } from "../../../domain/time/instants";
import { bonusAt } from "../../../domain/points";
import { Confirm } from "../../kit/dialog/Confirm";
import { Notice } from "../../kit/feedback/States";
import type {
  PointsPreview_BonusFragment,
  ReceiptCard_ReceiptFragment,
  StoreSelect_StoreFragment,
} from "../../kit/graphql/generated";
import { tehranIso } from "../../kit/i18n/tehran";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { counterText } from "./counter.text";
import { PointsPreview } from "./PointsPreview";
import type { ReceiptValues } from "./receipt-form";
import { ReceiptFields } from "./ReceiptFields";
import { Shortcuts } from "./Shortcuts";
import { useReceiptKeys, type LastCustomer } from "./use-receipt-keys";
import { useReceipt } from "./use-receipt";

interface Props {
  stores: readonly StoreSelect_StoreFragment[];
  bonuses: readonly PointsPreview_BonusFragment[];
  lastCustomer: LastCustomer | null;
  /** A receipt number that was scanned while the previous result was visible. */
  scanned: string;
  onCreated: (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => void;
}

/** The bonus at the given clock time. */
function bonusOf(bonuses: Props["bonuses"], clock: string) {
  const purchasedAt = parseInstant(tehranIso(clock));
  const windows = bonuses.map(({ startsAt, endsAt, ...bonus }) => ({
    ...bonus,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  return purchasedAt ? bonusAt(windows, purchasedAt) : undefined;
}

export function ReceiptForm({ stores, bonuses, lastCustomer, scanned, onCreated }: Props) {
  const t = useText(counterText);
  const element = useRef<HTMLFormElement>(null);
  const { form, mayBackdate, submit, reset, problem, dismiss, busy } = useReceipt(onCreated);
  const { onKeyDown, clearing, stopClearing } = useReceiptKeys({ form, element, lastCustomer, submit });
  const [storeId, amount, clock] = form.watch(["storeId", "purchaseAmount", "purchaseDate"]);
  const { setFocus, setValue } = form;

  useEffect(() => {
    if (scanned !== "") setValue("receiptId", scanned, { shouldDirty: true });
    setFocus(scanned === "" ? "receiptId" : "customerPhone");
  }, [scanned, setFocus, setValue]);

  const clear = () => {
    stopClearing();
    reset();
  };

  return (
    <>
      <chakra.form
        ref={element}
        noValidate
        aria-label={t("title")}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Grid gap="5" alignItems="start" templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 18rem" }}>
          <Card>
            <ReceiptFields form={form} stores={stores} mayBackdate={mayBackdate} />
          </Card>
          <Box gridRow={{ lg: "span 2" }}>
            <PointsPreview
              amount={amount}
              multiplier={stores.find(({ id }) => id === storeId)?.multiplier}
              bonus={bonusOf(bonuses, clock)}
            />
            <Shortcuts />
          </Box>
          <Box>
            {problem && (
              <Box mb="4">
                <Notice tone="danger" title={t("problemTitle")} onDismiss={dismiss}>
                  {problem}
                </Notice>
              </Box>
            )}
            <Flex gap="3" wrap="wrap">
              <Button type="submit" size="lg" flex={{ base: "1", md: "0 0 auto" }} minW="14rem" disabled={busy}>
                {t(busy ? "creating" : "create")}
              </Button>
              <Button variant="outline" size="lg" flex={{ base: "1", md: "0 0 auto" }} disabled={busy} onClick={reset}>
                {t("reset")}
              </Button>
            </Flex>
          </Box>
        </Grid>
      </chakra.form>
      {clearing && (
        <Confirm
          title={t("clearTitle")}
          question={t("clearQuestion")}
          confirm={t("reset")}
          onConfirm={clear}
          onClose={stopClearing}
        />
      )}
    </>
  );
}
