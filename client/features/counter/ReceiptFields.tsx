import { Grid } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import {
  foldNationalCode,
  foldPhone,
  nationalCode as nationalCodeRule,
  isNationalCodeValid,
} from "../../../domain/identity";
import { AmountField } from "../../kit/form/AmountField";
import { sanitizeScan } from "../../kit/form/sanitize-scan";
import { DateTimeField, DigitsField, SelectField, TextField } from "../../kit/form/fields";
import type { Form } from "../../kit/form/use-form";
import type { StoreSelect_StoreFragment } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";
import { CustomerPanel } from "./CustomerPanel";
import { isBackdated, type ReceiptFormDraft, type ReceiptValues } from "./receipt-form";

interface Props {
  form: Form<ReceiptValues, ReceiptFormDraft>;
  stores: readonly StoreSelect_StoreFragment[];
  mayBackdate: boolean;
}

/** Store and date: preset, so that they come last. */
function PresetFields({ form, stores, mayBackdate }: Props) {
  const t = useText(counterText);
  const { number } = useFormats();
  const clock = useWatch({ control: form.control, name: "purchaseDate" });
  return (
    <>
      <SelectField form={form} name="storeId" label={t("store")} size="lg">
        <option value="">{t("chooseStore")}</option>
        {stores.map(({ id, storeName, storeType }) => (
          <option key={id} value={id}>
            {t("storeOption", { name: storeName, type: number(storeType) })}
          </option>
        ))}
      </SelectField>
      <DateTimeField form={form} name="purchaseDate" label={t("date")} size="lg" />
      {mayBackdate && isBackdated(clock) && <TextField form={form} name="reason" label={t("reason")} size="lg" />}
    </>
  );
}

/**
 * The fields of a receipt. Visual order, Tab order and Enter order are the same; the names of a new customer are
 * optional, so Enter skips them.
 */
export function ReceiptFields({ form, stores, mayBackdate }: Props) {
  const t = useText(counterText);
  const whole = nationalCodeRule.safeParse(useWatch({ control: form.control, name: "customerNationalCode" }));
  const isUnlikely = whole.success && !isNationalCodeValid(whole.data);
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} columnGap="5" rowGap="0">
      <DigitsField form={form} name="customerPhone" label={t("phone")} size="lg" inputMode="tel" fold={foldPhone} />
      <DigitsField
        form={form}
        name="customerNationalCode"
        label={t("nationalCode")}
        warning={isUnlikely ? t("codeUnlikely") : undefined}
        size="lg"
        fold={foldNationalCode}
      />
      <CustomerPanel form={form} />
      <DigitsField
        form={form}
        name="receiptId"
        label={t("receiptId")}
        hint={t("receiptHelp")}
        size="lg"
        inputMode="text"
        fold={sanitizeScan}
      />
      <AmountField form={form} name="purchaseAmount" label={t("amount")} size="lg" />
      <PresetFields form={form} stores={stores} mayBackdate={mayBackdate} />
    </Grid>
  );
}
