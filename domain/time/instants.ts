import * as z from "zod/mini";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The time zone of the mall. All business days are days in this zone. */
export const TIME_ZONE = "Asia/Tehran";

const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-](\d{2}):(\d{2}))$/;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isBetween = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** Parses an ISO 8601 text with a time zone. Returns null if the day does not exist or the year is not 2000 to 2100. */
export function parseInstant(text: string): Date | null {
  const parts = ISO_INSTANT.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second, zoneHour, zoneMinute] = parts
    .slice(1)
    .map((part) => Number(part ?? 0)) as [number, number, number, number, number, number, number, number];
  const isDay = isBetween(year, 2000, 2100) && isBetween(month, 1, 12) && isBetween(day, 1, daysInMonth(year, month));
  const isTime = hour <= 23 && minute <= 59 && second <= 59;
  const isZone = zoneHour <= 14 && zoneMinute <= 59;
  return isDay && isTime && isZone ? new Date(text) : null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?$/;
// The order of the parts is the same in every browser; that of en-CA, for example, is not.
const CLOCK = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Returns the local time of an instant in the mall's zone, as in 2026-03-21T14:30:00. */
function clockAt(instant: Date | number): string {
  const [month = "", day = "", year = "", ...time] = CLOCK.format(instant).match(/\d+/g) ?? [];
  return `${year}-${month}-${day}T${time.join(":")}`;
}

/** Returns the UTC offset of the mall's time zone at an instant, in ms. */
const offsetAt = (time: number): number => Date.parse(`${clockAt(time)}Z`) - Math.floor(time / SECOND_MS) * SECOND_MS;

/**
 * Returns the instant of a local time in the mall's zone, such as 2026-03-21 14:30, the form of spreadsheets; null if
 * the text is invalid. A local time that a daylight-saving change skipped is one hour later.
 */
export function parseTehranTime(text: string): Date | null {
  const [, day, time, seconds = ":00"] = LOCAL_TIME.exec(text) ?? [];
  const asUtc = parseInstant(`${day}T${time}${seconds}Z`)?.getTime();
  if (asUtc === undefined) return null;
  const estimate = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(estimate));
}

/** Returns the local time of an instant in the mall's zone, to the minute, as in 2026-03-21 14:30. */
export const formatTehranTime = (instant: Date): string =>
  clockAt(instant).slice(0, "2026-03-21T14:30".length).replace("T", " ");
/**
 * Reads the instant of ISO 8601 text. Without a time zone it is Tehran time; a plain day is its first instant in
 * Tehran. Returns null if the text is none of these, the day does not exist or the year is not 2000 to 2100.
 */
export const readInstant = (text: string): Date | null =>
  parseInstant(text) ?? parseTehranTime(DAY.test(text) ? `${text}T00:00` : text);

/** An instant as ISO 8601 text; see `readInstant`. */
export const instant = z.pipe(
  z.string({
    error: (issue) => (issue.input === undefined || issue.input === null ? "FIELD_REQUIRED" : "DATE_INVALID"),
  }),
  z.transform((text: string, context) => {
    const date = readInstant(text);
    if (date) return date;
    context.issues.push({ code: "custom", message: "DATE_INVALID", input: text });
    return z.NEVER;
  }),
);
