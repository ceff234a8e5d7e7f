import { Button } from "@chakra-ui/react";
import type { CustomersScreen_CustomerFragment as Customer } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { customersText } from "./customers.text";
import { useCustomerName } from "./use-customer-name";

interface Props {
  customer: Customer;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

const BUTTON_STYLE = { variant: "ghost", size: "sm", px: "2", minH: "8" } as const;

/** The actions of a row that the session is permitted to use on this customer. */
export function CustomerRowActions({ customer, onView, onEdit, onRemove }: Props) {
  const t = useText(customersText);
  const session = useSession();
  const name = nameIn(useLang(), useCustomerName()(customer));
  const { erasedAt, deletedAt, mergedIntoId } = customer;
  return (
    <>
      <Button {...BUTTON_STYLE} aria-label={t("viewOf", { name })} onClick={onView}>
        {t("view")}
      </Button>
      {allows(session, "customers:update") && erasedAt === null && mergedIntoId === null && (
        <Button {...BUTTON_STYLE} aria-label={t("editOf", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
      {allows(session, "customers:delete") && deletedAt === null && (
        <Button {...BUTTON_STYLE} color="danger.fg" aria-label={t("removeOf", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      )}
    </>
  );
}
