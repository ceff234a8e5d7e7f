import { Box, Button, chakra, Flex, Grid } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { parseInstant } from "../../../domain/time/instants";
import { bonusAt, pointsFor } from "../../../domain/points";
import { Confirm } from "../../kit/dialog/Confirm";
import { Notice } from "../../kit/feedback/States";
import type {
  PointsPreview_BonusFragment,
  ReceiptCard_ReceiptFragment,
  ReceiptScreenQuery,
  StoreSelect_StoreFragment,
} from "../../kit/graphql/generated";
import { tehranIso } from "../../kit/i18n/tehran";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ScanButton } from "../../kit/scan/ScanButton";
import type { StoredReceipt } from "../receipt-queue/queue-store";
import { QueueStatus } from "../receipt-queue/QueueStatus";
import { Confirmation } from "./Confirmation";
import { counterText } from "./counter.text";
import { updateDevice, useDevice } from "./device";
import { PointsPreview } from "./PointsPreview";
import type { ReceiptFormDraft, ReceiptValues } from "./receipt-form";
import { ReceiptFields } from "./ReceiptFields";
import { SubmitButton } from "../../kit/form/SubmitButton";
import type { Form } from "../../kit/form/use-form";
import { Shortcuts } from "./Shortcuts";
import { focusAfter, useReceiptKeys, type LastCustomer } from "./use-receipt-keys";
import { useReceipt } from "./use-receipt";

interface Props {
  stores: readonly StoreSelect_StoreFragment[];
  bonuses: readonly PointsPreview_BonusFragment[];
  usualAmounts: ReceiptScreenQuery["usualAmounts"];
  lastCustomer: LastCustomer | null;
  /** A number that changes when the operator asks for the next receipt: the form takes the focus. */
  focusedAt: number;
  print: () => void;
  onNext: () => void;
  onCreated: (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => void;
  onQueued: (values: ReceiptValues, estimatedPoints: number) => void;
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

/**
 * Keeps the store of the form and of the till the same. A store that is no longer active is deselected. The only store
 * is selected unless the till had another one: a receipt must not change its store unnoticed.
 */
function useRememberedStore(form: Form<ReceiptValues, ReceiptFormDraft>, stores: Props["stores"]): void {
  const { storeId: remembered } = useDevice();
  const storeId = useWatch({ control: form.control, name: "storeId" });
  const { resetField, setFocus } = form;
  useEffect(() => {
    if (stores.length === 0) return;
    if (!stores.some(({ id }) => id === storeId)) {
      const [{ id } = { id: "" }] = remembered === "" && stores.length === 1 ? stores : [];
      if (id !== storeId) resetField("storeId", { defaultValue: id });
      if (id !== "") setFocus("customerPhone");
      return;
    }
    if (storeId === remembered) return;
    updateDevice({ storeId });
    // The store does not make an unfinished receipt.
    resetField("storeId", { defaultValue: storeId });
  }, [stores, storeId, remembered, resetField, setFocus]);
}

/** The points of the typed amount; a separate component, because each keystroke renders it. */
function Preview({
  form,
  stores,
  bonuses,
}: Pick<Props, "stores" | "bonuses"> & { form: Form<ReceiptValues, ReceiptFormDraft> }) {
  const [storeId, amount, clock] = useWatch({
    control: form.control,
    name: ["storeId", "purchaseAmount", "purchaseDate"],
  });
  return (
    <PointsPreview
      amount={amount}
      multiplier={stores.find(({ id }) => id === storeId)?.multiplier}
      bonus={bonusOf(bonuses, clock)}
    />
  );
}

export function ReceiptForm({
  stores,
  bonuses,
  usualAmounts,
  lastCustomer,
  focusedAt,
  print,
  onNext,
  onCreated,
  onQueued,
}: Props) {
  const t = useText(counterText);
  const element = useRef<HTMLFormElement>(null);
  const device = useDevice();
  const usual = useMemo(
    () => new Map(usualAmounts.map(({ storeId, amountToman }) => [storeId, amountToman])),
    [usualAmounts],
  );
  const estimate = ({ storeId: store, purchaseAmount, purchaseDate }: ReceiptValues): number => {
    const multiplier = stores.find(({ id }) => id === store)?.multiplier ?? 0;
    return pointsFor(Number(purchaseAmount), multiplier * (bonusOf(bonuses, purchaseDate)?.multiplier ?? 1));
  };
  const receipt = useReceipt({ storeId: device.storeId, usualAmounts: usual, estimate, onCreated, onQueued });
  const { form, mayBackdate, submit, reset, question, confirm, correct, problem, dismiss, busy } = receipt;
  const isFirst = useRef(true);
  const takeFocus = useEffectEvent(() => {
    if (isFirst.current) form.setFocus(device.storeId === "" ? "storeId" : "customerPhone");
    // A scan during the request has filled the first fields.
    else focusAfter(element.current, null);
    isFirst.current = false;
  });
  useEffect(() => takeFocus(), [focusedAt]);
  const { onKeyDown, fill, clearing, stopClearing } = useReceiptKeys({
    form,
    element,
    lastCustomer,
    submit,
    confirm,
    print,
    onNext,
  });
  useRememberedStore(form, stores);
  /** The rejected receipt that would replace what is typed. */
  const [replacing, setReplacing] = useState<StoredReceipt | null>(null);

  const edit = (stored: StoredReceipt) => {
    setReplacing(null);
    receipt.edit(stored);
  };
  const clear = () => {
    stopClearing();
    reset();
    form.setFocus("customerPhone");
  };

  return (
    <Box minW="0">
      <Card>
        <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="5" pb="4" borderBottomWidth="1px">
          <QueueStatus onEdit={form.formState.isDirty ? setReplacing : edit} />
          <ScanButton size="lg" onFound={fill} />
        </Flex>
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
          <ReceiptFields form={form} stores={stores} mayBackdate={mayBackdate} />
          <Grid gap="5" mt="2" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
            <Preview form={form} stores={stores} bonuses={bonuses} />
            <Flex direction="column" gap="2" justify="space-between">
              <SubmitButton size="lg" w="full" busy={busy}>
                {t(busy ? "creating" : "create")}
              </SubmitButton>
              <Button variant="ghost" size="lg" w="full" disabled={busy} onClick={clear}>
                {t("reset")}
              </Button>
            </Flex>
          </Grid>
          {question && (
            <Confirmation
              reasons={question}
              onConfirm={() => {
                // The buttons of the question disappear.
                focusAfter(element.current, null);
                confirm();
              }}
              onCorrect={() => {
                form.setFocus("purchaseAmount");
                correct();
              }}
            />
          )}
          {problem && (
            <Box mt="4">
              <Notice tone="danger" title={t("problemTitle")} onDismiss={dismiss}>
                {problem}
              </Notice>
            </Box>
          )}
        </chakra.form>
      </Card>
      <Shortcuts />
      {(clearing || replacing) && (
        <Confirm
          title={t("clearTitle")}
          question={t("clearQuestion")}
          confirm={t("reset")}
          onConfirm={() => (replacing ? edit(replacing) : clear())}
          onClose={() => (replacing ? setReplacing(null) : stopClearing())}
        />
      )}
    </Box>
  );
}
