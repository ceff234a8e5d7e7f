import { Button } from "@chakra-ui/react";
import { Columns3 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useText } from "../i18n/i18n";
import type { Column } from "./GridHead";
import { gridText } from "./grid.text";
import type { GridView } from "./use-grid";
import { shownColumns } from "./use-table";

const ColumnsPopover = lazy(async () => ({ default: (await import("./ColumnsPopover")).ColumnsPopover }));

interface Props<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[];
  onChange: NonNullable<GridView["setColumns"]>;
}

/** Opens the choice of columns. Hidden on phones, where rows have two fixed lines. */
export function ColumnsButton<Row>({ columns, chosen, onChange }: Props<Row>) {
  const t = useText(gridText);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        hideBelow="md"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 size={16} aria-hidden />
        {t("columns")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnsPopover
            columns={columns.slice(1)}
            initial={shownColumns(columns, chosen).slice(1)}
            button={button}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
