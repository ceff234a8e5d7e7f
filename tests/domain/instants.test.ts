import fc from "fast-check";
import { instant, parseTehranTime, parseInstant } from "../../domain/time/instants";
import { parseResult } from "../support/parse-result";

test.each([
  ["2024-01-31T10:20:30Z", "2024-01-31T10:20:30.000Z"],
  ["2024-01-31T10:20Z", "2024-01-31T10:20:00.000Z"],
  ["2024-01-31T10:20:30.5Z", "2024-01-31T10:20:30.500Z"],
  ["2024-01-31T10:20:30.123456789Z", "2024-01-31T10:20:30.123Z"],
  ["2024-01-31T10:20:30+03:30", "2024-01-31T06:50:30.000Z"],
  ["2024-01-31T10:20:30-12:00", "2024-01-31T22:20:30.000Z"],
  ["2024-01-31T10:20:30+14:00", "2024-01-30T20:20:30.000Z"],
  ["2024-01-31T00:00:00+03:30", "2024-01-30T20:30:00.000Z"],
  ["2024-02-29T23:59:59Z", "2024-02-29T23:59:59.000Z"],
  ["2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z"],
  ["2000-01-01T00:00:00Z", "2000-01-01T00:00:00.000Z"],
  ["2100-12-31T23:59:59Z", "2100-12-31T23:59:59.000Z"],
])("%s is the instant %s", (text, iso) => {
  expect(parseResult(instant, text)).toEqual({ is: new Date(iso) });
});

// Without a zone it is Tehran time, whose clocks were an hour ahead in summer until 2022.
test.each([
  ["2026-11-21", "2026-11-20T20:30:00.000Z"],
  ["2021-07-01", "2021-06-30T19:30:00.000Z"],
  ["2024-02-29", "2024-02-28T20:30:00.000Z"],
  ["2026-11-21T14:30:00", "2026-11-21T11:00:00.000Z"],
  ["2026-11-21T14:30", "2026-11-21T11:00:00.000Z"],
  ["2026-11-21 14:30:05", "2026-11-21T11:00:05.000Z"],
  ["2026-11-21T14:30:05.250", "2026-11-21T11:00:05.250Z"],
  ["2021-07-01T14:30:00", "2021-07-01T10:00:00.000Z"],
])("%s without a zone is the instant %s", (text, iso) => {
  expect(parseResult(instant, text)).toEqual({ is: new Date(iso) });
  expect(parseInstant(text)).toBeNull();
});

test.each([
  "",
  " ",
  "now",
  "today",
  "infinity",
  "-infinity",
  "epoch",
  "null",
  "Invalid Date",
  "1732150000000",
  "2024-02-30",
  "2023-02-29T10:20:30",
  "2024-01-31T24:00",
  "1999-12-31",
  "2101-01-01",
  "2024-01-31T",
  "2024-01-31T10:20:30.",
  "2024-01-31T10:20:30 03:30",
  "2024-01-31 10:20:30Z",
  "2024-01-31t10:20:30z",
  " 2024-01-31T10:20:30Z",
  "2024-01-31T10:20:30Z\n",
  "2024-01-31T10Z",
  "20240131T102030Z",
  "2024-1-31T10:20:30Z",
  "2024-031T10:20:30Z",
  "2024-W05-3T10:20:30Z",
  "31/01/2024",
  "Wed, 31 Jan 2024 10:20:30 GMT",
  "2024-02-30T00:00:00Z",
  "2023-02-29T00:00:00Z",
  "2100-02-29T00:00:00Z",
  "2024-04-31T00:00:00Z",
  "2024-00-10T00:00:00Z",
  "2024-13-10T00:00:00Z",
  "2024-01-00T00:00:00Z",
  "2024-01-32T00:00:00Z",
  "2024-01-31T24:00:00Z",
  "2024-01-31T23:60:00Z",
  "2016-12-31T23:59:60Z",
  "2024-01-31T10:20:30.Z",
  "2024-01-31T10:20:30.1234567890Z",
  "2024-01-31T10:20:30+15:00",
  "2024-01-31T10:20:30+03:60",
  "2024-01-31T10:20:30+0330",
  "2024-01-31T10:20:30+03",
  "2024-01-31T10:20:30Asia/Tehran",
  "1999-12-31T23:59:59Z",
  "2101-01-01T00:00:00Z",
  "9999-12-31T00:00:00Z",
  "10000-01-01T00:00:00Z",
  "+002024-01-31T10:20:30Z",
  "-000001-01-01T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "0044-03-15T00:00:00Z BC",
  "1404-01-01T00:00:00+03:30",
  "1404-01-01",
  "۲۰۲۴-۰۱-۳۱T۱۰:۲۰:۳۰Z",
  "2024-01-31T10:20:30Z'; drop table receipts; --",
  "2".repeat(5_000),
])("%j is not an instant", (text) => {
  expect(parseResult(instant, text)).toEqual({ rejected: "DATE_INVALID" });
  expect(parseInstant(text)).toBeNull();
});

test.each([
  [undefined, "FIELD_REQUIRED"],
  [null, "FIELD_REQUIRED"],
  [1_732_150_000_000, "DATE_INVALID"],
  [true, "DATE_INVALID"],
  [[], "DATE_INVALID"],
  [{}, "DATE_INVALID"],
])("%p is not an instant: %s", (value, code) => {
  expect(parseResult(instant, value)).toEqual({ rejected: code });
});

test("every instant of the years 2000 to 2100 is read as itself", () => {
  const dates = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-12-31T23:59:59Z"),
    noInvalidDate: true,
  });
  fc.assert(fc.property(dates, (date) => parseInstant(date.toISOString())?.getTime() === date.getTime()));
});

test("a date that does not exist is never moved to another day", () => {
  const parts = fc.record({
    year: fc.integer({ min: 2000, max: 2100 }),
    month: fc.integer({ min: 0, max: 19 }),
    day: fc.integer({ min: 0, max: 39 }),
  });
  const two = (number: number) => String(number).padStart(2, "0");
  fc.assert(
    fc.property(parts, ({ year, month, day }) => {
      const text = `${year}-${two(month)}-${two(day)}T12:00:00Z`;
      const read = parseInstant(text);
      expect(read === null || read.toISOString().startsWith(`${year}-${two(month)}-${two(day)}`)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["2026-03-21 14:30", "2026-03-21T11:00:00.000Z"],
  ["2026-03-21T14:30:05", "2026-03-21T11:00:05.000Z"],
  ["2026-03-21T00:00", "2026-03-20T20:30:00.000Z"],
  // The clocks of Iran were an hour ahead in summer until 2022; on this night midnight was skipped.
  ["2021-07-01 14:30", "2021-07-01T10:00:00.000Z"],
  ["2021-03-21 23:59", "2021-03-21T20:29:00.000Z"],
  ["2021-03-22 00:30", "2021-03-21T21:00:00.000Z"],
  ["2021-03-22 01:30", "2021-03-21T21:00:00.000Z"],
  ["2021-09-22 12:00", "2021-09-22T08:30:00.000Z"],
])("the clocks of the mall show %s at %s", (text, instantText) => {
  expect(parseTehranTime(text)?.toISOString()).toBe(instantText);
});

test.each(["", "2026-03-21", "2026-02-30 10:00", "2026-03-21 24:30", "1899-12-30T14:30:00", "2026-03-21T14:30Z", "x"])(
  "%p is not a date and time of a spreadsheet",
  (text) => {
    expect(parseTehranTime(text)).toBeNull();
  },
);
