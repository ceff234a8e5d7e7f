import { Grid as Columns } from "@chakra-ui/react";
import { MAX_CONTACT_PHONE_LENGTH } from "../../../domain/identity";
import { multiplierOf, STORE_TYPES } from "../../../domain/stores";
import { foldDigits } from "../../../domain/text";
import { DigitsField, SelectField, TextField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { Help } from "../explanations/Help";
import { CheckboxField, LongTextField } from "../../kit/form/LongFields";
import type { StoresScreen_StoreFragment as Store } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { storesText } from "./stores.text";
import { useStoreForm } from "./use-store-form";

const PHONE_EXAMPLE = "021-12345678";

interface Props {
  open: boolean;
  /** The store to edit; null for a new one. */
  store: Store | null;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Creates or edits a store. */
export function StoreModal({ open, store, onClose, onSaved }: Props) {
  const t = useText(storesText);
  const { number } = useFormats();
  const { form, submit, empty, problem, dirty, busy } = useStoreForm({ open, store, onSaved });
  return (
    <FormModal
      open={open}
      title={t(store ? "editTitle" : "createTitle")}
      submit={t(busy ? "saving" : store ? "submitEdit" : "submitCreate")}
      busy={busy}
      dirty={dirty}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={empty}
    >
      <TextField form={form} name="storeName" label={t("storeName")} strict />
      <SelectField form={form} name="storeType" label={t("storeType")} help={<Help term="type" />}>
        <option value="">{t("chooseType")}</option>
        {STORE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t("typeOption", { type: number(type), multiplier: number(multiplierOf(type)) })}
          </option>
        ))}
      </SelectField>
      <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
        <TextField form={form} name="managerName" label={t("nameOfManager")} optional />
        <DigitsField
          form={form}
          name="phoneNumber"
          label={t("phoneNumber")}
          optional
          fold={foldDigits}
          inputMode="tel"
          placeholder={PHONE_EXAMPLE}
          maxLength={MAX_CONTACT_PHONE_LENGTH}
        />
      </Columns>
      <LongTextField form={form} name="address" label={t("address")} optional />
      <LongTextField form={form} name="description" label={t("description")} optional />
      <CheckboxField form={form} name="isActive" label={t("isActive")} />
    </FormModal>
  );
}
