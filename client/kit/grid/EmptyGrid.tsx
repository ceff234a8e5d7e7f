import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Empty } from "../feedback/States";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { gridText } from "./grid.text";

interface Props {
  grid: { isFiltered: boolean; clear: () => void };
  title: string;
  /** Without it, the text of a filtered list. */
  help?: string | undefined;
  /** The action of a list that is empty without a filter; a filtered list offers to clear its filters. */
  action?: ReactNode;
}

/** The empty state of a list. */
export function EmptyGrid({ grid, title, help, action }: Props) {
  const t = useText(sharedText);
  const grids = useText(gridText);
  const clear = (
    <Button variant="outline" onClick={grid.clear}>
      {t("clearFilters")}
    </Button>
  );
  return (
    <Empty action={grid.isFiltered ? clear : action}>
      <div>
        <chakra.p fontWeight="600" color="fg">
          {help === undefined ? grids("countNone") : title}
        </chakra.p>
        <p>{help ?? grids("noneFiltered")}</p>
      </div>
    </Empty>
  );
}
