import type { ComponentProps } from "react";
import { useLang } from "../i18n/i18n";
import { otherCalendarOf } from "../dates/typed-date";
import { DateInput } from "../dates/DateInput";
import { FieldShell } from "./FieldShell";

interface Props extends Pick<ComponentProps<typeof DateInput>, "value" | "defaultTime" | "onChange"> {
  shell: Omit<ComponentProps<typeof FieldShell>, "children">;
  control: Omit<ComponentProps<typeof DateInput>, "value" | "onChange">;
}

/** A labelled date and time, with the date in the other calendar below. */
export function DateTimeInput({ shell, control, ...date }: Props) {
  const lang = useLang();
  return (
    <FieldShell {...shell} hint={shell.hint ?? otherCalendarOf(date.value, lang)}>
      <DateInput {...control} {...date} withTime />
    </FieldShell>
  );
}
