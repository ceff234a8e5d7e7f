import { Button, chakra } from "@chakra-ui/react";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  /** A destructive action. */
  danger?: boolean;
  onSelect: () => void;
}

const GAP = 4;

/** Positions the list below its button, or above it without room below; aligned with the button's end in both directions. */
function position(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const fits = at.bottom + GAP + list.offsetHeight <= clientHeight;
  list.style.insetBlockStart = `${fits ? at.bottom + GAP : Math.max(GAP, at.top - GAP - list.offsetHeight)}px`;
  list.style.insetInlineEnd = `${dir === "rtl" ? at.left : clientWidth - at.right}px`;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The native popover with top layer, Escape and light dismiss. */
function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const show = () => {
    if (!list.current || !button.current) return;
    list.current.showPopover();
    position(list.current, button.current);
    entries()[0]?.focus({ preventScroll: true });
  };
  const hide = () => {
    list.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return hide();
    const all = entries();
    const next = STEPS[event.key]?.(
      all.findIndex((entry) => entry === document.activeElement),
      all.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  useEffect(() => {
    if (!open) return;
    // The list does not scroll with its row.
    const close = () => list.current?.hidePopover();
    window.addEventListener("scroll", close, { capture: true, passive: true });
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close, { capture: true });
      window.removeEventListener("resize", close);
    };
  }, [open]);

  return { button, list, open, setOpen, show, hide, onKeyDown };
}

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  /** The content of the button; three dots by default. */
  face?: ReactNode;
  busy?: boolean;
}

/** A menu button for rare actions, or for the variants of one action. */
export function RowMenu({ label, entries, face, busy = false }: Props) {
  const id = useId();
  const { button, list, open, setOpen, show, hide, onKeyDown } = useMenu();
  const buttonStyle =
    face === undefined
      ? ({ variant: "ghost", size: "sm", px: "2", minH: "8", title: label, "aria-label": label } as const)
      : {};
  return (
    <>
      <Button
        ref={button}
        {...buttonStyle}
        disabled={busy}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? hide() : show())}
      >
        {face ?? <Ellipsis size={18} aria-hidden />}
      </Button>
      <List
        id={id}
        ref={list}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {entries.map(({ label: name, icon: Icon, danger, onSelect }) => (
          <Button
            key={name}
            role="menuitem"
            tabIndex={-1}
            variant="ghost"
            w="full"
            px="3"
            gap="3"
            justifyContent="flex-start"
            fontWeight="500"
            color={danger ? "danger.fg" : "fg"}
            onClick={() => {
              hide();
              onSelect();
            }}
          >
            <Icon size={16} aria-hidden />
            {name}
          </Button>
        ))}
      </List>
    </>
  );
}

const List = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    m: "0",
    p: "1",
    minW: "12rem",
    maxW: "calc(100vw - 1rem)",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderRadius: "md",
    boxShadow: "raised",
    whiteSpace: "nowrap",
    "&:popover-open": { display: "grid" },
  },
});
