import fc from "fast-check";
import {
  addDays,
  datePartsOf,
  dayFrom,
  dayOf,
  daysIn,
  isDay,
  lastDays,
  periodsIn,
  PERIOD_UNITS,
  CALENDARS,
  presetSpan,
  spanBefore,
  startOf,
} from "../../domain/time/business-calendar";

test.each([
  ["2026-03-20T20:29:59Z", "2026-03-20"],
  ["2026-03-20T20:30:00Z", "2026-03-21"],
  ["2021-07-01T19:30:00Z", "2021-07-02"],
])("the business day of %s is %s, by Tehran's clock of that year", (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2024-02-29", true],
  ["1999-12-31", false],
  ["2026-2-1", false],
  ["2026-13-01", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  // 1403 is a leap year of the Jalali calendar, 1404 is not.
  ["month", "2025-03-20", "jalali", "2025-02-19"],
  ["month", "2025-03-21", "jalali", "2025-03-21"],
  ["month", "2026-03-20", "jalali", "2026-02-20"],
  ["year", "2026-03-20", "jalali", "2025-03-21"],
  ["year", "2026-03-21", "jalali", "2026-03-21"],
  ["month", "2026-03-20", "gregorian", "2026-03-01"],
  ["year", "2026-03-20", "gregorian", "2026-01-01"],
  ["week", "2026-11-21", "jalali", "2026-11-21"],
  ["week", "2026-11-20", "jalali", "2026-11-14"],
  ["week", "2026-11-22", "gregorian", "2026-11-16"],
  ["week", "2026-11-23", "gregorian", "2026-11-23"],
  ["day", "2026-11-23", "gregorian", "2026-11-23"],
] as const)("the %s of %s by the %s calendar starts on %s", (unit, day, calendar, start) => {
  expect(startOf(unit, day, calendar)).toBe(start);
});

const someDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays("2000-03-01", days));
const persian = new Intl.DateTimeFormat("en-u-ca-persian", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

test("Jalali dates of 1300 to 1500 are those of the standard library, and are converted back", () => {
  for (let day = "1921-03-21"; day < "2122-03-21"; day = addDays(day, 1)) {
    const parts = new Map(persian.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]));
    const jalali = datePartsOf(day, "jalali");
    const expected = [parts.get("year"), parts.get("month"), parts.get("day")].map((part) => parseInt(part ?? "", 10));
    if ([jalali.year, jalali.month, jalali.day].join() !== expected.join() || dayFrom(jalali, "jalali") !== day)
      throw new Error(`${day} became ${JSON.stringify(jalali)}`);
  }
});

test("periods have no gaps, cover the whole range, and start at the start of their last day's period", () => {
  fc.assert(
    fc.property(
      someDay,
      fc.integer({ min: 1, max: 800 }),
      fc.constantFrom(...PERIOD_UNITS),
      fc.constantFrom(...CALENDARS),
      (from, length, unit, calendar) => {
        const span = { from, until: addDays(from, length) };
        const periods = periodsIn(span, unit, calendar);
        const first = periods[0];
        const last = periods.at(-1);
        expect(first && first.from <= from && from < first.until).toBe(true);
        expect(last && last.from < span.until && span.until <= last.until).toBe(true);
        periods.forEach((period, index) => {
          expect(index === 0 || periods[index - 1]?.until === period.from).toBe(true);
          expect(startOf(unit, addDays(period.until, -1), calendar)).toBe(period.from);
        });
      },
    ),
  );
});

test("the last days include today, and the period before them has the same length", () => {
  expect(lastDays(7, "2026-11-21")).toEqual({ from: "2026-11-15", until: "2026-11-22" });
  expect(spanBefore(lastDays(7, "2026-11-21"))).toEqual({ from: "2026-11-08", until: "2026-11-15" });
  expect(daysIn(lastDays(90, "2026-03-01"))).toBe(90);
});

test.each([
  ["today", "jalali", "2026-03-22", "2026-03-23"],
  ["yesterday", "jalali", "2026-03-21", "2026-03-22"],
  ["this_week", "jalali", "2026-03-21", "2026-03-23"],
  ["this_week", "gregorian", "2026-03-16", "2026-03-23"],
  ["last_week", "jalali", "2026-03-14", "2026-03-21"],
  ["last_week", "gregorian", "2026-03-09", "2026-03-16"],
  ["this_month", "jalali", "2026-03-21", "2026-03-23"],
  ["this_month", "gregorian", "2026-03-01", "2026-03-23"],
  // Esfand of 1404, which is no leap year.
  ["last_month", "jalali", "2026-02-20", "2026-03-21"],
  ["last_month", "gregorian", "2026-02-01", "2026-03-01"],
  ["this_year", "jalali", "2026-03-21", "2026-03-23"],
  ["this_year", "gregorian", "2026-01-01", "2026-03-23"],
  ["last_year", "jalali", "2025-03-21", "2026-03-21"],
  ["last_year", "gregorian", "2025-01-01", "2026-01-01"],
  ["last_30_days", "jalali", "2026-02-21", "2026-03-23"],
] as const)("%s by the %s calendar starts on %s and ends before %s", (preset, calendar, from, until) => {
  expect(presetSpan(preset, "2026-03-22", calendar)).toEqual({ from, until });
});
