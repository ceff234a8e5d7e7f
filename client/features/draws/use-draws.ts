import { useQuery } from "@apollo/client/react";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { STATE_LABELS } from "../../../domain/draws/draw.text";
import type { DrawState } from "../../kit/transport/schema.generated";
import { DrawsScreenDocument } from "./draws.generated";
import { useText } from "../../kit/i18n/i18n";
import { drawsText } from "./draws.text";

const OPTIONS = { sorts: [], filters: { state: Object.keys(STATE_LABELS) } };

/** The page of draws in the URL, of one event or of all. */
export function useDraws(eventId: string | null) {
  const t = useText(drawsText);
  const grid = useGrid(OPTIONS);
  const filters = { state: (grid.filters.state.toUpperCase() as DrawState) || null, eventId };
  const { data: known, ...state } = queryState(
    useQuery(DrawsScreenDocument, { variables: { ...filters, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    page: known?.draws,
    ...state,
  };
}
