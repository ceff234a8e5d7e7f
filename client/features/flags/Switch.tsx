import { chakra } from "@chakra-ui/react";
import { useId } from "react";

interface Props {
  on: boolean;
  /** The current state as text. */
  label: string;
  /** The id of the labelling element. */
  labelledBy: string;
  onToggle: () => void;
}

/** A switch that applies immediately. */
export function Switch({ on, label, labelledBy, onToggle }: Props) {
  const id = useId();
  return (
    <Frame type="button" role="switch" aria-checked={on} aria-labelledby={`${labelledBy} ${id}`} onClick={onToggle}>
      <span id={id}>{label}</span>
      <span className="track" aria-hidden />
    </Frame>
  );
}

const Frame = chakra("button", {
  base: {
    display: "inline-flex",
    flexShrink: 0,
    flexDirection: { base: "column", sm: "row" },
    alignItems: "center",
    gap: { base: "1", sm: "3" },
    minH: "10",
    px: "1",
    borderRadius: "md",
    cursor: "pointer",
    fontSize: "sm",
    fontWeight: "600",
    color: "fg.muted",
    "& .track": {
      position: "relative",
      w: "2.75rem",
      h: "6",
      borderRadius: "full",
      bg: "border.control",
      transition: "background-color 0.12s",
    },
    "& .track::after": {
      content: '""',
      position: "absolute",
      top: "3px",
      insetInlineStart: "3px",
      w: "1.125rem",
      h: "1.125rem",
      borderRadius: "full",
      bg: "bg.card",
      transition: "inset-inline-start 0.12s",
    },
    "&[aria-checked=true]": { color: "accent.fg" },
    "&[aria-checked=true] .track": { bg: "accent.solid" },
    "&[aria-checked=true] .track::after": { insetInlineStart: "calc(100% - 1.125rem - 3px)" },
  },
});
