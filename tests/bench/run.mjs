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
  ...{ receipts, lookups, lists, customers, pool, figures: numbers, exports, imports, libreoffice },
  ...{
    pages,
    lighthouse,
    start,
    plans,
    loop,
    "registration-timing": registrationTiming,
    verifier,
    draws,
    "receipt-list": receiptList,
  },
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

/** Records a figure: `goal` is the least ratio, `most` the highest value, `mostRatio` the highest ratio. */
function figure({ name, value, limit, goal, max, maxRatio }) {
  const ratio = limit ? value / limit : null;
  const rule =
    goal !== undefined
      ? `ratio >= ${goal}`
      : max !== undefined
        ? `value <= ${max}`
        : maxRatio !== undefined
          ? `ratio <= ${maxRatio}`
          : null;
  const pass =
    goal !== undefined
      ? ratio >= goal
      : max !== undefined
        ? value <= max
        : maxRatio !== undefined
          ? ratio <= maxRatio
          : null;
  const line = {
    name,
    value: rounded(value),
    limit: rounded(limit),
    ratio: ratio === null ? null : rounded(ratio),
    goal: rule,
    pass,
  };
  figures.push(line);
  console.log(JSON.stringify(line));
}

const options = {
  scale: scaleOf(args),
  receiptsEach: receiptsOf(args),
  /** Of the biggest file of the imports. */
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
