import { useId, type ReactNode } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { useLang } from "../i18n/i18n";
import { fieldMessage, type Form } from "./use-form";

/** The props of every field. */
export interface FieldProps<Values extends FieldValues, Draft> {
  form: Form<Values, Draft>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  /** A warning that does not prevent submitting. */
  warning?: string | undefined;
  help?: ReactNode;
  optional?: boolean;
  size?: "md" | "lg";
  disabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** Shows the required error on blur, not only on submit. */
  strict?: boolean;
}

/** Binds a field to its form: value, events, error message and ARIA attributes. */
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
  const { isSubmitting, submitCount } = formState;
  const message = fieldState.error?.message;
  // An empty field is an error on submit, not on blur.
  const due = strict || field.value !== "" || submitCount > 0;
  const error = message !== undefined && due ? fieldMessage(message, lang) : undefined;
  const note = error ?? warning ?? hint;
  return {
    id,
    error,
    field,
    /** Sets a new value and clears the error of the old one. A form that is being sent keeps its values. */
    change: (value: string) => {
      if (isSubmitting) return;
      if (message !== undefined) form.clearErrors(name);
      field.onChange(value);
    },
    control: {
      id,
      name,
      ref: field.ref,
      // The rules of the form do not know an error of the server: checking them would clear it before the value changes.
      onBlur: () => {
        if (fieldState.error?.type !== "server") field.onBlur();
      },
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
