import { useSearchParams } from "react-router-dom";

interface Options<Filter extends string> {
  /** The words of the address that sort; the first is the one that needs no saying, `-created` for the newest first. */
  sorts: readonly string[];
  /** The values each filter may have besides none: a list of them, or what tells a right one. */
  filters: Record<Filter, readonly string[] | ((value: string) => boolean)>;
}

export interface GridState<Filter extends string = string> {
  page: number;
  sort: string;
  descending: boolean;
  search: string;
  /** Empty where a filter is not set. */
  filters: Record<Filter, string>;
  isFiltered: boolean;
  setPage: (page: number) => void;
  /** Replaces a page that is not there by one that is, so that going back does not lead to it. */
  correctPage: (page: number) => void;
  sortBy: (sort: string) => void;
  /** A search that is applied while it is typed takes the place of the one before it, so that going back skips the half words. */
  setSearch: (text: string, isTyped?: boolean) => void;
  setFilter: (filter: Filter, value: string) => void;
  /** Sets several at once, as one step of the way back. */
  setFilters: (values: Partial<Record<Filter, string>>) => void;
  clear: () => void;
}

/** A list's state without its filters, which only the bar above the list knows by name. */
export type GridView = Omit<GridState, "filters" | "setFilter" | "setFilters">;

const MAX_PAGE = 1_000_000;

function pageOf(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

const bare = (sort: string): string => sort.replace(/^-/, "");

/** A list's page, order, search and filters, kept in the address: back, reload and links lead to the same list. */
export function useGrid<Filter extends string>({ sorts, filters }: Options<Filter>): GridState<Filter> {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(filters) as Filter[];

  // Parameters that are not the list's own stay as they are; an empty value is left out.
  const change = (changes: Record<string, string>, how?: { replace: true }) =>
    setParams(() => {
      // What the router was drawn with may be one change behind: two filters can be set faster than a list is drawn.
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
  const orderIn = (address: URLSearchParams) => {
    const given = address.get("sort") ?? initial;
    const asked = sorts.some((known) => bare(known) === bare(given)) ? given : initial;
    return { sort: bare(asked), descending: asked.startsWith("-") };
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
