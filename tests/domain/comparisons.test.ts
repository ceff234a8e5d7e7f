import { comparedDays, comparedPeriods } from "../../domain/reports";
import { addDays, daysIn, jalaliDay, periodsIn, type DaySpan } from "../../domain/time/business-calendar";

const spanOf = ({ startDate, endDate }: { startDate: string; endDate: string }): DaySpan => ({
  from: startDate,
  until: addDays(endDate, 1),
});
const first = (periods: readonly DaySpan[], dayOf = (day: string) => day) => periods.map(({ from }) => dayOf(from));

/** This year until 1404/09/06, and until 2026-05-10: months of 31, 30 and 28 days. */
const JALALI = { startDate: "2025-03-21", endDate: "2025-11-27" };
const GREGORIAN = { startDate: "2026-01-01", endDate: "2026-05-10" };

test.each([
  ["month", "jalali", JALALI],
  ["month", "gregorian", GREGORIAN],
  ["week", "jalali", { startDate: "2026-03-01", endDate: "2026-04-02" }],
  ["week", "gregorian", { startDate: "2026-03-01", endDate: "2026-04-02" }],
  ["day", "jalali", { startDate: "2025-03-01", endDate: "2025-04-02" }],
] as const)("each %s of the %s calendar has as many of the days before beside it", (unit, calendar, days) => {
  const span = spanOf(days);
  const own = periodsIn(span, unit, calendar).map(({ from, until }) => ({
    from: from < span.from ? span.from : from,
    until: until > span.until ? span.until : until,
  }));
  const beside = comparedPeriods(days, "previous", unit, calendar);
  expect(beside.map(daysIn)).toEqual(own.map(daysIn));
  expect([beside[0]?.from, beside.at(-1)?.until]).toEqual([addDays(span.from, -daysIn(span)), span.from]);
  beside.slice(1).forEach(({ from }, at) => expect(from).toBe(beside[at]?.until));
});

test("the first months of a year have the same number of days beside them, not the months of the days before", () => {
  const beside = comparedPeriods(JALALI, "previous", "month", "jalali");
  expect(beside.map(daysIn)).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 6]);
  expect(jalaliDay(beside[0]?.from ?? "")).toBe("1403/04/22");
  expect(comparedPeriods(GREGORIAN, "previous", "month", "gregorian").map(daysIn)).toEqual([31, 28, 31, 30, 10]);
});

test("each month has the same month of last year beside it, up to the same day", () => {
  const beside = comparedPeriods({ ...JALALI, startDate: "2025-03-18" }, "year", "month", "jalali");
  expect(first(beside, jalaliDay)).toEqual([
    ...["1402/12/28", "1403/01/01", "1403/02/01", "1403/03/01", "1403/04/01", "1403/05/01", "1403/06/01"],
    ...["1403/07/01", "1403/08/01", "1403/09/01"],
  ]);
  expect(jalaliDay(beside.at(-1)?.until ?? "")).toBe("1403/09/07");
  expect(first(comparedPeriods(GREGORIAN, "year", "month", "gregorian"))).toEqual([
    ...["2025-01-01", "2025-02-01", "2025-03-01", "2025-04-01", "2025-05-01"],
  ]);
});

test("days after a leap day still have the same day of last year beside them, and no day is missing", () => {
  // 1403/12/30 is a leap day, and so is 2028-02-29.
  const leap = comparedPeriods({ startDate: "2025-03-18", endDate: "2025-03-22" }, "year", "day", "jalali");
  expect(first(leap, jalaliDay)).toEqual(["1402/12/28", "1402/12/29", "1403/01/01", "1403/01/01", "1403/01/02"]);
  expect(leap.map(daysIn)).toEqual([1, 1, 0, 1, 1]);
  const after = comparedPeriods({ startDate: "2029-02-27", endDate: "2029-03-02" }, "year", "day", "gregorian");
  expect(first(after)).toEqual(["2028-02-27", "2028-02-28", "2028-03-01", "2028-03-02"]);
  expect(after.map(daysIn)).toEqual([1, 2, 1, 1]);
});

test.each([
  ["previous", "2025-03-20", "2025-03-20", "1403/12/29", "1403/12/29"],
  ["year", "2025-03-20", "2025-03-20", "1402/12/29", "1402/12/29"],
  ["year", "2025-03-20", "2025-04-20", "1402/12/29", "1403/01/31"],
] as const)("%s of %s to %s is %s to %s", (comparison, startDate, endDate, from, to) => {
  const compared = comparedDays({ startDate, endDate }, comparison, "jalali");
  expect([compared.startDate, compared.endDate].map(jalaliDay)).toEqual([from, to]);
  const periods = comparedPeriods({ startDate, endDate }, comparison, "month", "jalali");
  expect([periods[0]?.from, periods.at(-1)?.until]).toEqual([compared.startDate, addDays(compared.endDate, 1)]);
});
