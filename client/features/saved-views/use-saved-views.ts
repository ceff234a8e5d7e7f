import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { normalizedQuery } from "../../../domain/saved-views";
import { useBusinessCalendar } from "../../kit/grid/use-business-calendar";
import { scoped } from "../../kit/grid/use-grid";
import type { ViewScreen } from "../../kit/graphql/generated";
import { allows, useSession } from "../../kit/session/session";
import type * as OfToday from "./of-today";
import { SavedViewsDocument, type SavedViews_ViewFragment as View } from "./saved-views.generated";

/** The URL parameter with the id of the chosen view. */
const VIEW = "view";

/** Whether a URL parameter belongs to the list with the scope, or to the screen without one. */
const isOf = (scope: string | undefined, name: string): boolean =>
  scope === undefined ? !name.includes(".") : name.startsWith(`${scope}.`);

/** The views of a screen or of one of its lists, the chosen one, and the state as a view contains it. */
export function useSavedViews(screen: ViewScreen, scope: string | undefined) {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const parameter = scoped(scope, VIEW);
  const id = params.get(parameter);
  const { data, error, refetch } = useQuery(SavedViewsDocument, { variables: { screen } });
  const views = useViewsOfToday(data?.savedViews, scope);
  const chosen = views?.find((view) => view.id === id) ?? null;
  const query = stateOf(params, scope);
  useDaysOfToday(chosen, scope);
  return {
    views,
    failed: error !== undefined && !data,
    retry: () => void refetch().catch(() => undefined),
    chosen,
    query,
    isChanged: chosen !== null && query !== chosen.query,
    canShare: allows(session, "views:share"),
    mayChange: (view: View) => !view.isShared || allows(session, "views:share"),
    /** Shows a view; null shows the standard view. */
    show: (view: Pick<View, "id" | "query"> | null) =>
      setParams([
        ...[...params].filter(([name]) => !isOf(scope, name)),
        ...(view ? [...new URLSearchParams(view.query), [parameter, view.id] as [string, string]] : []),
      ]),
  };
}

/** Returns views whose ranges with a name have the days of today; null until the calendar for them is loaded. */
function useViewsOfToday(views: readonly View[] | undefined, scope: string | undefined): readonly View[] | null {
  const hasPreset = views?.some((view) => view.query.includes("preset=")) ?? false;
  const calendar = useBusinessCalendar({ skip: !hasPreset });
  const [loaded, setLoaded] = useState<typeof OfToday>();
  useEffect(() => {
    if (hasPreset) void import("./of-today").then(setLoaded);
  }, [hasPreset]);
  if (!hasPreset) return views ?? null;
  if (!views || !loaded || !calendar) return null;
  return views.map((view) => ({ ...view, query: loaded.ofToday(view.query, scope, calendar) }));
}

/** Replaces the days in the URL, such as those of a bookmark, while it has the range of the chosen view by its name. */
function useDaysOfToday(chosen: View | null, scope: string | undefined): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const view = new URLSearchParams(chosen?.query);
    const isSame = (name: string) => params.get(scoped(scope, name)) === view.get(scoped(scope, name));
    // Days that the user sets have no name.
    if (!view.has(scoped(scope, "preset")) || !isSame("preset") || (isSame("from") && isSame("to"))) return;
    const next = new URLSearchParams(window.location.search);
    for (const name of ["from", "to"]) next.set(scoped(scope, name), view.get(scoped(scope, name)) ?? "");
    setParams(next, { replace: true });
  }, [chosen, scope, params, setParams]);
}

function stateOf(params: URLSearchParams, scope: string | undefined): string {
  const state = new URLSearchParams([...params].filter(([name]) => isOf(scope, name)));
  state.delete(scoped(scope, VIEW));
  return normalizedQuery(state.toString());
}
