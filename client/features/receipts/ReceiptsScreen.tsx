import { chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { RECEIPTS_PER_PAGE } from "../../../domain/receipt-list";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { toast } from "../../kit/feedback/toast";
import { ReceiptsScreenDocument, type ReceiptsScreen_ReceiptFragment as Receipt } from "../../kit/graphql/generated";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { shownColumns } from "../../kit/grid/use-table";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Page } from "../../kit/page/Page";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { ExportReceipts } from "./ExportReceipts";
import { StateBadge } from "./receipt-labels";
import { ReceiptFilters } from "./ReceiptFilters";
import { ReceiptRowActions } from "./ReceiptRowActions";
import { receiptsText } from "./receipts.text";
import { useReceipts } from "./use-receipts";

const ReverseReceiptDialog = lazy(async () => ({
  default: (await import("./ReverseReceiptDialog")).ReverseReceiptDialog,
}));

const QUIET = {
  color: "inherit",
  fontWeight: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  minW: "0",
  _hover: { color: "accent.fg", textDecoration: "underline" },
} as const;

function useColumns(): Column<Receipt>[] {
  const t = useText(receiptsText);
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  const nameOf = useCustomerName();
  const mayReadCustomers = allows(useSession(), "customers:list");
  return [
    {
      id: "number",
      title: t("number"),
      sort: "number",
      width: "13.5rem",
      cut: true,
      cell: ({ id, receiptId, state }) => (
        <Flex align="center" gap="2" wrap={{ base: "wrap", xl: "nowrap" }}>
          <TextLink to={`/admin/receipts/${id}`} {...QUIET}>
            <bdi>{receiptId}</bdi>
          </TextLink>
          {state !== "RECORDED" && <StateBadge state={state} />}
        </Flex>
      ),
    },
    {
      id: "customer",
      title: t("customer"),
      compact: true,
      cut: true,
      cell: ({ customer }) => {
        const name = <bdi>{nameOf(customer)}</bdi>;
        if (!mayReadCustomers) return name;
        return (
          <TextLink to={`/admin/customers/${customer.id}`} {...QUIET}>
            {name}
          </TextLink>
        );
      },
    },
    {
      id: "store",
      title: t("store"),
      cut: true,
      cell: ({ storeName, storeType }) =>
        storeName === null ? shared("type", { type: number(storeType) }) : <bdi>{storeName}</bdi>,
    },
    {
      id: "amount",
      title: `${t("amount")} (${shared("toman")})`,
      unit: shared("toman"),
      compact: true,
      width: "8rem",
      numeric: true,
      cell: ({ purchaseAmount, state }) => (
        <chakra.span whiteSpace="nowrap" textDecoration={state === "VOIDED" ? "line-through" : undefined}>
          {number(purchaseAmount)}
        </chakra.span>
      ),
    },
    {
      id: "points",
      title: t("points"),
      width: "4rem",
      numeric: true,
      minor: true,
      cell: ({ points }) => number(points),
    },
    {
      id: "purchased",
      title: t("purchased"),
      compact: true,
      sort: "purchase_date",
      width: "10.5rem",
      cell: ({ purchaseDate }) => <chakra.span whiteSpace="nowrap">{date(purchaseDate)}</chakra.span>,
    },
    {
      id: "operator",
      title: t("operator"),
      width: "6.5rem",
      cut: true,
      minor: true,
      cell: ({ operatorName }) => <bdi>{operatorName ?? t("byKey")}</bdi>,
    },
  ];
}

/** The receipts: found by number, filtered, and exported with the same filter. */
export function ReceiptsScreen() {
  const t = useText(receiptsText);
  const session = useSession();
  const { grid, filters, order, page, problem, busy, reload } = useReceipts();
  const columns = useColumns();
  const [reversing, setReversing] = useState<Receipt>();
  const reversed = (message: string) => {
    setReversing(undefined);
    toast(message, "long");
    // The row may disappear with the button that had the focus.
    if (grid.filters.state !== "") focusHeading();
  };
  return (
    <Page
      title={t("title")}
      action={
        allows(session, "export:receipts") && (
          <ExportReceipts filters={filters} columns={shownColumns(columns, grid.columns)} order={order} />
        )
      }
    >
      <ReceiptFilters grid={grid} receipts={page?.items} />
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={(receipt) => <ReceiptRowActions receipt={receipt} onReverse={() => setReversing(receipt)} />}
        actionsWidth="7.5rem"
        page={page}
        pageSize={RECEIPTS_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<EmptyGrid grid={grid} title={t("none")} help={t(grid.isFiltered ? "noneFiltered" : "noneYet")} />}
        withEnds
        pageLabel={(at) => t("page", at)}
      />
      <Suspense>
        {reversing && (
          <ReverseReceiptDialog
            receiptId={reversing.id}
            number={reversing.receiptId}
            refetch={[ReceiptsScreenDocument]}
            onClose={() => setReversing(undefined)}
            onDone={reversed}
          />
        )}
      </Suspense>
    </Page>
  );
}
