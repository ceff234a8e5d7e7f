// Exported files as LibreOffice reads them: every table in each format and language, with cells that a spreadsheet
// could misinterpret.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFile } from "./kit/import.mjs";
import { converted, flatSheet, officeVersion } from "./kit/office.mjs";
import { connect, dropFolder, folderOf, need, ROOT, signIn, startProduct } from "./kit/product.mjs";

const TYPES = ["customers", "receipts", "stores", "points", "lottery_codes"];
const FORMATS = ["xlsx", "ods", "csv"];
const LANGS = ["fa", "en"];
const EVENT = "=جشنوارهٔ نوروز";

/** Texts that a spreadsheet could read as a formula, number, date or boolean, and texts that are easily corrupted. */
const HOSTILE = [
  ...["=1+1", "+cmd", "@SUM(A1)", "-2", "\tled by a tab", '=HYPERLINK("http://x","y")', "'=quoted", "'0012"],
  ...["007", "00", "1e5", "1.50", "0x1F", "12,5", "۱۲۳۴", "9007199254740993", "12345678901234567890"],
  ...["2026-03-21", "21/03/2026", "1-2", "14:30", "TRUE", "#REF!", "50%", "$5"],
  ...[
    "نیم‌فاصله‌ها ٪",
    'سلام، "دنیا"',
    "line one\nline two",
    "two  spaces",
    " led by a space",
    "a & <b>",
    "😀",
    "_x0041_",
  ],
];

const phone = (index) => `0912000${String(index).padStart(4, "0")}`;
const code = (index) => String(1_000 + index).padStart(10, "0");
const quoted = (rows) => rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");

/** Fills every table: through the API if it accepts such texts, else by SQL because the API would trim them. */
async function fill(product, token, client) {
  const send = (type, rows, query) =>
    importFile(product, token, { type, name: `${type}.csv`, content: quoted(rows), query });
  await send("customers", [
    ["phone_number", "national_code"],
    ...HOSTILE.map((_, index) => [phone(index), code(index)]),
  ]);
  await client.query(
    `update customers c set first_name = n.name, last_name = n.name
     from unnest($1::text[], $2::text[]) as n(code, name) where c.national_code = n.code`,
    [HOSTILE.map((_, index) => code(index)), HOSTILE],
  );
  await send("stores", [["store_name", "store_type"], ...HOSTILE.map((_, index) => [`Store ${index}`, "1"])]);
  await client.query(
    `update stores s set store_name = n.text, manager_name = n.text, address = n.text, description = n.text
     from unnest($1::text[], $2::text[]) as n(name, text) where s.store_name = n.name`,
    [HOSTILE.map((_, index) => `Store ${index}`), HOSTILE],
  );
  await send(
    "receipts",
    [
      ["receipt_number", "phone_number", "national_code", "store_type", "purchase_amount", "purchase_date"],
      ...HOSTILE.map((_, index) => [`0${index}`, phone(index), code(index), "2", "3500000", "2025-03-20T21:30:00Z"]),
    ],
    "?generate_codes=true",
  );
  await client.query(
    "update receipts r set receipt_number = n.text from unnest($1::text[], $2::text[]) as n(was, text) where r.receipt_number = n.was",
    [HOSTILE.map((_, index) => `0${index}`), HOSTILE],
  );
  await send("points", [
    ["phone_number", "national_code", "points", "reason", "reference"],
    ...HOSTILE.map((text, index) => [phone(index), code(index), index % 2 ? "-2" : "5", text, `0${index}`]),
  ]);
  const event = {
    name: EVENT,
    mode: "opening_day",
    start_date: "2025-01-01T00:00:00Z",
    end_date: "2090-01-01T00:00:00Z",
  };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const made = await fetch(`${product.url}/api/events`, { method: "POST", headers, body: JSON.stringify(event) });
  if (!made.ok) throw new Error(await made.text());
  await send("lottery_codes", [
    ["lottery_code", "event_name", "batch_id", "notes"],
    ...HOSTILE.map((text, index) => [`00${1000 + index}`, EVENT, `0${index}`, text]),
  ]);
}

/** The rows of a table as the database returns them, by the statement of the export. */
async function storedRows(client, { type, lang }) {
  const { columnsOf } = need(`${ROOT}/build/domain/data-tables.js`);
  const { cellsOf, jalaliFormatter, WHOLE } = need(`${ROOT}/build/server/features/exports/table-export.queries.js`);
  const from = type === "customers" ? "customers c where c.deleted_at is null" : WHOLE[type].from;
  const text = `select ${cellsOf(type, undefined, lang).join(", ")} from ${from}`;
  const { rows } = await client.query({ text, rowMode: "array" });
  const texts = rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  return jalaliFormatter(columnsOf(type), lang)(texts);
}

async function exported({ url }, token, { type, format, lang }) {
  const headers = { authorization: `Bearer ${token}`, "accept-language": lang };
  const response = await fetch(`${url}/api/export/${type}?format=${format}&delivery=url`, { headers });
  const { data } = await response.json();
  return Buffer.from(await (await fetch(url + data.download_url)).arrayBuffer());
}

