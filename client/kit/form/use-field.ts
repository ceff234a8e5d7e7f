import { useId } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { useLang } from "../i18n/i18n";
import type { Form } from "./use-form";

/** What every field is given: the form, its name there, and its words. */
export interface FieldProps<Values extends FieldValues, Draft> {
  form: Form<Values, Draft>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  /** Something worth a second look that does not keep the form from being sent. */
  warning?: string | undefined;
  optional?: boolean;
  size?: "md" | "lg";
  disabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** Objects to an empty value as soon as the field is left, not only when the form is sent. */
  strict?: boolean;
}

/** Joins a field to its form: value, events, and the words and attributes of its error. */
export function useField<Values extends FieldValues, Draft>({
  form,
  name,
  hint,
  warning,
  optional,
  disabled,
  autoComplete,
  placeholder,
  maxLength,
  strict = false,
}: FieldProps<Values, Draft>) {
  const id = useId();
  const lang = useLang();
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const message = fieldState.error?.message;
  // Leaving a field empty on the way to another one is no mistake; sending it empty is.
  const due = strict || field.value !== "" || formState.submitCount > 0;
  const shown = message !== undefined && due ? message : undefined;
  const error = isErrorCode(shown) ? errorText(shown, lang) : shown;
  const note = error ?? warning ?? hint;
  return {
    id,
    error,
    field,
    /** Takes a new value; an objection to the old one goes with it. */
    change: (value: string) => {
      if (message !== undefined) form.clearErrors(name);
      field.onChange(value);
    },
    control: {
      id,
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled,
      autoComplete: autoComplete ?? "off",
      placeholder,
      maxLength,
      "aria-invalid": error !== undefined,
      "aria-required": optional ? undefined : true,
      "aria-describedby": note === undefined ? undefined : `${id}-note`,
    },
  };
}
