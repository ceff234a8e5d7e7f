import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";

const Group = chakra("fieldset", {
  base: {
    display: "inline-flex",
    minW: "0",
    maxW: "full",
    h: "10",
    p: "0.5",
    gap: "0.5",
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    "& legend": { srOnly: true },
    "& label": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "1",
      px: { base: "2.5", md: "3" },
      borderRadius: "sm",
      fontSize: "sm",
      fontWeight: "600",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { color: "fg" },
    },
    "& label:has(:checked)": { bg: "accent.subtle", color: "accent.fg" },
    "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "1px" },
    // The input covers its label, so the visible area is clickable.
    "& input": { position: "absolute", inset: "0", w: "full", h: "full", m: "0", opacity: "0", cursor: "pointer" },
  },
});

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A radio group as a segmented control. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  // The URL changes after the selection: the selection is visible immediately, and Back updates it.
  const [selected, setSelected] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setSelected(value);
  }
  const choose = (next: Value) => {
    setSelected(next);
    onChange(next);
  };
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === selected}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  );
}
