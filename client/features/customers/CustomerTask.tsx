import type { CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import type { DetailTask } from "./CustomerContent";
import { DeleteCustomerDialog } from "./DeleteCustomerDialog";
import { EditModal } from "./EditModal";
import { EraseModal } from "./EraseModal";
import { MergeModal } from "./MergeModal";

export interface Task {
  kind: DetailTask | "remove";
  customer: Customer;
}

/** The dialog of a change of a customer. */
export function CustomerTask({ kind, customer, onClose }: Task & { onClose: () => void }) {
  const Dialog = { edit: EditModal, remove: DeleteCustomerDialog, merge: MergeModal, erase: EraseModal }[kind];
  return <Dialog customer={customer} onClose={onClose} />;
}
