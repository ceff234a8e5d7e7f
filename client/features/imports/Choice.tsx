import { Box, chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { Select } from "../../kit/form/Select";

interface Props<Value extends string> {
  label: string;
  value: Value | "";
  options: readonly { value: Value; label: string }[];
  /** The label of the empty option; without it, a choice is always selected. */
  none?: string;
  error?: ReactNode;
  disabled?: boolean;
  onChange: (value: Value | "") => void;
}

/** A labelled select with its error. */
export function Choice<Value extends string>({ label, value, options, none, error, disabled, onChange }: Props<Value>) {
  const id = useId();
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" fontWeight="600">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value as Value | "")}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Box id={`${id}-note`} aria-live="polite" minH="5" mt="1" fontSize="sm" lineHeight="1.25rem" color="danger.fg">
        {error}
      </Box>
    </Box>
  );
}
