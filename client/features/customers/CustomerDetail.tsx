import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Dialog } from "../../kit/dialog/Dialog";
import { LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toRequestError } from "../../kit/graphql/client";
import {
  CustomerDetailDocument,
  CustomersScreenDocument,
  type CustomerDetail_CustomerFragment as Customer,
} from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { ReverseReceiptDialog } from "../receipts/ReverseReceiptDialog";
import { Person, Statistics, CustomerState } from "./CustomerFacts";
import { customersText } from "./customers.text";
import { RecentReceipts, type Reversing } from "./RecentReceipts";

export type DetailTask = "edit" | "merge" | "erase";

interface Props {
  id: string;
  onClose: () => void;
  onTask: (task: DetailTask, customer: Customer) => void;
}

/** The actions on a customer; rare and irreversible ones are set apart. */
function Actions({ customer, onTask }: { customer: Customer; onTask: (task: DetailTask) => void }) {
  const t = useText(customersText);
  const session = useSession();
  const isActive = customer.deletedAt === null && customer.erasedAt === null;
  return (
    <>
      <Flex gap="2" me="auto" wrap="wrap">
        {allows(session, "customers:merge") && isActive && (
          <Button variant="ghost" px="3" onClick={() => onTask("merge")}>
            {t("merge")}
          </Button>
        )}
        {allows(session, "customers:erase") && customer.erasedAt === null && (
          <Button variant="ghost" px="3" color="danger.fg" onClick={() => onTask("erase")}>
            {t("erase")}
          </Button>
        )}
      </Flex>
      {allows(session, "customers:update") && customer.erasedAt === null && customer.mergedIntoId === null && (
        <Button onClick={() => onTask("edit")}>{t("editCustomer")}</Button>
      )}
    </>
  );
}

const Part = chakra("section", { base: { mt: "6" } });

function Body({ customer, onReverse }: { customer: Customer; onReverse: (reversing: Reversing) => void }) {
  const t = useText(customersText);
  const mayReadReceipts = allows(useSession(), "receipts:read");
  return (
    <>
      <CustomerState customer={customer} />
      <Person customer={customer} />
      <Part aria-labelledby="customer-statistics">
        <Heading as="h3" id="customer-statistics" size="md" mb="3">
          {t("statistics")}
        </Heading>
        <Statistics customer={customer} />
      </Part>
      <Part aria-labelledby="customer-receipts">
        <Heading as="h3" id="customer-receipts" size="md" mb="1">
          {t("recentReceipts")}
        </Heading>
        <RecentReceipts receipts={customer.recentReceipts} onReverse={onReverse} />
        {mayReadReceipts && customer.recentReceipts.length > 0 && (
          <chakra.p mt="2">
            <TextLink to={`/admin/receipts?customer=${customer.id}`}>{t("allReceiptsOf")}</TextLink>
          </chakra.p>
        )}
      </Part>
    </>
  );
}

/** One customer: personal data, statistics and recent receipts. */
export function CustomerDetail({ id, onClose, onTask }: Props) {
  const t = useText(customersText);
  const { data, error, loading, refetch } = useQuery(CustomerDetailDocument, { variables: { id } });
  const [reversing, setReversing] = useState<Reversing>();
  const [message, setMessage] = useState<string>();
  const customer = data?.customer;
  return (
    <>
      <Dialog
        title={t("detailTitle")}
        wide
        onClose={onClose}
        actions={customer && <Actions customer={customer} onTask={(task) => onTask(task, customer)} />}
      >
        {message !== undefined && (
          <Box mb="5">
            <Notice tone="accent" onDismiss={() => setMessage(undefined)}>
              {message}
            </Notice>
          </Box>
        )}
        {customer ? (
          <Body customer={customer} onReverse={setReversing} />
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
      {reversing && (
        <ReverseReceiptDialog
          receiptId={reversing.receipt.id}
          number={reversing.receipt.receiptId}
          kind={reversing.kind}
          refetch={[CustomersScreenDocument, CustomerDetailDocument]}
          onClose={() => setReversing(undefined)}
          onDone={(text) => {
            setReversing(undefined);
            setMessage(text);
          }}
        />
      )}
    </>
  );
}
