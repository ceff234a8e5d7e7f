import { useQuery } from "@apollo/client/react";
import { ROLES } from "../../../domain/permissions";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { UsersScreenDocument, type Role, type UserSort } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { usersText } from "./users.text";

/** The orders of the list and their words in the address. */
const SORTS: Record<UserSort, string> = {
  CREATED_AT: "created",
  USERNAME: "username",
  FULL_NAME: "name",
  EMAIL: "email",
  ROLE: "role",
  IS_ACTIVE: "status",
};
const sortOf = (word: string): UserSort =>
  (Object.keys(SORTS) as UserSort[]).find((sort) => SORTS[sort] === word) ?? "CREATED_AT";

const NEWEST_FIRST = `-${SORTS.CREATED_AT}`;
export const STATUSES = ["active", "inactive"] as const;
const OPTIONS = { sorts: [NEWEST_FIRST, ...Object.values(SORTS)], filters: { role: ROLES, status: STATUSES } };

/** The page of users that the address asks for; the page before it stays in sight until it is there. */
export function useUsers() {
  const t = useText(usersText);
  const grid = useGrid(OPTIONS);
  const { role, status } = grid.filters;
  const { data, previousData, error, loading, refetch } = useQuery(UsersScreenDocument, {
    variables: {
      page: grid.page,
      search: grid.search || undefined,
      role: role ? (role.toUpperCase() as Role) : undefined,
      isActive: status ? status === "active" : undefined,
      sortBy: sortOf(grid.sort),
      sortOrder: grid.descending ? "DESC" : "ASC",
    },
  });
  return {
    grid,
    // After a failure the page before would pass for the asked one.
    page: (data ?? (error ? undefined : previousData))?.users,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
