import { Tabs as ChakraTabs } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs: the Tab key reaches the selected tab, the arrow keys select the next one. */
export function Tabs<Value extends string>({ label, value, options, onChange, children }: Props<Value>) {
  return (
    <ChakraTabs.Root value={value} onValueChange={(change) => onChange(change.value as Value)}>
      <ChakraTabs.List aria-label={label} className="off-paper">
        {options.map((option) => (
          <ChakraTabs.Trigger key={option.value} value={option.value}>
            {option.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
