import { DAY_MS, parseInstant, TIME_ZONE } from "../../../domain/time/instants";

const WALL_CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const OFFSET = new Intl.DateTimeFormat("en-US", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/** The local time in Tehran of an instant, in the format of a date-time field: 2026-08-03T14:30. */
export function tehranClock(instant: Date): string {
  const parts = new Map(WALL_CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

function offsetAt(instant: Date): string {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "") || "+00:00";
}

/** A local time in Tehran as ISO 8601 with the offset of that day; invalid text is returned unchanged. */
export function tehranIso(clock: string): string {
  const guess = new Date(`${clock}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) || Number.isNaN(guess.getTime())) return clock;
  return `${clock}:00${offsetAt(guess)}`;
}

/** Whether a text is a day of this century in the format of a date field: 2026-08-03. */
export const isDay = (text: string): boolean => parseInstant(`${text}T00:00:00Z`) !== null;

/** The first instant of a day in Tehran as ISO 8601; with `after` of the next day, for half-open ranges. */
export function startOfDay(day: string, after = false): string {
  const date = after ? new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10) : day;
  return tehranIso(`${date}T00:00`);
}
