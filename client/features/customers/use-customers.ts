import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { isDay, PRESETS } from "../../../domain/time/business-calendar";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { CustomersScreenDocument } from "./customers.generated";
import type { CustomerSort } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { startOfDay } from "../../kit/i18n/tehran";
import { customersText } from "./customers.text";

/** The sort orders and their URL values. */
const SORTS: Record<CustomerSort, string> = {
  CREATED_AT: "created_at",
  FIRST_NAME: "first_name",
  PHONE_NUMBER: "phone_number",
  TOTAL_POINTS: "total_points",
};
const sortOf = (value: string): CustomerSort =>
  (Object.keys(SORTS) as CustomerSort[]).find((sort) => SORTS[sort] === value) ?? "CREATED_AT";

export const MIN_POINTS_DIGITS = 9;
const isMinPoints = (text: string): boolean => new RegExp(`^\\d{1,${MIN_POINTS_DIGITS}}$`).test(text);

const OPTIONS = {
  // Newest first is the default and has no URL parameter.
  sorts: ["-created_at", "first_name", "phone_number", "total_points"],
  filters: {
    receipts: ["with", "without"],
    points: isMinPoints,
    tag: isUuid,
    from: isDay,
    to: isDay,
    preset: PRESETS,
    deleted: ["yes"],
  },
};

/** The page of customers in the URL; the previous page stays visible while it loads. */
export function useCustomers() {
  const t = useText(customersText);
  const grid = useGrid(OPTIONS);
  const { receipts, points, tag, from, to, deleted } = grid.filters;
  const filters = {
    search: grid.search || undefined,
    hasReceipts: receipts ? receipts === "with" : undefined,
    minPoints: points ? Number(points) : undefined,
    tagId: tag || undefined,
    createdAfter: from ? startOfDay(from) : undefined,
    createdBefore: to ? startOfDay(to, true) : undefined,
  };
  const order = { sortBy: sortOf(grid.sort), sortOrder: grid.descending ? "DESC" : "ASC" } as const;
  const result = useQuery(CustomersScreenDocument, {
    variables: { ...filters, ...order, page: grid.page, deleted: deleted === "yes" },
  });
  const { data, ...state } = queryState(result, t("loadFailed"));
  return {
    grid,
    filters,
    order,
    tags: (data ?? result.previousData)?.customerTags ?? [],
    page: data?.customers,
    ...state,
  };
}

export type CustomersGrid = ReturnType<typeof useCustomers>["grid"];
