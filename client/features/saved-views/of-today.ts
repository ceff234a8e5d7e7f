import { normalizedQuery } from "../../../domain/saved-views";
import { addDays, type Calendar, dayOf, PRESETS, presetSpan } from "../../../domain/time/business-calendar";
import { scoped } from "../../kit/grid/use-grid";

/** Returns the query of a view; a range with a name has the days of today. */
export function ofToday(query: string, scope: string | undefined, calendar: Calendar): string {
  const params = new URLSearchParams(query);
  const preset = PRESETS.find((one) => one === params.get(scoped(scope, "preset")));
  if (preset === undefined) return query;
  const { from, until } = presetSpan(preset, dayOf(new Date()), calendar);
  params.set(scoped(scope, "from"), from);
  params.set(scoped(scope, "to"), addDays(until, -1));
  return normalizedQuery(params.toString());
}
