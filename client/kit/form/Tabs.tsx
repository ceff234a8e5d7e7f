import { chakra } from "@chakra-ui/react";
import { useId, type KeyboardEvent, type ReactNode } from "react";

const List = chakra("div", {
  base: {
    display: "flex",
    gap: "1",
    mb: { base: "4", md: "5" },
    borderBottomWidth: "1px",
    overflowX: "auto",
    "& button": {
      minH: "11",
      px: "4",
      mb: "-1px",
      borderBottomWidth: "2px",
      borderColor: "transparent",
      fontWeight: "600",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { color: "fg" },
      _focusVisible: { outlineOffset: "-2px" },
    },
    "& [aria-selected=true]": { color: "accent.fg", borderColor: "accent.solid" },
  },
});

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** The step of an arrow key among the tabs, in the text direction of the page. */
function stepOf(key: string): number {
  const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === forward) return 1;
  return key === "ArrowLeft" || key === "ArrowRight" ? -1 : 0;
}

/** Tabs with roving focus: the Tab key reaches the selected tab, the arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, value, options, onChange, children }: Props<Value>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key);
    if (step === 0) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + step + options.length) % options.length;
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    const selected = options[next];
    if (selected) onChange(selected.value);
  };
  return (
    <>
      <List role="tablist" aria-label={label} className="off-paper" onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-selected={option.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
