import { focusHeading } from "../../kit/feedback/focus-heading";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { CustomersScreenDocument, RestoreCustomerDocument } from "./customers.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { customersText } from "./customers.text";

/** Restores a deleted customer and shows the result; returns false on an error. */
export function useRestore() {
  const t = useText(customersText);
  const { run, busy } = useAction(RestoreCustomerDocument);
  const restore = async (id: string): Promise<boolean> => {
    const { error } = await run({ id }, { refetch: [CustomersScreenDocument] });
    if (error) toastFailed(messageOr(error, t("restoreFailed")));
    else {
      toastDone(t("restored"));
      // The button disappears with the deleted state.
      focusHeading();
    }
    return error === undefined;
  };
  return { restore, busy };
}
