import { useText } from "./i18n";
import { sharedText } from "./shared.text";

interface Named {
  firstName: string | null;
  lastName: string | null;
  /** Null with an identity. */
  erasedAt: string | null;
}

/** Returns a customer's display name; a placeholder if the name is unknown or erased. */
export function useCustomerName(): (customer: Named) => string {
  const t = useText(sharedText);
  return ({ firstName, lastName, erasedAt }) =>
    [firstName, lastName].filter(Boolean).join(" ") || t(erasedAt === null ? "unknownCustomer" : "erasedCustomer");
}
