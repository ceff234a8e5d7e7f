import type { ComponentProps } from "react";
import { useLang } from "../i18n/i18n";
import { otherCalendarOf } from "../dates/typed-date";
import { DateInput } from "../dates/DateInput";
import { FieldShell } from "./FieldShell";

interface Props extends Pick<ComponentProps<typeof DateInput>, "value" | "onChange"> {
  shell: Omit<ComponentProps<typeof FieldShell>, "children">;
  control: Omit<ComponentProps<typeof DateInput>, "value" | "onChange">;
}

/** A labelled date and time, with the date in the other calendar below. */
export function DateTimeInput({ shell, control, value, onChange }: Props) {
  const lang = useLang();
  return (
    <FieldShell {...shell} hint={shell.hint ?? otherCalendarOf(value, lang)}>
      <DateInput {...control} withTime value={value} onChange={onChange} />
    </FieldShell>
  );
}
