import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const CheckLabel = chakra("label", {
  base: {
    display: "inline-flex",
    gap: "2.5",
    alignItems: "center",
    minH: "10",
    cursor: "pointer",
    "& input": { w: "5", h: "5", accentColor: "var(--club-colors-accent-solid)" },
  },
});

/** An option of a form that is not one of its fields. */
export function Check({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}) {
  return (
    <CheckLabel>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </CheckLabel>
  );
}
