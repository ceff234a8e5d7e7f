import { useEffect, useId, useRef, type ChangeEvent, type InputHTMLAttributes } from "react";

interface Props {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  onValue: (value: string) => void;
  /** Normalizes typed text, such as Persian digits to Western ones. */
  fold?: (text: string) => string;
  /** A number or a code, left to right in every language. */
  isLatin?: boolean;
}

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete" | "name">;

const keep = (text: string): string => text;

/** A labelled field with a hint and an error. */
export function Field({ label, hint, error, value, onValue, fold = keep, isLatin = true, ...native }: Props & Native) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration is still in the field; it is read once, on hydration.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== "") onValue(fold(typed));
  }, []);
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const folded = fold(field.value);
    if (folded !== field.value) {
      // Changed synchronously, so that the caret stays behind a digit typed in the middle.
      const caret = (field.selectionStart ?? folded.length) - (field.value.length - folded.length);
      field.value = folded;
      field.setSelectionRange(caret, caret);
    }
    onValue(folded);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...native}
        id={id}
        ref={input}
        value={value}
        onChange={change}
        dir={isLatin ? "ltr" : undefined}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-help` : undefined}
      />
      {(error || hint) && (
        <p id={`${id}-help`} className={error ? "help wrong" : "help"}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
