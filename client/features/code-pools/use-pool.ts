import { useQuery } from "@apollo/client/react";
import { CODE_STATUSES } from "../../../domain/codes";
import type { GridView } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import { EventPoolDocument } from "./code-pools.generated";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";

export const RELOAD = { refetch: [EventPoolDocument] };
export const STATUSES: readonly CodeStatus[] = CODE_STATUSES.map((status) => status.toUpperCase() as CodeStatus);

interface Options {
  /** Null or undefined skips the query. */
  eventId: string | null | undefined;
  /** Empty for all statuses. */
  status: CodeStatus | "";
  page: number;
  pageSize: number;
}

/** A page of an event's codes, with the counts of all its codes. */
export function usePool({ eventId, status, page, pageSize }: Options) {
  const t = useText(poolText);
  const { data: known, ...state } = queryState(
    useQuery(EventPoolDocument, {
      variables: { eventId: eventId ?? "", status: status || null, page, pageSize },
      skip: !eventId,
    }),
    t("loadFailed"),
  );
  // Codes of the previous event would look like those of this one.
  const current = known?.event.id === eventId ? known : undefined;
  return {
    page: current?.eventCodes,
    counts: current?.event.codes,
    ...state,
  };
}

interface PoolLocation {
  page: number;
  status: CodeStatus | "";
  setPage: (page: number) => void;
  correctPage: (page: number) => void;
  clear: () => void;
}

/** Adapts the pool's state to `GridView`: the list has no sorting and no search. */
export const viewOf = ({ page, status, ...turn }: PoolLocation): GridView => ({
  ...turn,
  page,
  sort: "",
  descending: false,
  search: "",
  columns: [],
  isFiltered: status !== "",
  sortBy: () => undefined,
  setSearch: () => undefined,
});
