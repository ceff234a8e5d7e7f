import { Box, chakra, Grid as Columns } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { customerUpdate } from "../../../domain/customers";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { toastDone } from "../../kit/feedback/toast";
import { Notice } from "../../kit/feedback/States";
import { DigitsField, TextField } from "../../kit/form/fields";
import { FormModal } from "../../kit/dialog/FormModal";
import { ReadOnlyField } from "../../kit/form/ReadOnlyField";
import { changedFields, fieldErrors } from "../../kit/form/use-form";
import { useRequestForm } from "../../kit/form/use-request-form";
import {
  CustomersScreenDocument,
  UpdateCustomerDocument,
  type CustomersScreen_CustomerFragment as Customer,
} from "./customers.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { customersText } from "./customers.text";
import { useRestore } from "./use-restore";

const FIELDS = ["firstName", "lastName", "phoneNumber", "nationalCode"] as const;

const valuesOf = (customer: Customer) => ({
  firstName: customer.firstName ?? "",
  lastName: customer.lastName ?? "",
  phoneNumber: customer.phoneNumber ?? "",
  nationalCode: customer.nationalCode ?? "",
});

interface Props {
  customer: Customer;
  onClose: () => void;
}

function useEdit({ customer, onClose }: Props) {
  const t = useText(customersText);
  const lang = useLang();
  const update = useAction(UpdateCustomerDocument);
  const { form, submit, problem } = useRequestForm({
    t,
    initial: valuesOf(customer),
    schema: customerUpdate,
    send: (draft, form) =>
      update.run({ id: customer.id, input: changedFields(draft, form) }, { refetch: [CustomersScreenDocument] }),
    onDone: () => {
      toastDone(t("updated"));
      onClose();
    },
    failed: "updateFailed",
  });
  const errors = fieldErrors(form, FIELDS, lang);
  return { form, submit, problem, errors, busy: update.busy };
}

/** Shown for a deleted customer, with a restore button for permitted users. */
function DeletedNotice({ customer, onClose }: Props) {
  const t = useText(customersText);
  const mayRestore = allows(useSession(), "customers:delete");
  const { restore, busy } = useRestore();
  const restoreCustomer = async () => {
    if (await restore(customer.id)) onClose();
  };
  return (
    <Box mb="5">
      <Notice tone="gold" title={t("deletedNotice")}>
        {mayRestore && (
          <BusyButton mt="2" variant="outline" busy={busy} onClick={() => void restoreCustomer()}>
            {t("restore")}
          </BusyButton>
        )}
      </Notice>
    </Box>
  );
}

/** Adds the field's name to messages that do not contain it. */
const withFieldName = (field: string, message: string): string =>
  message.toLowerCase().includes(field.toLowerCase()) ? message : `${field}: ${message}`;

/** Edits name, phone and national code of a customer; all are required. */
export function EditModal(props: Props) {
  const { customer, onClose } = props;
  const t = useText(customersText);
  const { form, submit, problem, errors, busy } = useEdit(props);
  const isDeleted = customer.deletedAt !== null;
  const list = (
    <>
      <chakra.p fontWeight="600">{t("fix")}</chakra.p>
      <chakra.ul ps="5" listStyleType="disc">
        {errors.map(({ field, message }) => (
          <li key={field}>{withFieldName(t(field), message)}</li>
        ))}
      </chakra.ul>
    </>
  );
  return (
    <FormModal
      open
      title={t("editTitle")}
      submit={t(busy ? "saving" : "save")}
      busy={busy}
      dirty={form.formState.isDirty}
      locked={isDeleted}
      problem={problem ?? (errors.length > 0 && form.formState.submitCount > 0 ? list : undefined)}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {isDeleted && <DeletedNotice {...props} />}
      <ReadOnlyField label={t("customerId")} value={customer.id} hint={t("idFixed")} />
      <Columns templateColumns={{ md: "1fr 1fr" }} columnGap="4">
        <TextField form={form} name="firstName" label={t("firstName")} strict disabled={isDeleted} />
        <TextField form={form} name="lastName" label={t("lastName")} strict disabled={isDeleted} />
        <DigitsField
          form={form}
          name="phoneNumber"
          label={t("phoneNumber")}
          fold={foldPhone}
          inputMode="tel"
          strict
          disabled={isDeleted}
        />
        <DigitsField
          form={form}
          name="nationalCode"
          label={t("nationalCode")}
          fold={foldNationalCode}
          strict
          disabled={isDeleted}
        />
      </Columns>
    </FormModal>
  );
}
