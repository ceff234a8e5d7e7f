import { Switch as ChakraSwitch } from "@chakra-ui/react";
import { useId } from "react";
import { COVER } from "../../kit/form/cover";

interface Props {
  on: boolean;
  /** The current state as text. */
  label: string;
  /** The id of the labelling element. */
  labelledBy: string;
  /** The last change is not stored yet. */
  busy: boolean;
  onToggle: () => void;
}

/** A switch that applies immediately. */
export function Switch({ on, label, labelledBy, busy, onToggle }: Props) {
  const id = useId();
  return (
    <ChakraSwitch.Root checked={on} readOnly={busy} ids={{ label: id }} onCheckedChange={onToggle}>
      <ChakraSwitch.HiddenInput role="switch" aria-labelledby={`${labelledBy} ${id}`} style={COVER} />
      <ChakraSwitch.Label>{label}</ChakraSwitch.Label>
      <ChakraSwitch.Control />
    </ChakraSwitch.Root>
  );
}
