import { chakra, SegmentGroup } from "@chakra-ui/react";
import { useId, useState } from "react";
import { COVER } from "./cover";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A radio group as a segmented control. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
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
    <SegmentGroup.Root ids={{ label: id }} value={selected} onValueChange={(change) => choose(change.value as Value)}>
      <chakra.span id={id} srOnly>
        {label}
      </chakra.span>
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value}>
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput style={COVER} />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
