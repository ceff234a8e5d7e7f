import { Flex, Tabs as ChakraTabs } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** At the end of the row of tabs; on a phone below it. */
  aside?: ReactNode;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs: the Tab key reaches the selected tab, the arrow keys select the next one. */
export function Tabs<Value extends string>({ label, value, options, onChange, aside, children }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the list scrolls.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <ChakraTabs.Root value={value} onValueChange={(change) => onChange(change.value as Value)}>
      <Flex className="no-print" wrap={{ base: "wrap", md: "nowrap" }} align="center" columnGap="4" rowGap="4" mb="5">
        <ChakraTabs.List ref={list} flex={{ base: "1 0 100%", md: "1" }} minW="0" maxW="full" aria-label={label}>
          {options.map((option) => (
            <ChakraTabs.Trigger key={option.value} value={option.value}>
              {option.label}
            </ChakraTabs.Trigger>
          ))}
        </ChakraTabs.List>
        {aside}
      </Flex>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
