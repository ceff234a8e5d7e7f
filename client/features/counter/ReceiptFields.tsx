import { Grid } from "@chakra-ui/react";
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
import { useKnownCustomer } from "../../kit/form/use-known-customer";
import type { StoreSelect_StoreFragment } from "../../kit/graphql/generated";
import { isolated, useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";
import { isBackdated, type ReceiptFormDraft, type ReceiptValues } from "./receipt-form";

interface Props {
  form: Form<ReceiptValues, ReceiptFormDraft>;
  stores: readonly StoreSelect_StoreFragment[];
  mayBackdate: boolean;
}

/** Customer fields. The phone is first: together with the national code it identifies a known customer. */
function CustomerFields({ form }: Pick<Props, "form">) {
  const t = useText(counterText);
  const { number } = useFormats();
  const [phone, nationalCode] = form.watch(["customerPhone", "customerNationalCode"]);
  const customer = useKnownCustomer(phone, nationalCode);
  const whole = nationalCodeRule.safeParse(nationalCode);
  const isUnlikely = whole.success && !isNationalCodeValid(whole.data);
  return (
    <>
      <DigitsField
        form={form}
        name="customerPhone"
        label={t("phone")}
        hint={
          customer
            ? t("known", { name: isolated(customer.name || t("noName")), points: number(customer.points) })
            : undefined
        }
        size="lg"
        inputMode="tel"
        fold={foldPhone}
      />
      <DigitsField
        form={form}
        name="customerNationalCode"
        label={t("nationalCode")}
        warning={isUnlikely ? t("codeUnlikely") : undefined}
        size="lg"
        fold={foldNationalCode}
      />
      <TextField form={form} name="customerFirstName" label={t("firstName")} size="lg" optional />
      <TextField form={form} name="customerLastName" label={t("lastName")} size="lg" optional />
    </>
  );
}

/** The eight fields of a receipt, in keyboard order. */
export function ReceiptFields({ form, stores, mayBackdate }: Props) {
  const t = useText(counterText);
  const { number } = useFormats();
  const clock = form.watch("purchaseDate");
  return (
    <Grid templateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))" }} columnGap="5" rowGap="1">
      <CustomerFields form={form} />
      <DigitsField
        form={form}
        name="receiptId"
        label={t("receiptId")}
        hint={t("receiptHelp")}
        size="lg"
        inputMode="text"
        fold={sanitizeScan}
      />
      <SelectField form={form} name="storeId" label={t("store")} size="lg">
        <option value="">{t("chooseStore")}</option>
        {stores.map(({ id, storeName, storeType }) => (
          <option key={id} value={id}>
            {t("storeOption", { name: storeName, type: number(storeType) })}
          </option>
        ))}
      </SelectField>
      <AmountField form={form} name="purchaseAmount" label={t("amount")} size="lg" />
      <DateTimeField form={form} name="purchaseDate" label={t("date")} size="lg" />
      {mayBackdate && isBackdated(clock) && <TextField form={form} name="reason" label={t("reason")} size="lg" />}
    </Grid>
  );
}
