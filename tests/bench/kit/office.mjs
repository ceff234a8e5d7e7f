// Runs LibreOffice headless and reads its flat documents, in which each cell has its type.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const CONVERT_MS = 120_000;

/** The version of LibreOffice; null if it is not installed. */
export function officeVersion() {
  const { status, stdout } = spawnSync("soffice", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** LibreOffice's default options for a csv file that begins with the byte order mark of UTF-8. */
const AS_CSV = "--infilter=Text - txt - csv (StarCalc):44,34,76,1";

/**
 * Opens files of one kind and saves each in another format into `folder`; the name stays. Returns LibreOffice's
 * error messages.
 */
export function converted(files, to, folder) {
  // A separate profile: otherwise a running LibreOffice takes the work over.
  const profile = mkdtempSync(join(tmpdir(), "club-office-"));
  try {
    const { status, stderr } = spawnSync(
      "soffice",
      [
        `-env:UserInstallation=${pathToFileURL(profile)}`,
        "--headless",
        ...(files[0]?.endsWith(".csv") ? [AS_CSV] : []),
        "--convert-to",
        to,
        "--outdir",
        folder,
        ...files,
      ],
      { encoding: "utf8", timeout: CONVERT_MS },
    );
    // Without Java it prints a warning; Java is not needed.
    const output = stderr.split("\n").filter((line) => line !== "" && !/java/i.test(line));
    return status === 0 ? output : [...output, `soffice ended with ${status}`];
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

const ENTITIES = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const plain = (xml) =>
  xml.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name) => {
    if (name[0] !== "#") return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number(name[1] === "x" ? `0${name.slice(1)}` : name.slice(1)));
  });

const textOf = (xml) =>
  [...xml.matchAll(/<text:p(?:\s[^>]*)?(?:\/>|>(.*?)<\/text:p>)/gs)]
    .map(([, inner = ""]) =>
      plain(
        inner
          .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = "1") => " ".repeat(Number(count)))
          .replace(/<text:tab\/>/g, "\t")
          .replace(/<text:line-break\/>/g, "\n")
          .replace(/<[^>]+>/g, ""),
      ),
    )
    .join("\n");

const CELL = /<table:(?:covered-)?table-cell((?:\s[^>]*?)?)(?:\/>|>(.*?)<\/table:(?:covered-)?table-cell>)/gs;
const attribute = (attributes, name) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];

function cellsOf(row) {
  const cells = [...row.matchAll(CELL)].flatMap(([, attributes, inner = ""]) => {
    const cell = {
      type: attribute(attributes, "office:value-type") ?? null,
      isFormula: attributes.includes("table:formula"),
      text: textOf(inner.replace(/<office:annotation.*?<\/office:annotation>/gs, "")),
    };
    const times = Number(attribute(attributes, "table:number-columns-repeated") ?? 1);
    // The empty rest of a sheet is repeated a thousand times.
    return Array(cell.type === null ? Math.min(times, 64) : times).fill(cell);
  });
  while (cells.at(-1)?.type === null) cells.pop();
  return cells;
}

/** The sheet of a flat OpenDocument file: its rows of cells `{ type, isFormula, text }`, and its direction. */
export function flatSheet(path) {
  const xml = readFileSync(path, "utf8");
  const table = /<table:table\s[^>]*>.*?<\/table:table>/s.exec(xml)?.[0] ?? "";
  const style = /<table:table\s[^>]*table:style-name="([^"]*)"/.exec(table)?.[1];
  const properties =
    new RegExp(`<style:style style:name="${style}"[^>]*>(.*?)</style:style>`, "s").exec(xml)?.[1] ?? "";
  const rows = [];
  for (const [, attributes, inner] of table.matchAll(/<table:table-row((?:\s[^>]*)?)>(.*?)<\/table:table-row>/gs)) {
    const cells = cellsOf(inner);
    const times = Number(attribute(attributes, "table:number-rows-repeated") ?? 1);
    if (cells.length > 0) rows.push(...Array(times).fill(cells));
  }
  return { rows, rightToLeft: properties.includes('style:writing-mode="rl-tb"') };
}
