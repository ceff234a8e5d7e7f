import { useState } from "react";
import type { GridState } from "./use-grid";

type SelectedRows = Readonly<Record<string, true>>;

export interface Selection {
  rows: SelectedRows;
  /** Whether all items of the filter are selected, on all pages. */
  isWhole: boolean;
  change: (rows: SelectedRows) => void;
  selectWhole: () => void;
  clear: () => void;
}

/** The selected rows of a list, kept over its pages. Another search or filter clears them. */
export function useSelection({ search, filters }: Pick<GridState, "search" | "filters">): Selection {
  const list = JSON.stringify([search, filters]);
  const none = { list, rows: {} as SelectedRows, isWhole: false };
  const [stored, setStored] = useState(none);
  const { rows, isWhole } = stored.list === list ? stored : none;
  return {
    rows,
    isWhole,
    change: (next) => setStored({ list, rows: next, isWhole: false }),
    selectWhole: () => setStored({ list, rows, isWhole: true }),
    clear: () => setStored(none),
  };
}

/** The ids of the selected rows. */
export const selectedIds = ({ rows }: Selection): string[] => Object.keys(rows);
