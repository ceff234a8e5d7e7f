import { useQuery } from "@apollo/client/react";
import { WATCH_RULES } from "../../../domain/watch";
import { queryState } from "../../kit/graphql/query-state";
import type { WatchRule, WatchState } from "../../kit/graphql/generated";
import { useGrid } from "../../kit/grid/use-grid";
import { useText } from "../../kit/i18n/i18n";
import { WatchScreenDocument } from "./watch.generated";
import { watchText } from "./watch.text";

/** The states and their URL values; open cases are the default and have none. */
export const STATES: Record<string, WatchState | undefined> = {
  confirmed: "CONFIRMED",
  dismissed: "DISMISSED",
  all: undefined,
};

/** The rules and their URL values. */
export const RULES = Object.fromEntries(WATCH_RULES.map((rule) => [rule, rule.toUpperCase() as WatchRule]));

const OPTIONS = { sorts: ["-opened"], filters: { state: Object.keys(STATES), rule: Object.keys(RULES) } };

/** The page of cases in the URL; the previous page stays visible while it loads. */
export function useCases() {
  const t = useText(watchText);
  const grid = useGrid(OPTIONS);
  const { state, rule } = grid.filters;
  const filters = { state: state === "" ? "OPEN" : STATES[state], rule: RULES[rule] } as const;
  const { data, ...query } = queryState(
    useQuery(WatchScreenDocument, { variables: { ...filters, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    page: data?.watchCases,
    ...query,
  };
}
