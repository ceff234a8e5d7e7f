import { toLatinDigits } from "../text";
import { datePartsOf, dayFrom, isDay, twoDigits } from "./business-calendar";

const SEPARATED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s,\u060c]+(\d{1,2}):?(\d{2}))?$/;
// A numeric keypad has no separators.
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T\s,\u060c]*(\d{2}):?(\d{2}))?$/;
// Direction marks come with pasted text.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const FIRST_GREGORIAN_YEAR = 1700;

function dayTyped(year: number, month: number, day: number): string | null {
  if (year >= FIRST_GREGORIAN_YEAR) {
    const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    return isDay(text) ? text : null;
  }
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const found = dayFrom({ year, month, day }, "jalali");
  // The 30th of Esfand of a common year is no day.
  return isDay(found) && datePartsOf(found, "jalali").day === day ? found : null;
}

/**
 * Parses a typed date in any digits: 1405/08/30, 2026-11-21 or 14050830. The year shows which calendar it is. Returns a
 * day (2026-11-21), with `withTime` a local time (2026-11-21T14:30; at `defaultTime` if only a date was typed), or null.
 */
export function parseTypedDate(typed: string, withTime: boolean, defaultTime = "00:00"): string | null {
  const text = toLatinDigits(typed).replace(INVISIBLE, "").trim();
  const [, ...parts] = SEPARATED.exec(text) ?? COMPACT.exec(text) ?? [];
  const [year = 0, month = 0, date = 0, hour, minute] = parts.map((part) =>
    (part as string | undefined) === undefined ? undefined : Number(part),
  );
  const day = dayTyped(year, month, date);
  if (day === null) return null;
  if (!withTime) return hour === undefined ? day : null;
  if (hour === undefined || minute === undefined) return `${day}T${defaultTime}`;
  return hour <= 23 && minute <= 59 ? `${day}T${twoDigits(hour)}:${twoDigits(minute)}` : null;
}
