import { Button } from "@chakra-ui/react";
import { Eye, Trash2, Undo2 } from "lucide-react";
import type { CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { customersText } from "./customers.text";
import { useRestore } from "./use-restore";

interface Props {
  customer: Customer;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The actions of a row that the session is permitted to use on this customer. */
export function CustomerRowActions({ customer, onView, onEdit, onRemove }: Props) {
  const t = useText(customersText);
  const session = useSession();
  const { restore, busy } = useRestore();
  const name = nameIn(useLang(), useCustomerName()(customer));
  const { id, erasedAt, deletedAt, mergedIntoId } = customer;
  const mayEdit = allows(session, "customers:update") && erasedAt === null && mergedIntoId === null;
  if (!mayEdit) {
    return (
      <Button {...ROW_BUTTON} aria-label={t("viewOf", { name })} onClick={onView}>
        {t("view")}
      </Button>
    );
  }
  return (
    <RowActions
      name={name}
      busy={busy}
      primary={
        <Button {...ROW_BUTTON} aria-label={t("editOf", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
      }
      entries={[
        { label: t("view"), icon: Eye, onSelect: onView },
        deletedAt !== null &&
          allows(session, "customers:delete") && {
            label: t("restore"),
            icon: Undo2,
            onSelect: () => void restore(id),
          },
        deletedAt === null &&
          allows(session, "customers:delete") && {
            label: t("remove"),
            icon: Trash2,
            danger: true,
            onSelect: onRemove,
          },
      ]}
    />
  );
}
