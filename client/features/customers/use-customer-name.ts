import type { CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import { useText } from "../../kit/i18n/i18n";
import { customersText } from "./customers.text";

type Named = Pick<Customer, "firstName" | "lastName" | "erasedAt">;

/** A customer's display name; a placeholder if the name is unknown or erased. */
export function useCustomerName(): (customer: Named) => string {
  const t = useText(customersText);
  return ({ firstName, lastName, erasedAt }) =>
    [firstName, lastName].filter(Boolean).join(" ") || t(erasedAt === null ? "unknownCustomer" : "erasedCustomer");
}
