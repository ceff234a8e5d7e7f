import { lazy, Suspense } from "react";
import { selectedIds } from "../../kit/grid/use-selection";
import type { BulkProps } from "./BulkBar";

const BulkBar = lazy(async () => ({ default: (await import("./BulkBar")).BulkBar }));

/** The actions on the selected rows of a list; loaded with the first selection. */
export function BulkActions(props: BulkProps) {
  if (selectedIds(props.selection).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BulkBar {...props} />
    </Suspense>
  );
}
