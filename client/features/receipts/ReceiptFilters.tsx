import { NO_STORE } from "../../../domain/receipt-list";
import { Filters } from "../../kit/grid/Filters";
import type { FilterField } from "../../kit/grid/filter-field";
import type { ReceiptsScreen_ReceiptFragment as Receipt } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { SavedViews } from "../saved-views/SavedViews";
import { receiptsText } from "./receipts.text";
import { AMOUNT_DIGITS, STATES, useFilterChoices, type ReceiptsGrid } from "./use-receipts";

const DEBOUNCE_MS = 500;

type Field = FilterField<keyof ReceiptsGrid["filters"]>;

interface Props {
  grid: ReceiptsGrid;
  /** The shown receipts, undefined until they are loaded; they have the name of the selected customer. */
  receipts: readonly Receipt[] | undefined;
}

/** The filters of the receipts. */
export function ReceiptFilters({ grid, receipts }: Props) {
  const t = useText(receiptsText);
  const shared = useText(sharedText);
  const nameOf = useCustomerName();
  const { stores, operators, campaigns } = useFilterChoices();
  const { customer } = grid.filters;
  const sample = receipts?.find((receipt) => receipt.customer.id === customer);
  const fields: Field[] = [
    {
      kind: "choice",
      filter: "state",
      label: t("stateFilter"),
      all: t("allStates"),
      options: Object.entries(STATES).map(([value, state]) => ({ value, label: t(state) })),
    },
    {
      kind: "choice",
      filter: "store",
      label: t("storeFilter"),
      all: t("allStores"),
      options: [{ value: NO_STORE, label: t("withoutStore") }, ...stores],
    },
    {
      kind: "range",
      from: "from",
      to: "to",
      preset: "preset",
      label: t("purchased"),
      labels: { from: shared("from"), to: shared("to") },
    },
    { kind: "number", filter: "min", label: t("minAmount"), maxDigits: AMOUNT_DIGITS },
    { kind: "number", filter: "max", label: t("maxAmount"), maxDigits: AMOUNT_DIGITS },
    {
      kind: "fixed",
      filter: "customer",
      label: t("customerFilter"),
      value: sample ? nameOf(sample.customer) : receipts ? t("selectedCustomer") : "…",
    },
  ];
  if (operators) {
    fields.push({
      kind: "choice",
      filter: "operator",
      label: t("operatorFilter"),
      all: t("allOperators"),
      options: operators,
    });
  }
  if (campaigns) {
    fields.push({
      kind: "choice",
      filter: "campaign",
      label: t("campaignFilter"),
      all: t("allCampaigns"),
      options: campaigns,
    });
  }
  return (
    <Filters grid={grid} searchLabel={t("search")} debounceMs={DEBOUNCE_MS} fields={fields}>
      <SavedViews screen="RECEIPTS" />
    </Filters>
  );
}
