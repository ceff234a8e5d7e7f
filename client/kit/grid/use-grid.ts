import { useUrlParams } from "./use-url-params";

interface Options<Filter extends string> {
  /** Precedes the names in the URL, for one of several lists of a screen. */
  scope?: string;
  /** The URL values of the sort orders; the first is the default. `-created` means newest first. */
  sorts: readonly string[];
  /** The allowed values of each filter: a list or a validator. */
  filters: Record<Filter, readonly string[] | ((value: string) => boolean)>;
}

type Filters<Filter extends string> = Partial<Record<Filter, string>>;

export interface GridState<Filter extends string = string> {
  page: number;
  sort: string;
  descending: boolean;
  search: string;
  /** Empty without a filter. */
  filters: Record<Filter, string>;
  isFiltered: boolean;
  setPage: (page: number) => void;
  /** Replaces an invalid page in the history, so that Back does not return to it. */
  correctPage: (page: number) => void;
  sortBy: (sort: string) => void;
  /** A search applied while typing replaces the previous history entry, so that Back skips partial words. */
  setSearch: (text: string, isTyped?: boolean) => void;
  setFilter: (filter: Filter, value: string) => void;
  /** Sets several filters in one history entry; a function gets the filters of the URL, where a render may be behind. */
  setFilters: (change: Filters<Filter> | ((current: Record<Filter, string>) => Filters<Filter>)) => void;
  clear: () => void;
  /** The ids of the chosen columns in their order; empty for the default columns. */
  columns: readonly string[];
  /** Absent if the list has fixed columns. */
  setColumns?: (ids: readonly string[]) => void;
}

/** A list's state without its filters. */
export type GridView = Omit<GridState, "filters" | "setFilter" | "setFilters">;

const MAX_PAGE = 1_000_000;

function pageOf(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

const withoutSign = (sort: string): string => sort.replace(/^-/, "");

/** The URL parameter of a list with a scope. */
export const scoped = (scope: string | undefined, name: string): string =>
  scope === undefined ? name : `${scope}.${name}`;

/** A list's page, sort order, search and filters, stored in the URL: Back, reload and links show the same list. */
export function useGrid<Filter extends string>({ scope, sorts, filters }: Options<Filter>): GridState<Filter> {
  const [params, changeParams] = useUrlParams();
  const names = Object.keys(filters) as Filter[];
  const parameter = (name: string) => scoped(scope, name);

  // Another sort order, search or filter starts at the first page.
  const change = (changes: Record<string, string>, how?: { replace: true }) => {
    const all = Object.entries({ page: "", ...changes });
    changeParams(Object.fromEntries(all.map(([name, value]) => [parameter(name), value])), how);
  };
  const numbered = (page: number) => ({ page: page > 1 ? String(page) : "" });

  const [initial = ""] = sorts;
  const orderIn = (params: URLSearchParams) => {
    const given = params.get(parameter("sort")) ?? initial;
    const asked = sorts.some((known) => withoutSign(known) === withoutSign(given)) ? given : initial;
    return { sort: withoutSign(asked), descending: asked.startsWith("-") };
  };
  const { sort, descending } = orderIn(params);
  const search = params.get(parameter("search")) ?? "";
  const filtersIn = (params: URLSearchParams) =>
    Object.fromEntries(
      names.map((name) => {
        const value = params.get(parameter(name)) ?? "";
        const allowed = filters[name];
        const isRight = typeof allowed === "function" ? value !== "" && allowed(value) : allowed.includes(value);
        return [name, isRight ? value : ""];
      }),
    ) as Record<Filter, string>;
  const chosen = filtersIn(params);

  return {
    page: pageOf(params.get(parameter("page"))),
    sort,
    descending,
    search,
    filters: chosen,
    isFiltered: search !== "" || names.some((name) => chosen[name] !== ""),
    setPage: (page) => change(numbered(page)),
    correctPage: (page) => change(numbered(page), { replace: true }),
    sortBy: (next) => {
      const now = orderIn(new URLSearchParams(window.location.search));
      const turned = `${next === now.sort && !now.descending ? "-" : ""}${next}`;
      change({ sort: turned === initial ? "" : turned });
    },
    setSearch: (text, isTyped = false) =>
      change({ search: text.trim() }, isTyped && search !== "" ? { replace: true } : undefined),
    setFilter: (filter, value) => change({ [filter]: value }),
    setFilters: (wanted) => {
      const values =
        typeof wanted === "function" ? wanted(filtersIn(new URLSearchParams(window.location.search))) : wanted;
      change(values as Record<string, string>);
    },
    columns: (params.get(parameter("columns")) ?? "").split(",").filter(Boolean),
    // The page stays: it has the same rows.
    setColumns: (ids) => change({ ...numbered(pageOf(params.get(parameter("page")))), columns: ids.join(",") }),
    clear: () => change({ search: "", ...Object.fromEntries(names.map((name) => [name, ""])) }),
  };
}
