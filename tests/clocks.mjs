/*
 * `npm run test:clocks`: runs the tests that use the calendar at each hour of a day and at the ends of months and years;
 * `-- --all` runs the whole api project at three clocks, `-- INSTANT...` the calendar tests at the given ones.
 * libfaketime shifts the clock of jest, of its workers and of their PostgreSQL by one offset.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "../server/prepare.mjs";

/** Tests that use days, weeks or months, or compare a date with the present. */
const CALENDAR_TESTS = [
  "tests/domain/(business-calendar|instants|receipts)",
  "tests/reports/",
  "tests/sales-rollup/",
  "tests/receipts/receipts",
  "tests/customers/customer-list",
  "tests/events/events",
  "tests/audit/audit",
  "tests/api-keys/",
  "tests/(exports/(export-endpoints|export.rest)|imports/(import-receipts-codes|round-trip))",
];

const DAY_MS = 86_400_000;
const isoDay = (ms) => new Date(ms).toISOString().slice(0, 10);
const dayOfMonth = new Intl.DateTimeFormat("en-u-ca-persian", { day: "numeric", timeZone: "UTC" });

/** The next day, from the day after tomorrow on, that is the last of a month of the Jalali calendar. */
function nextMonthEnd() {
  let day = Date.parse(isoDay(Date.now())) + 2 * DAY_MS;
  while (dayOfMonth.format(day + DAY_MS) !== "1") day += DAY_MS;
  return isoDay(day);
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${nextMonthEnd()}T${String(hour).padStart(2, "0")}:45:00Z`);

/** Midnight in Tehran is 20:30 UTC. */
const ENDS = [
  // 30 November.
  "2026-11-30T20:29:00Z",
  "2026-11-30T20:31:00Z",
  "2026-11-30T23:58:00Z",
  // 31 December.
  "2026-12-31T20:29:00Z",
  "2026-12-31T20:31:00Z",
  "2026-12-31T23:58:00Z",
  "2027-01-01T00:01:00Z",
  // 28 February of a common year.
  "2027-02-28T20:29:00Z",
  "2027-02-28T20:31:00Z",
  "2027-02-28T23:58:00Z",
  // 29 Esfand 1405, the last day of a common year.
  "2027-03-20T20:29:00Z",
  "2027-03-20T20:31:00Z",
  // 31 Farvardin 1406.
  "2027-04-20T20:29:00Z",
  "2027-04-20T20:31:00Z",
  // 31 Shahrivar 1406.
  "2027-09-22T20:29:00Z",
  "2027-09-22T20:31:00Z",
  // 28 and 29 February of a leap year.
  "2028-02-28T20:31:00Z",
  "2028-02-29T20:29:00Z",
  "2028-02-29T20:31:00Z",
  "2028-02-29T23:58:00Z",
  // 29 and 30 Esfand 1408, a leap year.
  "2030-03-19T20:31:00Z",
  "2030-03-20T20:29:00Z",
  "2030-03-20T20:31:00Z",
];

/** By day, between midnight in Tehran and in UTC at the end of a year, and at the turn of a leap year. */
const THREE = [`${nextMonthEnd()}T09:45:00Z`, "2026-12-31T22:00:00Z", "2030-03-20T20:31:00Z"];

/** With a clock that is set back libfaketime lets PostgreSQL's timeouts fire at once. */
const isAhead = (instant) => Date.parse(instant) > Date.now();

/** How far the clock of a shifted process may be from the wanted instant. */
const TOLERANCE_MS = 60_000;

function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Debian keeps the library in a folder of its architecture. */
function findLibrary() {
  if (process.platform !== "linux") stop("The clock can be shifted on Linux only: run this command there.");
  const folders = [
    "/usr/lib",
    "/usr/lib64",
    "/usr/local/lib",
    ...readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`),
  ];
  const found = folders.map((folder) => join(folder, "faketime", "libfaketime.so.1")).find((file) => existsSync(file));
  return found ?? stop("libfaketime is missing: install it (Debian: apt-get install libfaketime) and run this again.");
}

/** The environment in which the clock shows an instant now; an offset, so that processes started later agree. */
function clockAt(library, instant) {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  return {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}`,
    // Timers and timeouts keep to the true time.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

function checkShift(library) {
  const [instant] = THREE;
  const { stdout } = spawnSync(process.execPath, ["-p", "Date.now()"], {
    env: clockAt(library, instant),
    encoding: "utf8",
  });
  if (!(Math.abs(Number(stdout) - Date.parse(instant)) < TOLERANCE_MS))
    stop(`libfaketime (${library}) does not shift the clock of this Node.`);
}

function runAt(library, instant, paths) {
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, ...paths, "--selectProjects", "api"], {
    env: clockAt(library, instant),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  const counts = /^Tests: +(.*)$/m.exec(stderr)?.[1] ?? "no test was run";
  process.stdout.write(`${instant}  ${counts}\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

const given = process.argv.slice(2).filter((text) => text !== "--all");
const isWhole = process.argv.includes("--all");
const wrong = given.find((text) => !isAhead(text));
if (wrong !== undefined) stop(`${wrong} is not an instant in the future: write it like 2030-12-31T20:31:00Z.`);

await prepare({ client: false });
const library = findLibrary();
checkShift(library);
const listed = given.length > 0 ? given : isWhole ? THREE : [...HOURS, ...ENDS];
const instants = listed.filter(isAhead);
if (instants.length < listed.length) process.stdout.write("Some of the listed instants are past: add later ones.\n");
const failed = instants.filter((instant) => !runAt(library, instant, isWhole ? [] : CALENDAR_TESTS));
process.stdout.write(`${instants.length - failed.length} of ${instants.length} clocks passed\n`);
if (failed.length > 0) process.exitCode = 1;
