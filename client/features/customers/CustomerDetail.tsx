import { chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { Dialog } from "../../kit/dialog/Dialog";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { toRequestError } from "../../kit/graphql/client";
import { CustomerDetailDocument, type CustomerDetail_CustomerFragment as Customer } from "./customers.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { CustomerActions, CustomerContent, type DetailTask } from "./CustomerContent";
import { customersText } from "./customers.text";

interface Props {
  id: string;
  onClose: () => void;
  onTask: (task: DetailTask, customer: Customer) => void;
}

/** One customer: personal data, statistics and recent receipts. */
export function CustomerDetail({ id, onClose, onTask }: Props) {
  const t = useText(customersText);
  const { data, error, loading, refetch } = useQuery(CustomerDetailDocument, { variables: { id } });
  const customer = data?.customer;
  return (
    <Dialog
      title={t("detailTitle")}
      wide
      onClose={onClose}
      actions={customer && <CustomerActions customer={customer} onTask={(task) => onTask(task, customer)} />}
    >
      {customer ? (
        <>
          <chakra.p mb="4">
            <TextLink to={`/admin/customers/${customer.id}`}>{t("openPage")}</TextLink>
          </chakra.p>
          <CustomerContent customer={customer} />
        </>
      ) : error ? (
        <LoadFailed
          message={messageOr(toRequestError(error), t("detailFailed"))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading rows={4} height="7rem" />
      )}
    </Dialog>
  );
}
