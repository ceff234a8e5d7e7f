import { useQuery } from "@apollo/client/react";
import { STORE_TYPES } from "../../../domain/stores";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { StoresScreenDocument, type StoreSort } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { storesText } from "./stores.text";

/** The orders of the list and their words in the address. */
const SORTS: Record<StoreSort, string> = {
  NAME: "name",
  TYPE: "type",
  MANAGER_NAME: "managerName",
  CREATED: "created",
};
const sortOf = (word: string): StoreSort =>
  (Object.keys(SORTS) as StoreSort[]).find((sort) => SORTS[sort] === word) ?? "NAME";

export const STATUSES = ["active", "inactive"] as const;
const OPTIONS = { sorts: Object.values(SORTS), filters: { type: STORE_TYPES.map(String), status: STATUSES } };

/** The page of stores that the address asks for; the page before it stays in sight until it is there. */
export function useStores() {
  const t = useText(storesText);
  const grid = useGrid(OPTIONS);
  const { type, status } = grid.filters;
  const { data, previousData, error, loading, refetch } = useQuery(StoresScreenDocument, {
    variables: {
      page: grid.page,
      search: grid.search || undefined,
      storeType: type ? Number(type) : undefined,
      isActive: status ? status === "active" : undefined,
      sort: sortOf(grid.sort),
      descending: grid.descending,
    },
  });
  return {
    grid,
    // After a failure the page before would pass for the asked one.
    page: (data ?? (error ? undefined : previousData))?.stores,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
