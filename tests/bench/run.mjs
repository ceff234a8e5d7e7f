// npm run bench [NAME...] [--full | --scale=N] [--receipts=N] [--rows=N] [--rounds=N] [--seconds=N] [--print] [--strict]
import { customers } from "./customers.mjs";
import { receiptsOf, scaleOf } from "./data.mjs";
import { draws } from "./draws.mjs";
import { exports } from "./exports.mjs";
import { machine } from "./kit/product.mjs";
import { figures as numbers } from "./figures.mjs";
import { imports } from "./imports.mjs";
import { libreoffice } from "./libreoffice.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { lists } from "./lists.mjs";
import { loop } from "./loop.mjs";
import { lookups } from "./lookups.mjs";
import { pages } from "./pages.mjs";
import { plans } from "./plans.mjs";
import { pool } from "./pool.mjs";
import { receiptList } from "./receipt-list.mjs";
import { receipts } from "./receipts.mjs";
import { registrationTiming } from "./registration-timing.mjs";
import { start } from "./start.mjs";
import { verifier } from "./verifier.mjs";

const BENCHES = {
  receipts,
  "receipt-list": receiptList,
  lookups,
  lists,
  customers,
  pool,
  figures: numbers,
  exports,
  imports,
  libreoffice,
  pages,
  lighthouse,
  start,
  plans,
  loop,
  "registration-timing": registrationTiming,
  verifier,
  draws,
};

const args = process.argv.slice(2);
const option = (name, fallback) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? fallback);
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

const figures = [];
const rounded = (value) => (Number.isFinite(value) ? Number(value.toPrecision(4)) : null);

/** Returns the goal as text and whether it is met: `goal` is the lowest ratio, `max` and `maxRatio` are upper limits. */
function check(value, ratio, { goal, max, maxRatio }) {
  if (goal !== undefined) return { goal: `ratio >= ${goal}`, pass: ratio >= goal };
  if (max !== undefined) return { goal: `value <= ${max}`, pass: value <= max };
  if (maxRatio !== undefined) return { goal: `ratio <= ${maxRatio}`, pass: ratio <= maxRatio };
  return { goal: null, pass: null };
}

/** Prints and stores a figure; the ratio is that of the value to the limit. */
function figure({ name, value, limit, ...goals }) {
  const ratio = limit ? value / limit : null;
  const line = {
    name,
    value: rounded(value),
    limit: rounded(limit),
    ratio: ratio === null ? null : rounded(ratio),
    ...check(value, ratio, goals),
  };
  figures.push(line);
  console.log(JSON.stringify(line));
}

const options = {
  scale: scaleOf(args),
  receiptsEach: receiptsOf(args),
  /** Rows of the largest file of the imports. */
  rows: option("rows", 1_000_000),
  rounds: option("rounds", 3),
  seconds: option("seconds", 5),
  print: args.includes("--print"),
  figure,
  log: (text) => process.stderr.write(`${text}\n`),
};
console.log(
  JSON.stringify({ machine: machine(), scale: options.scale, rounds: options.rounds, seconds: options.seconds }),
);
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name](options);

const width = Math.max(...figures.map(({ name }) => name.length));
console.log();
for (const { name, value, ratio, goal, pass } of figures) {
  const result = pass === null ? "" : pass ? "met" : "MISSED";
  console.log(
    `${name.padEnd(width)}  ${String(value).padStart(9)}  ${String(ratio ?? "").padStart(7)}  ${(goal ?? "").padEnd(15)} ${result}`,
  );
}
process.exit(args.includes("--strict") && figures.some(({ pass }) => pass === false) ? 1 : 0);
