import { useQuery } from "@apollo/client/react";
import { STORE_TYPES } from "../../../domain/stores";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { StoresScreenDocument, type StoreSort } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { storesText } from "./stores.text";

/** The sort orders and their URL values. */
const SORTS: Record<StoreSort, string> = {
  NAME: "name",
  TYPE: "type",
  MANAGER_NAME: "managerName",
  CREATED_AT: "created",
};
const sortOf = (value: string): StoreSort =>
  (Object.keys(SORTS) as StoreSort[]).find((sort) => SORTS[sort] === value) ?? "NAME";

export const STATUSES = ["active", "inactive"] as const;
const OPTIONS = { sorts: Object.values(SORTS), filters: { type: STORE_TYPES.map(String), status: STATUSES } };

/** The page of stores in the URL; the previous page stays visible while it loads. */
export function useStores() {
  const t = useText(storesText);
  const grid = useGrid(OPTIONS);
  const { type, status } = grid.filters;
  const filters = {
    search: grid.search || undefined,
    storeType: type ? Number(type) : undefined,
    isActive: status ? status === "active" : undefined,
  };
  const order = { sortBy: sortOf(grid.sort), sortOrder: grid.descending ? "DESC" : "ASC" } as const;
  const { data, ...state } = queryState(
    useQuery(StoresScreenDocument, { variables: { ...filters, ...order, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    order,
    page: data?.stores,
    ...state,
  };
}
