import { Badge, Button, chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { CUSTOMERS_PER_PAGE } from "../../../domain/customers";
import { isUuid } from "../../../domain/ids";
import { useArrival } from "../../kit/dialog/use-arrival";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { selectedIds, useSelection } from "../../kit/grid/use-selection";
import { shownColumns } from "../../kit/grid/use-table";
import type { BulkActionKind } from "../../kit/graphql/generated";
import { CustomersScreenDocument, type CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { useUrlParams } from "../../kit/grid/use-url-params";
import { RowLink } from "../../kit/grid/RowLink";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { BulkActions } from "../bulk-actions/BulkActions";
import { CustomerTask, type Task } from "./CustomerTask";
import { CustomerDetail } from "./CustomerDetail";
import { Ltr, StateBadge } from "./CustomerFacts";
import { CustomerFilters } from "./CustomerFilters";
import { customersText } from "./customers.text";
import { ExportButton } from "./ExportButton";
import { useFollowedImports } from "../imports/use-followed-imports";
import { CustomerRowActions } from "./CustomerRowActions";
import { useCustomers, type CustomersGrid } from "./use-customers";

const ImportModal = lazy(async () => ({ default: (await import("./ImportModal")).ImportModal }));

function useColumns(): Column<Customer>[] {
  const t = useText(customersText);
  const { number, day } = useFormats();
  const nameOf = useCustomerName();
  const seesNumbers = allows(useSession(), "customers:identity");
  return [
    {
      id: "name",
      title: t("name"),
      sort: "first_name",
      clipped: true,
      cell: (customer) => (
        <Flex align="center" gap="2" wrap={{ base: "wrap", md: "nowrap" }}>
          <RowLink to={`/admin/customers/${customer.id}`}>
            <bdi>{nameOf(customer)}</bdi>
          </RowLink>
          <StateBadge customer={customer} />
        </Flex>
      ),
    },
    {
      id: "nationalCode",
      title: t("nationalCode"),
      minor: true,
      cell: ({ nationalCode }) => nationalCode && <Ltr dir="ltr">{nationalCode}</Ltr>,
    },
    {
      id: "phone",
      title: t("phone"),
      compact: true,
      sort: seesNumbers ? "phone_number" : undefined,
      cell: ({ phoneNumber }) => phoneNumber && <Ltr dir="ltr">{phoneNumber}</Ltr>,
    },
    {
      id: "points",
      title: t("points"),
      compact: true,
      sort: "total_points",
      numeric: true,
      cell: ({ totalPoints }) => number(totalPoints),
    },
    {
      id: "receipts",
      title: t("receipts"),
      numeric: true,
      minor: true,
      cell: ({ totalReceipts }) => number(totalReceipts),
    },
    {
      id: "tags",
      title: t("tags"),
      minor: true,
      cell: ({ tags }) =>
        tags.length === 0 ? null : (
          <Flex gap="1" wrap="wrap">
            {tags.map(({ id, name }) => (
              <Badge key={id} colorPalette="neutral" maxW="8rem">
                <chakra.bdi truncate>{name}</chakra.bdi>
              </Badge>
            ))}
          </Flex>
        ),
    },
    {
      id: "spent",
      title: t("spentToman"),
      numeric: true,
      cell: ({ totalSpent }) => number(totalSpent),
    },
    {
      id: "created",
      title: t("created"),
      sort: "created_at",
      cell: ({ createdAt }) => day(createdAt),
    },
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
  const [params, change] = useUrlParams();
  const id = params.get("customer") ?? "";
  return {
    openId: isUuid(id) ? id : null,
    show: (id: string) => change({ customer: id }),
    // Closing replaces the history entry.
    hide: (state?: object) => change({ customer: "" }, { replace: true, state }),
  };
}

/** The bulk actions that the user may run. */
function useKinds(showsDeleted: boolean): BulkActionKind[] {
  const session = useSession();
  const kinds: BulkActionKind[] = [];
  if (allows(session, "customers:annotate") && !showsDeleted) kinds.push("TAG_CUSTOMERS");
  if (allows(session, "customers:delete")) kinds.push(showsDeleted ? "RESTORE_CUSTOMERS" : "DELETE_CUSTOMERS");
  return kinds;
}

export function CustomersScreen() {
  const t = useText(customersText);
  const session = useSession();
  const { grid, filters, order, tags, page, problem, busy, reload } = useCustomers();
  const selection = useSelection(grid);
  const showsDeleted = grid.filters.deleted === "yes";
  const kinds = useKinds(showsDeleted);
  const { openId, show, hide } = useOpenCustomer();
  const [task, setTask] = useState<Task>();
  // The import in the URL survives a reload.
  const [importing, setImporting] = useState(() => new URLSearchParams(window.location.search).has("job"));
  const { follow, followed } = useFollowedImports({ done: t("importDone"), onChanged: reload });
  const closeImport = (runningId: string | undefined) => {
    setImporting(false);
    follow(runningId);
  };
  const columns = useColumns();
  const shown = shownColumns(columns, grid.columns);
  const mayExport = allows(session, "export:customers");
  // The details ask before a typed note is lost: the task starts when they are closed for it.
  const [asked, setAsked] = useState<Task>();
  useArrival("task", () => setTask(asked));
  const start = (kind: Task["kind"], customer: Customer) => {
    if (openId === null) return setTask({ kind, customer });
    setAsked({ kind, customer });
    hide({ task: kind });
  };
  return (
    <Page
      title={t("title")}
      action={
        <Flex gap="3" wrap="wrap">
          {mayExport && (
            <ExportButton
              filters={{ ...filters, deleted: showsDeleted }}
              columns={shown}
              order={order}
              label={t("export")}
            />
          )}
          {allows(session, "import:customers") && <Button onClick={() => setImporting(true)}>{t("import")}</Button>}
        </Flex>
      }
    >
      <CustomerFilters grid={grid} tags={tags} />
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
        selection={kinds.length > 0 || mayExport ? selection : undefined}
        actionsWidth="9rem"
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
      <BulkActions
        selection={selection}
        total={page?.totalItems ?? 0}
        isTotalCapped={page?.isTotalCapped ?? false}
        filter={{ ...filters, deleted: showsDeleted }}
        kinds={kinds}
        actions={
          mayExport && (
            <ExportButton
              filters={
                selection.isWhole
                  ? { ...filters, deleted: showsDeleted }
                  : { ids: selectedIds(selection), deleted: showsDeleted }
              }
              columns={shown}
              order={order}
              label={t("exportSelected")}
              size="sm"
            />
          )
        }
        list={CustomersScreenDocument}
      />
      {openId !== null && <CustomerDetail key={openId} id={openId} onClose={() => hide()} onTask={start} />}
      {task && <CustomerTask {...task} onClose={() => setTask(undefined)} />}
      <Suspense>
        {importing && <ImportModal onChanged={reload} onClose={closeImport} />}
        {followed}
      </Suspense>
    </Page>
  );
}
