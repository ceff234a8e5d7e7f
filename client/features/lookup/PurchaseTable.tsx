import { Badge, chakra, Heading } from "@chakra-ui/react";
import { Empty } from "../../kit/feedback/States";
import type { PurchaseTable_PurchaseFragment } from "../../kit/transport/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { lookupText } from "./lookup.text";
import { LookupPager, usePageHeading } from "./LookupPager";
import type { Found } from "./use-lookup";

const Head = chakra("th", {
  base: {
    textAlign: "start",
    fontSize: "sm",
    fontWeight: "600",
    color: "fg.muted",
    py: "2",
    pe: "4",
    borderBottomWidth: "1px",
    whiteSpace: "nowrap",
  },
});
const Cell = chakra("td", {
  base: {
    display: { base: "block", md: "table-cell" },
    textAlign: "start",
    py: { base: "0", md: "2.5" },
    pe: { md: "4" },
    borderBottomWidth: { md: "1px" },
    overflowWrap: "anywhere",
  },
});
// On a phone a row is a small card: number and points above, date and amount below.
const Row = chakra("tr", {
  base: {
    display: { base: "grid", md: "table-row" },
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"receipt points" "date amount" "type type"',
    columnGap: "4",
    rowGap: "0.5",
    py: { base: "3", md: "0" },
    borderBottomWidth: { base: "1px", md: "0" },
    _last: { borderBottomWidth: 0, "& td": { borderBottomWidth: 0 } },
  },
});

function Purchase({ purchase }: { purchase: PurchaseTable_PurchaseFragment }) {
  const t = useText(lookupText);
  const shared = useText(sharedText);
  const { number, date } = useFormats();
  const { receiptId, storeType, amount, points, state } = purchase;
  return (
    <Row role="row">
      <Cell role="cell" gridArea="receipt" fontWeight="600">
        <bdi dir="ltr">{receiptId}</bdi>{" "}
        {state !== "RECORDED" && (
          <Badge ms="2" colorPalette={state === "VOIDED" ? "danger" : "neutral"}>
            {t(state === "VOIDED" ? "voided" : "returned")}
          </Badge>
        )}
      </Cell>
      <Cell role="cell" gridArea="date" color={{ base: "fg.muted", md: "fg" }} fontSize={{ base: "sm", md: "md" }}>
        {date(purchase.date)}
      </Cell>
      <Cell role="cell" gridArea="type" color={{ base: "fg.muted", md: "fg" }} fontSize={{ base: "sm", md: "md" }}>
        {shared("type", { type: number(storeType) })}
      </Cell>
      <Cell role="cell" gridArea="amount" textAlign="end" fontVariantNumeric={{ md: "tabular-nums" }}>
        {number(amount)}
        <chakra.span hideFrom="md"> {shared("toman")}</chakra.span>
      </Cell>
      <Cell
        role="cell"
        gridArea="points"
        textAlign="end"
        fontVariantNumeric={{ md: "tabular-nums" }}
        pe={{ md: "0" }}
        fontWeight="600"
        color="gold.fg"
      >
        {number(points)}
        <chakra.span hideFrom="md"> {t("pointsUnit", { count: points })}</chakra.span>
      </Cell>
    </Row>
  );
}

interface Props {
  found: Found;
  busy: boolean;
  onPage: (page: number) => void;
}

/** A page of the purchases of a customer. Roles are explicit, because a table styled as cards loses them. */
export function PurchaseTable({ found, busy, onPage }: Props) {
  const t = useText(lookupText);
  const { purchaseHistory: purchases, purchasesPage: page } = found;
  const heading = usePageHeading(page);
  return (
    <Card aria-labelledby="purchases">
      <Heading as="h2" id="purchases" tabIndex={-1} ref={heading} mb="2" scrollMarginTop="4">
        {t("purchases")}
      </Heading>
      {purchases.length === 0 ? (
        <Empty>{t("noPurchases")}</Empty>
      ) : (
        <chakra.table
          role="table"
          aria-labelledby="purchases"
          w="full"
          display={{ base: "block", md: "table" }}
          borderCollapse="collapse"
        >
          <chakra.thead role="rowgroup" srOnly={{ base: true, md: false }} display={{ md: "table-header-group" }}>
            <tr role="row">
              <Head role="columnheader">{t("receiptId")}</Head>
              <Head role="columnheader">{t("date")}</Head>
              <Head role="columnheader">{t("storeType")}</Head>
              <Head role="columnheader" textAlign="end">
                {t("amount")}
              </Head>
              <Head role="columnheader" textAlign="end" pe="0">
                {t("points")}
              </Head>
            </tr>
          </chakra.thead>
          <chakra.tbody role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
            {purchases.map((purchase, row) => (
              <Purchase key={`${purchase.receiptId} ${row}`} purchase={purchase} />
            ))}
          </chakra.tbody>
        </chakra.table>
      )}
      <LookupPager
        label={t("purchasePages")}
        pages={found.purchasesTotalPages}
        total={found.totalPurchases}
        {...{ page, busy, onPage }}
      />
    </Card>
  );
}
