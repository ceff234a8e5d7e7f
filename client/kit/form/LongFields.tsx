import { chakra, Input } from "@chakra-ui/react";
import type { FieldValues } from "react-hook-form";
import { FieldShell } from "./FieldShell";
import { useField, type FieldProps } from "./use-field";

/** A text of several lines; the field grows with it. */
export function LongTextField<Values extends FieldValues, Draft>(props: FieldProps<Values, Draft> & { rows?: number }) {
  const { id, error, field, change, control } = useField(props);
  const rows = props.rows ?? 2;
  return (
    <FieldShell id={id} error={error} {...props}>
      <Input
        asChild
        display="block"
        h="auto"
        minH={`calc(${rows} * 1.6em + 1.125rem)`}
        maxH="16rem"
        py="2"
        resize="vertical"
        lineHeight="1.6"
        css={{ fieldSizing: "content" }}
      >
        <chakra.textarea
          {...control}
          dir="auto"
          rows={rows}
          value={field.value}
          onChange={(event) => change(event.target.value)}
        />
      </Input>
    </FieldShell>
  );
}

/** A checkbox with its label. */
export function CheckboxField<Values extends FieldValues, Draft>(props: FieldProps<Values, Draft>) {
  const { id, field, control } = useField(props);
  return (
    <chakra.label htmlFor={id} display="inline-flex" alignItems="center" gap="2.5" minH="10" cursor="pointer">
      <chakra.input
        id={id}
        name={control.name}
        ref={control.ref}
        type="checkbox"
        w="5"
        h="5"
        flexShrink="0"
        accentColor="var(--club-colors-accent-solid)"
        checked={field.value === true}
        disabled={props.disabled}
        onBlur={control.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      {props.label}
    </chakra.label>
  );
}
