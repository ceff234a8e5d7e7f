import { zodResolver } from "@hookform/resolvers/zod";
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { errorText, isErrorCode, isTextOf, type Lang } from "../../../domain/errors/client-errors";
import type { RequestError } from "../transport/request-error";

export type Form<Values extends FieldValues, Draft> = UseFormReturn<Values, unknown, Draft>;

export interface FormOptions<Values extends FieldValues, Draft> {
  initial: Values;
  /** A domain schema; the messages of its errors are error codes. */
  schema: $ZodType<Draft>;
}

/** A form validated by the domain's rules: each field on blur, all fields on submit. */
export function useForm<Values extends FieldValues, Draft>({
  initial,
  schema,
}: FormOptions<Values, Draft>): Form<Values, Draft> {
  const form = useHookForm<Values, unknown, Draft>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: zodResolver(schema as $ZodType<Draft, Values>),
    mode: "onBlur",
    reValidateMode: "onBlur",
  });
  // The form tracks what is read while it renders; `changedFields` reads it later.
  void form.formState.dirtyFields;
  return form;
}

/** The fields of an update whose values in the form are not the initial ones; other fields may have changes of other users. */
export const changedFields = <Input extends object, Values extends FieldValues, Draft>(
  input: Input,
  form: Form<Values, Draft>,
): Partial<Input> => {
  const { dirtyFields } = form.formState;
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in dirtyFields)) as Partial<Input>;
};

/** The text of a field's error, which is stored as an error code or as a text of the server. */
export const fieldMessage = (message: string, lang: Lang): string =>
  isErrorCode(message) ? errorText(message, lang) : message;

/** The errors of the given fields, in their order, as messages. */
export function fieldErrors<Values extends FieldValues, Draft, Name extends Path<Values>>(
  form: Form<Values, Draft>,
  names: readonly Name[],
  lang: Lang,
): { field: Name; message: string }[] {
  return names.flatMap((field) => {
    const message = form.getFieldState(field, form.formState).error?.message;
    if (message === undefined) return [];
    return [{ field, message: fieldMessage(message, lang) }];
  });
}

/** Shows the server's field errors and focuses the first; false if none belongs to a field of this form. */
export function showFieldErrors<Values extends FieldValues, Draft>(
  form: Form<Values, Draft>,
  error: RequestError,
): boolean {
  const known = error.fields.filter(({ field }) => form.getValues(field as Path<Values>) !== undefined);
  known.forEach(({ field, code, message }, index) => {
    // Stored as its code, the message follows the language.
    const stored = isErrorCode(code) && isTextOf(code, message) ? code : message;
    form.setError(field as Path<Values>, { type: "server", message: stored }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
