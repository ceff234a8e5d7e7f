import { businessDayAt } from "../../server/app/seed-receipts";
import { parseTehranTime, formatTehranTime } from "../../domain/time/instants";

const at = (text: string): Date => parseTehranTime(text) ?? new Date(NaN);

test.each([
  ["2026-11-28 00:43", "2026-11-27 22:00", "2026-11-27 22:00", 4],
  ["2026-11-28 10:59", "2026-11-27 22:00", "2026-11-27 22:00", 4],
  ["2026-11-28 11:00", "2026-11-28 22:00", "2026-11-28 11:00", 1],
  ["2026-11-28 12:30", "2026-11-28 22:00", "2026-11-28 12:30", 2.5],
  ["2026-11-28 17:00", "2026-11-28 22:00", "2026-11-28 17:00", 4],
  ["2026-11-28 22:00", "2026-11-28 22:00", "2026-11-28 22:00", 4],
  ["2026-11-28 23:59", "2026-11-28 22:00", "2026-11-28 22:00", 4],
])("at %s the demo's business day closes at %s and its shift ends at %s after %d hours", (now, closing, end, hours) => {
  const day = businessDayAt(at(now));

  expect([formatTehranTime(day.closing), formatTehranTime(day.shiftEnd), day.shiftHours]).toEqual([
    closing,
    end,
    hours,
  ]);
});
