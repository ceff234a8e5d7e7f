import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import {
  CustomersScreenDocument,
  DeleteCustomerDocument,
  type CustomersScreen_CustomerFragment as Customer,
} from "./customers.generated";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { customersText } from "./customers.text";
import { useRestore } from "./use-restore";

/** Asks for confirmation, deletes a customer and offers to undo it. */
export function DeleteCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText(customersText);
  const name = nameIn(useLang(), useCustomerName()(customer));
  const remove = useAction(DeleteCustomerDocument);
  const { restore } = useRestore();
  const confirm = async () => {
    const { error } = await remove.run({ id: customer.id }, { refetch: [CustomersScreenDocument], evict: customer });
    onClose();
    if (error) return toastFailed(t("removeFailed", { reason: error.message }));
    const undo = { label: t("undo"), accept: () => void restore(customer.id), takesFocus: true };
    toastDone(t("removed"), "longest", undo);
  };
  return (
    <Confirm
      title={t("removeTitle")}
      question={`${t("removeQuestion")} ${t("removeHelp", { name, phone: customer.phoneNumber ?? "" })}`}
      confirm={t("remove")}
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
