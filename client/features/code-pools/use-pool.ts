import { useQuery } from "@apollo/client/react";
import { CODE_STATUSES } from "../../../domain/codes";
import type { GridView } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { EventPoolDocument, type CodeStatus } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";

export const RELOAD = { refetch: ["EventPool"] };
export const STATUSES: readonly CodeStatus[] = CODE_STATUSES.map((status) => status.toUpperCase() as CodeStatus);

interface Options {
  /** Without one nothing is asked. */
  eventId: string | null | undefined;
  /** Empty for all. */
  status: CodeStatus | "";
  page: number;
  pageSize: number;
}

/** A page of an event's codes, and the counts of all of them. */
export function usePool({ eventId, status, page, pageSize }: Options) {
  const t = useText(poolText);
  const { data, previousData, error, loading, refetch } = useQuery(EventPoolDocument, {
    variables: { eventId: eventId ?? "", status: status || null, page, pageSize },
    skip: !eventId,
  });
  const known = data ?? (error ? undefined : previousData);
  // The codes of the event before would pass for those of this one.
  const own = known?.event.id === eventId ? known : undefined;
  return {
    page: own?.eventCodes,
    counts: own?.event.codes,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

interface Place {
  page: number;
  status: CodeStatus | "";
  setPage: (page: number) => void;
  correctPage: (page: number) => void;
  clear: () => void;
}

/** The state of a list of codes as the kit's lists read it: it is never sorted or searched. */
export const viewOf = ({ page, status, ...turn }: Place): GridView => ({
  ...turn,
  page,
  sort: "",
  descending: false,
  search: "",
  isFiltered: status !== "",
  sortBy: () => undefined,
  setSearch: () => undefined,
});
