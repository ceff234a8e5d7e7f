import { Button, chakra, Flex, Heading } from "@chakra-ui/react";
import type { CustomerDetail_CustomerFragment as Customer } from "./customers.generated";
import { useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { CustomerNotes } from "../customer-notes/CustomerNotes";
import { CustomerState, Person, Statistics } from "./CustomerFacts";
import { customersText } from "./customers.text";
import { Merges } from "./Merges";
import { RecentReceipts, type Reversing } from "./RecentReceipts";

export type DetailTask = "edit" | "merge" | "erase";

/** The actions on a customer; rare and irreversible ones are set apart. */
export function CustomerActions({ customer, onTask }: { customer: Customer; onTask: (task: DetailTask) => void }) {
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

/** Personal data, statistics, receipts, merges, tags and notes of a customer. */
export function CustomerContent({
  customer,
  onReverse,
}: {
  customer: Customer;
  /** Without it, receipts are voided and returned on their own pages. */
  onReverse?: (reversing: Reversing) => void;
}) {
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
      {customer.merges.length > 0 && (
        <Part aria-labelledby="customer-merges">
          <Heading as="h3" id="customer-merges" size="md" mb="1">
            {t("merges")}
          </Heading>
          <Merges customer={customer} />
        </Part>
      )}
      <CustomerNotes id={customer.id} isActive={customer.deletedAt === null && customer.erasedAt === null} />
    </>
  );
}
