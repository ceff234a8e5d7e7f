import { useQuery } from "@apollo/client/react";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { DrawsScreenDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { drawsText } from "./draws.text";

const OPTIONS = { sorts: [], filters: {} };

/** The page of draws in the URL. */
export function useDraws() {
  const t = useText(drawsText);
  const grid = useGrid(OPTIONS);
  const { data, previousData, error, loading, refetch } = useQuery(DrawsScreenDocument, {
    variables: { page: grid.page },
  });
  // After an error the previous page would look like the requested one.
  const known = data ?? (error ? undefined : previousData);
  return {
    grid,
    page: known?.draws,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
