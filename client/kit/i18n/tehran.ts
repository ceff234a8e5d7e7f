import { DAY_MS, formatTehranTime, parseTehranTime } from "../../../domain/time/instants";

/** The local time in Tehran of an instant, in the format of a date-time field: 2026-08-03T14:30. */
export const tehranClock = (instant: Date): string => formatTehranTime(instant).replace(" ", "T");

/** The instant of a local time in Tehran as ISO 8601; invalid text is returned unchanged. */
export const tehranIso = (clock: string): string => parseTehranTime(clock)?.toISOString() ?? clock;

/** The first instant of a day in Tehran as ISO 8601; with `after` of the next day, for half-open ranges. */
export function startOfDay(day: string, after = false): string {
  const date = after ? new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10) : day;
  return tehranIso(`${date}T00:00`);
}
