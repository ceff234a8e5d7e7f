import { BusyButton } from "../form/BusyButton";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import type { MenuEntry } from "./MenuList";

const MenuList = lazy(async () => ({ default: (await import("./MenuList")).MenuList }));

/** The style of the actions of a row; targets for touch on phones. */
export const ROW_BUTTON = {
  variant: "ghost",
  size: "sm",
  px: "2",
  minW: { base: "11", md: "0" },
  minH: { base: "11", md: "8" },
} as const;

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  /** For a button that is not the main action of its part. */
  variant?: "outline";
  busy?: boolean;
  /** The content of the button; three dots by default. */
  children?: ReactNode;
}

/** A menu button for rare actions, or for the variants of one action; the menu is loaded on use. */
export function RowMenu({ label, entries, variant, busy = false, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const buttonStyle = children === undefined ? { ...ROW_BUTTON, title: label, "aria-label": label } : { variant };
  return (
    <>
      <BusyButton
        {...buttonStyle}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        busy={busy}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? <Ellipsis size={18} aria-hidden />}
      </BusyButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuList triggerId={id} label={label} entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
