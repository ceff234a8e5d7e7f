import type { CustomersScreen_CustomerFragment as Customer } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { customersText } from "./customers.text";

type Named = Pick<Customer, "firstName" | "lastName" | "erasedAt">;

/** What a customer is called on the screen; a word of its own where no name is known, or none is left. */
export function useCustomerName(): (customer: Named) => string {
  const t = useText(customersText);
  return ({ firstName, lastName, erasedAt }) =>
    [firstName, lastName].filter(Boolean).join(" ") || t(erasedAt === null ? "unknownCustomer" : "erasedCustomer");
}
