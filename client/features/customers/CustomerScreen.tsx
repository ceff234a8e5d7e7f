import { Box, Button } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Notice } from "../../kit/feedback/States";
import { CustomerDetailDocument, type CustomerDetail_CustomerFragment as Customer } from "./customers.generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { TimelineDocument } from "../activity/activity.generated";
import { Timeline } from "../activity/Timeline";
import { ReverseReceiptDialog } from "../receipts/ReverseReceiptDialog";
import { CustomerActions, CustomerContent } from "./CustomerContent";
import { StateBadge } from "./CustomerFacts";
import { CustomerTask, type Task } from "./CustomerTask";
import { customersText } from "./customers.text";
import type { Reversing } from "./RecentReceipts";
import { useRestore } from "./use-restore";

const CHANGED = [CustomerDetailDocument, TimelineDocument];

interface ActionsProps {
  customer: Customer;
  onTask: (task: Task["kind"]) => void;
  onRestored: () => void;
}

function Actions({ customer, onTask, onRestored }: ActionsProps) {
  const t = useText(customersText);
  const { restore, busy } = useRestore();
  const mayDelete = allows(useSession(), "customers:delete");
  const { id, deletedAt, mergedIntoId, erasedAt } = customer;
  return (
    <>
      {mayDelete && deletedAt === null && (
        <Button variant="outline" color="danger.fg" onClick={() => onTask("remove")}>
          {t("remove")}
        </Button>
      )}
      {mayDelete && deletedAt !== null && mergedIntoId === null && erasedAt === null && (
        <BusyButton variant="outline" busy={busy} onClick={() => void restore(id).then(onRestored)}>
          {t("restore")}
        </BusyButton>
      )}
      <CustomerActions customer={customer} onTask={onTask} />
    </>
  );
}

function OneCustomer({ id }: { id: string }) {
  const t = useText(customersText);
  const lang = useLang();
  const nameOf = useCustomerName();
  const client = useApolloClient();
  const { data, ...record } = useRecord(CustomerDetailDocument, { id });
  const [task, setTask] = useState<Task["kind"]>();
  const [reversing, setReversing] = useState<Reversing>();
  const [message, setMessage] = useState<string>();
  const customer = data?.customer;
  const reload = () => void client.refetchQueries({ include: CHANGED });
  return (
    <RecordPage
      crumbs={[{ to: "/admin/customers", label: t("title") }]}
      kind={t("detailTitle")}
      title={customer && nameIn(lang, nameOf(customer))}
      lead={customer && <StateBadge customer={customer} />}
      record={record}
      actions={customer && <Actions customer={customer} onTask={setTask} onRestored={reload} />}
    >
      {message !== undefined && (
        <Notice tone="accent" onDismiss={() => setMessage(undefined)}>
          {message}
        </Notice>
      )}
      {customer && (
        <Box
          display="grid"
          gap={{ base: "4", md: "5" }}
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
          alignItems="start"
        >
          <Card>
            <CustomerContent customer={customer} onReverse={setReversing} />
          </Card>
          <Timeline record="CUSTOMER" id={id} />
        </Box>
      )}
      {customer && task && (
        <CustomerTask
          kind={task}
          customer={customer}
          onClose={() => {
            setTask(undefined);
            reload();
          }}
        />
      )}
      {reversing && (
        <ReverseReceiptDialog
          receiptId={reversing.receipt.id}
          number={reversing.receipt.receiptId}
          kind={reversing.kind}
          refetch={CHANGED}
          onClose={() => setReversing(undefined)}
          onDone={(text) => {
            setReversing(undefined);
            setMessage(text);
          }}
        />
      )}
    </RecordPage>
  );
}

/** The customer in the URL: personal data, statistics, receipts, notes and timeline. */
export function CustomerScreen() {
  const { id = "" } = useParams();
  return <OneCustomer key={id} id={id} />;
}