/** The texts of the rows of one table that the other does not have, in any order. */
function changed(expected, found) {
  const left = new Map();
  for (const row of expected) left.set(JSON.stringify(row), (left.get(JSON.stringify(row)) ?? 0) + 1);
  const changed = found.filter((row) => {
    const count = left.get(JSON.stringify(row)) ?? 0;
    left.set(JSON.stringify(row), count - 1);
    return count < 1;
  });
  const missing = Math.max(0, expected.length - (found.length - changed.length));
  return { changed, count: Math.max(changed.length, missing) };
}

const GUARDED = /^'+[=+\-@\t\r\n]/;
const unguarded = (text) => (GUARDED.test(text) ? text.slice(1) : text);

/** The number of texts that are missing in their cells. */
function changedTexts(expected, cells) {
  const left = new Map();
  for (const text of expected.flat()) left.set(text, (left.get(text) ?? 0) + 1);
  return cells.filter(({ type, text }) => {
    if (type !== "string") return false;
    const count = left.get(unguarded(text)) ?? 0;
    left.set(unguarded(text), count - 1);
    return count < 1;
  }).length;
}

/** A file as LibreOffice reads it. */
function compare(path, expected, format) {
  const { rows, rightToLeft } = flatSheet(path);
  const width = expected[0].length;
  const cells = rows
    .slice(1)
    .map((row) => Array.from({ length: width }, (_, index) => row[index] ?? { text: "", type: null }));
  const all = cells.flat();
  const texts = cells.map((row) => row.map(({ text }) => (format === "csv" ? unguarded(text) : text)));
  return {
    cells: all.filter(({ type }) => type !== null).length,
    formulas: rows.flat().filter(({ isFormula }) => isFormula).length,
    typed: all.filter(({ type }) => type !== null && type !== "string").length,
    guarded: all.filter(({ text }) => GUARDED.test(text)).length,
    phones: all.filter(({ text }) => /^9120\d{6}$/.test(text)).length,
    changedTexts: changedTexts(expected, all),
    rightToLeft,
    ...changed(expected, texts),
  };
}

const sum = (list, key) => list.reduce((total, one) => total + Number(one[key]), 0);

export async function libreoffice({ figure, log, print }) {
  const version = officeVersion();
  if (version === null) {
    log(
      "LibreOffice is not installed: install libreoffice-calc (Debian: libreoffice-calc-nogui) so that soffice is found.",
    );
    return;
  }
  log(version);
  const data = folderOf("libreoffice");
  dropFolder(data);
  const product = await startProduct(data);
  const folder = mkdtempSync(join(tmpdir(), "club-libreoffice-"));
  try {
    const token = await signIn(product);
    const client = await connect(data);
    await fill(product, token, client);
    for (const format of FORMATS) {
      const from = join(folder, format);
      const to = join(folder, `${format}-opened`);
      mkdirSync(from);
      mkdirSync(to);
      const files = TYPES.flatMap((type) => LANGS.map((lang) => ({ type, format, lang, name: `${type}-${lang}` })));
      for (const file of files) {
        writeFileSync(join(from, `${file.name}.${format}`), await exported(product, token, file));
      }
      const errors = converted(
        files.map(({ name }) => join(from, `${name}.${format}`)),
        "fods",
        to,
      );
      for (const error of errors) log(error);
      const found = [];
      for (const file of files) {
        const one = compare(join(to, `${file.name}.fods`), await storedRows(client, file), format);
        found.push({ ...one, ...file, isWrongWay: one.rightToLeft !== (file.lang === "fa") });
        if (print) for (const row of one.changed.slice(0, 5)) log(`${format} ${file.name}: ${JSON.stringify(row)}`);
      }
      const name = `libreoffice: ${format}`;
      const rows = `of ${sum(found, "cells")} cells in ${found.length} files`;
      figure({ name: `${name}, formulas ${rows}`, value: sum(found, "formulas"), max: 0 });
      figure({ name: `${name}, error messages`, value: errors.length, max: 0 });
      if (format === "csv") {
        figure({ name: `${name}, changed texts`, value: sum(found, "changedTexts"), max: 0 });
        // A csv file has no types: its reader guesses them, and shows the quote that prevents formulas.
        figure({ name: `${name}, cells read as numbers, dates or booleans`, value: sum(found, "typed") });
        figure({ name: `${name}, phones without their leading zero`, value: sum(found, "phones") });
        figure({ name: `${name}, cells with a visible quote`, value: sum(found, "guarded") });
        continue;
      }
      figure({ name: `${name}, cells that are not text`, value: sum(found, "typed"), max: 0 });
      figure({ name: `${name}, changed rows`, value: sum(found, "count"), max: 0 });
      figure({ name: `${name}, sheets with the wrong direction`, value: sum(found, "isWrongWay"), max: 0 });
    }
    await client.end();
  } finally {
    await product.stop();
    dropFolder(data);
    rmSync(folder, { recursive: true, force: true });
  }
}
