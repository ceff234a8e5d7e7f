import { useQuery } from "@apollo/client/react";
import { ROLES } from "../../../domain/permissions";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { UsersScreenDocument } from "./users.generated";
import type { Role, UserSort } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { usersText } from "./users.text";

/** The sort orders and their URL values. */
const SORTS: Record<UserSort, string> = {
  CREATED_AT: "created",
  USERNAME: "username",
  FULL_NAME: "name",
  EMAIL: "email",
  ROLE: "role",
  IS_ACTIVE: "status",
};
const sortOf = (value: string): UserSort =>
  (Object.keys(SORTS) as UserSort[]).find((sort) => SORTS[sort] === value) ?? "CREATED_AT";

const NEWEST_FIRST = `-${SORTS.CREATED_AT}`;
export const STATUSES = ["active", "inactive"] as const;
const OPTIONS = { sorts: [NEWEST_FIRST, ...Object.values(SORTS)], filters: { role: ROLES, status: STATUSES } };

/** The page of users in the URL; the previous page stays visible while it loads. */
export function useUsers() {
  const t = useText(usersText);
  const grid = useGrid(OPTIONS);
  const { role, status } = grid.filters;
  const filters = {
    search: grid.search || undefined,
    role: role ? (role.toUpperCase() as Role) : undefined,
    isActive: status ? status === "active" : undefined,
  };
  const order = { sortBy: sortOf(grid.sort), sortOrder: grid.descending ? "DESC" : "ASC" } as const;
  const { data, ...state } = queryState(
    useQuery(UsersScreenDocument, { variables: { ...filters, ...order, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    order,
    page: data?.users,
    ...state,
  };
}
