import { Button, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CUSTOMERS_PER_PAGE } from "../../../domain/customers";
import { isUuid } from "../../../domain/ids";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { CustomersScreen_CustomerFragment as Customer } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { CustomerDetail, type DetailTask } from "./CustomerDetail";
import { Ltr, StateBadge } from "./CustomerFacts";
import { CustomerFilters } from "./CustomerFilters";
import { customersText } from "./customers.text";
import { EditModal } from "./EditModal";
import { EraseModal } from "./EraseModal";
import { ExportButton } from "./ExportButton";
import { MergeModal } from "./MergeModal";
import { useCustomerName } from "./use-customer-name";
import { DeleteCustomerDialog } from "./DeleteCustomerDialog";
import { CustomerRowActions } from "./CustomerRowActions";
import { useCustomers, type CustomersGrid } from "./use-customers";

const ImportModal = lazy(async () => ({ default: (await import("./ImportModal")).ImportModal }));

interface Task {
  kind: DetailTask | "remove";
  customer: Customer;
}

function useColumns(hrefOf: (id: string) => string): Column<Customer>[] {
  const t = useText(customersText);
  const { number, toman, day } = useFormats();
  const nameOf = useCustomerName();
  const seesNumbers = allows(useSession(), "customers:identity");
  return [
    {
      title: t("name"),
      sort: "first_name",
      cell: (customer) => (
        <Flex align="center" gap="2" wrap="wrap">
          <TextLink
            to={hrefOf(customer.id)}
            color="inherit"
            fontWeight="inherit"
            textDecoration="none"
            overflowWrap="anywhere"
            _hover={{ color: "accent.fg", textDecoration: "underline" }}
          >
            <bdi>{nameOf(customer)}</bdi>
          </TextLink>
          <StateBadge customer={customer} />
        </Flex>
      ),
    },
    {
      title: t("nationalCode"),
      width: "7.25rem",
      minor: true,
      cell: ({ nationalCode }) => (nationalCode === null ? t("nothing") : <Ltr dir="ltr">{nationalCode}</Ltr>),
    },
    {
      title: t("phone"),
      sort: seesNumbers ? "phone_number" : undefined,
      width: "7.75rem",
      cell: ({ phoneNumber }) => (phoneNumber === null ? t("nothing") : <Ltr dir="ltr">{phoneNumber}</Ltr>),
    },
    {
      title: t("points"),
      sort: "total_points",
      width: "5.5rem",
      numeric: true,
      cell: ({ totalPoints }) => number(totalPoints),
    },
    {
      title: t("receipts"),
      width: "5rem",
      numeric: true,
      minor: true,
      cell: ({ totalReceipts }) => number(totalReceipts),
    },
    { title: t("spent"), width: "10.25rem", numeric: true, cell: ({ totalSpent }) => toman(totalSpent) },
    { title: t("created"), sort: "created_at", width: "9.5rem", cell: ({ createdAt }) => day(createdAt) },
  ];
}

function NoCustomers({ grid }: { grid: CustomersGrid }) {
  const t = useText(customersText);
  const isDeletedAlone = grid.filters.deleted === "yes" && grid.search === "";
  return (
    <EmptyGrid
      grid={grid}
      title={t("none")}
      help={t(isDeletedAlone ? "noneDeleted" : grid.isFiltered ? "noneFiltered" : "noneYet")}
    />
  );
}

/** The customer id in the URL, so that details can be linked to and left with Back. */
function useOpenCustomer() {
  const [params, setParams] = useSearchParams();
  const id = params.get("customer") ?? "";
  const paramsFor = (id: string | null, current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    next.delete("customer");
    if (id !== null) next.set("customer", id);
    return next;
  };
  return {
    openId: isUuid(id) ? id : null,
    hrefOf: (id: string) => `?${paramsFor(id, params).toString()}`,
    show: (id: string) => setParams(() => paramsFor(id, new URLSearchParams(window.location.search))),
    // Closing replaces the history entry.
    hide: () => setParams(() => paramsFor(null, new URLSearchParams(window.location.search)), { replace: true }),
  };
}

function TaskDialog({ kind, customer, onClose }: Task & { onClose: () => void }) {
  const Dialog = { edit: EditModal, remove: DeleteCustomerDialog, merge: MergeModal, erase: EraseModal }[kind];
  return <Dialog customer={customer} onClose={onClose} />;
}

export function CustomersScreen() {
  const t = useText(customersText);
  const session = useSession();
  const { grid, filters, page, problem, busy, reload } = useCustomers();
  const { openId, hrefOf, show, hide } = useOpenCustomer();
  const [task, setTask] = useState<Task>();
  // The import in the URL survives a reload.
  const [importing, setImporting] = useState(() => new URLSearchParams(window.location.search).has("job"));
  const columns = useColumns(hrefOf);
  const start = (kind: Task["kind"], customer: Customer) => {
    setTask({ kind, customer });
    if (openId !== null) hide();
  };
  return (
    <Page
      title={t("title")}
      action={
        <Flex gap="3" wrap="wrap">
          {allows(session, "export:customers") && <ExportButton filters={filters} />}
          {allows(session, "import:customers") && <Button onClick={() => setImporting(true)}>{t("import")}</Button>}
        </Flex>
      }
    >
      <CustomerFilters grid={grid} />
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={(customer) => (
          <CustomerRowActions
            customer={customer}
            onView={() => show(customer.id)}
            onEdit={() => start("edit", customer)}
            onRemove={() => start("remove", customer)}
          />
        )}
        actionsWidth="12.25rem"
        page={page}
        pageSize={CUSTOMERS_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoCustomers grid={grid} />}
        withEnds
        pageLabel={(at) => t("page", at)}
      />
      {openId !== null && task === undefined && (
        <CustomerDetail key={openId} id={openId} onClose={hide} onTask={start} />
      )}
      {task && <TaskDialog {...task} onClose={() => setTask(undefined)} />}
      {importing && (
        <Suspense>
          <ImportModal onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Page>
  );
}
