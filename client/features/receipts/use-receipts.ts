import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { NO_STORE } from "../../../domain/receipt-list";
import { isDay, PRESETS } from "../../../domain/time/business-calendar";
import { queryState } from "../../kit/graphql/query-state";
import {
  ReceiptFilterChoicesDocument,
  ReceiptsScreenDocument,
  type ReceiptSort,
  type ReceiptState,
} from "../../kit/graphql/generated";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { useGrid } from "../../kit/grid/use-grid";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { receiptsText } from "./receipts.text";

/** The states and their URL values. */
export const STATES: Record<string, ReceiptState> = { valid: "RECORDED", returned: "RETURNED", voided: "VOIDED" };

/** The sort orders and their URL values. */
const SORTS: Record<string, ReceiptSort> = {
  purchase_date: "PURCHASE_DATE",
  created_at: "CREATED_AT",
  number: "RECEIPT_NUMBER",
};

export const AMOUNT_DIGITS = 11;
const isAmount = (text: string): boolean => new RegExp(`^\\d{1,${AMOUNT_DIGITS}}$`).test(text);

const OPTIONS = {
  // Newest purchase first is the default and has no URL parameter.
  sorts: ["-purchase_date", "number"],
  filters: {
    state: Object.keys(STATES),
    store: (value: string) => value === NO_STORE || isUuid(value),
    operator: isUuid,
    campaign: isUuid,
    customer: isUuid,
    min: isAmount,
    max: isAmount,
    from: isDay,
    to: isDay,
    preset: PRESETS,
  },
};

/** A filter that is set. */
const given = (value: string): string | undefined => value || undefined;

/** The page of receipts in the URL; the previous page stays visible while it loads. */
export function useReceipts() {
  const t = useText(receiptsText);
  const grid = useGrid(OPTIONS);
  const { state, store, operator, campaign, customer, min, max, from, to } = grid.filters;
  const filters = {
    search: given(grid.search),
    state: STATES[state],
    storeId: given(store),
    operatorId: given(operator),
    campaignId: given(campaign),
    customerId: given(customer),
    minAmount: min === "" ? undefined : Number(min),
    maxAmount: max === "" ? undefined : Number(max),
    dateFrom: given(from),
    dateTo: given(to),
  };
  const order = {
    sortBy: SORTS[grid.sort] ?? "PURCHASE_DATE",
    sortOrder: grid.descending ? "DESC" : "ASC",
  } as const;
  const { data, ...query } = queryState(
    useQuery(ReceiptsScreenDocument, { variables: { ...filters, ...order, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    order,
    page: data?.receipts,
    ...query,
  };
}

export type ReceiptsGrid = ReturnType<typeof useReceipts>["grid"];
export type ReceiptFilters = ReturnType<typeof useReceipts>["filters"];

/** The stores, users and campaigns that can be selected; without permission there are none. */
export function useFilterChoices() {
  const session = useSession();
  const choices = useQuery(ReceiptFilterChoicesDocument, {
    variables: { page: 1, operators: allows(session, "users:list"), campaigns: allows(session, "campaigns:read") },
    fetchPolicy: "cache-first",
  });
  useAllPages(choices);
  const { data } = choices;
  return {
    stores: (data?.stores.items ?? []).map(({ id, storeName }) => ({ value: id, label: storeName })),
    operators: data?.users?.items.map(({ id, fullName }) => ({ value: id, label: fullName })),
    campaigns: data?.campaigns?.items.map(({ id, name }) => ({ value: id, label: name })),
  };
}
