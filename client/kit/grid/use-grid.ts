import { useSearchParams } from "react-router-dom";

interface Options<Filter extends string> {
  /** The URL values of the sort orders; the first is the default. `-created` means newest first. */
  sorts: readonly string[];
  /** The allowed values of each filter: a list or a validator. */
  filters: Record<Filter, readonly string[] | ((value: string) => boolean)>;
}

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
  /** Sets several filters in one history entry. */
  setFilters: (values: Partial<Record<Filter, string>>) => void;
  clear: () => void;
}

/** A list's state without its filters. */
export type GridView = Omit<GridState, "filters" | "setFilter" | "setFilters">;

const MAX_PAGE = 1_000_000;

function pageOf(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

const withoutSign = (sort: string): string => sort.replace(/^-/, "");

/** A list's page, sort order, search and filters, stored in the URL: Back, reload and links show the same list. */
export function useGrid<Filter extends string>({ sorts, filters }: Options<Filter>): GridState<Filter> {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(filters) as Filter[];

  // Foreign parameters stay unchanged; empty values are omitted.
  const change = (changes: Record<string, string>, how?: { replace: true }) =>
    setParams(() => {
      // The router's state may be one change behind: two filters can be set before the next render.
      const next = new URLSearchParams(window.location.search);
      next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, how);
  const numbered = (page: number) => ({ page: page > 1 ? String(page) : "" });

  const [initial = ""] = sorts;
  const orderIn = (params: URLSearchParams) => {
    const given = params.get("sort") ?? initial;
    const asked = sorts.some((known) => withoutSign(known) === withoutSign(given)) ? given : initial;
    return { sort: withoutSign(asked), descending: asked.startsWith("-") };
  };
  const { sort, descending } = orderIn(params);
  const search = params.get("search") ?? "";
  const chosen = Object.fromEntries(
    names.map((name) => {
      const value = params.get(name) ?? "";
      const allowed = filters[name];
      const isRight = typeof allowed === "function" ? value !== "" && allowed(value) : allowed.includes(value);
      return [name, isRight ? value : ""];
    }),
  ) as Record<Filter, string>;

  return {
    page: pageOf(params.get("page")),
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
    setFilters: (values) => change(values as Record<string, string>),
    clear: () => change({ search: "", ...Object.fromEntries(names.map((name) => [name, ""])) }),
  };
}
