import { Input } from "@chakra-ui/react";
import { lazy, Suspense, type ClipboardEvent, type ReactNode } from "react";
import { useWatch, type FieldValues } from "react-hook-form";
import { toLatinDigits } from "../../../domain/text";
import { FieldShell } from "./FieldShell";
import { Select } from "./Select";
import { useField, type FieldProps } from "./use-field";

interface TextFieldProps<Values extends FieldValues, Draft> extends FieldProps<Values, Draft> {
  /** Always left to right, for usernames and email addresses. */
  dir?: "ltr";
  inputMode?: "email";
  /** The id of a datalist with suggestions. */
  list?: string;
}

export function TextField<Values extends FieldValues, Draft>(props: TextFieldProps<Values, Draft>) {
  const { id, error, field, change, control } = useField(props);
  return (
    <FieldShell id={id} error={error} {...props}>
      <Input
        {...control}
        type="text"
        dir={props.dir ?? "auto"}
        inputMode={props.inputMode}
        list={props.list}
        autoCapitalize={props.dir && "none"}
        spellCheck={props.dir && false}
        size={props.size}
        value={field.value}
        onChange={(event) => change(event.target.value)}
      />
    </FieldShell>
  );
}

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Pastes normalized text: +98 912 345 6789 becomes 09123456789. */
function pasted(event: ClipboardEvent<HTMLInputElement>, fold: (text: string) => string): string {
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  return fold(before + toLatinDigits(event.clipboardData.getData("text")) + after);
}

interface DigitsFieldProps<Values extends FieldValues, Draft> extends FieldProps<Values, Draft> {
  /** Normalizes the identifier like the domain; applied to pasted text and on blur. */
  fold: (text: string) => string;
  inputMode?: "numeric" | "tel" | "text";
}

/** A phone, code or number: Persian and Arabic digits become Western ones while typing; always left to right. */
export function DigitsField<Values extends FieldValues, Draft>(props: DigitsFieldProps<Values, Draft>) {
  const { id, error, field, change, control } = useField(props);
  const leave = () => {
    const folded = props.fold(field.value);
    if (folded !== field.value) field.onChange(folded);
    control.onBlur();
  };
  return (
    <FieldShell id={id} error={error} {...props}>
      <Input
        {...control}
        type="text"
        inputMode={props.inputMode ?? "numeric"}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        size={props.size}
        value={field.value}
        onBlur={leave}
        onPaste={(event) => change(pasted(event, props.fold))}
        onChange={(event) => change(toLatinDigits(event.target.value).replace(INVISIBLE, ""))}
      />
    </FieldShell>
  );
}

interface SelectFieldProps<Values extends FieldValues, Draft> extends FieldProps<Values, Draft> {
  children: ReactNode;
}

export function SelectField<Values extends FieldValues, Draft>(props: SelectFieldProps<Values, Draft>) {
  const { id, error, field, change, control } = useField(props);
  return (
    <FieldShell id={id} error={error} {...props}>
      <Select {...control} size={props.size} value={field.value} onChange={(event) => change(event.target.value)}>
        {props.children}
      </Select>
    </FieldShell>
  );
}

const LazyDateTime = lazy(async () => ({ default: (await import("./DateTimeInput")).DateTimeInput }));

interface DateTimeFieldProps<Values extends FieldValues, Draft> extends FieldProps<Values, Draft> {
  /** A date without a time is the end of its day. */
  isEnd?: boolean;
}

/** A date and time in Tehran, in the user's calendar. Its code is loaded when a form has one. */
export function DateTimeField<Values extends FieldValues, Draft>(props: DateTimeFieldProps<Values, Draft>) {
  const isFilled = useWatch({ control: props.form.control, name: props.name }) !== "";
  // A filled field has a hint, the date in the other calendar.
  const { id, error, field, change, control } = useField({ ...props, hint: props.hint ?? (isFilled ? "" : undefined) });
  const shell = { id, error, label: props.label, optional: props.optional, warning: props.warning };
  return (
    <Suspense
      fallback={
        <FieldShell {...shell} hint={props.hint}>
          <Input {...control} size={props.size} color="transparent" readOnly value={field.value} />
        </FieldShell>
      }
    >
      <LazyDateTime
        shell={{ ...shell, hint: props.hint }}
        control={{ ...control, size: props.size }}
        defaultTime={props.isEnd ? "23:59" : undefined}
        value={field.value}
        onChange={change}
      />
    </Suspense>
  );
}
