import { writeFile } from "node:fs/promises";
import { foldCode, SHORT_CODE, typedCode } from "../../../domain/codes";
import { type ErrorCode, errorText } from "../../../domain/errors";
import { id as idSchema } from "../../../domain/ids";
import { foldName } from "../../../domain/text";
import { CODE_COLUMNS, WARNINGS, type WarningCode } from "../../../domain/words.text";
import { actorOf } from "../../kit/caller";
import type { Ctx } from "../../kit/context";
import { fail, Refusal, validField } from "../../kit/fail";
import { checkedKind } from "../../kit/files/kind";
import { rowsIn, type TableRow } from "../../kit/files/rows";
import { csvOf } from "../../kit/files/write-csv";
import { requireEvents } from "../events/event.service";
import type { CodeImport } from "./code.types";
import { importPoolCodes } from "./pool.service";

/** The most codes of one file; a pool is printed in batches. */
const MOST_CODES = 200_000;
const HEADER_REPORT = ["row", "column", "value", "error_code", "error_en", "error_fa"];

interface Wrong {
  row: number;
  value: string;
  code: ErrorCode;
}

interface Read {
  codes: { row: number; given: string; notes: string | null }[];
  wrong: Wrong[];
  total: number;
}

/** Where the columns stand, by the first row; without a header the first column holds the codes. */
function columnsOf({ cells }: TableRow): { code: number; notes: number; isHeader: boolean } {
  const names = cells.map(foldName);
  const at = (known: readonly string[]) => names.findIndex((name) => known.some((one) => foldName(one) === name));
  const code = at(CODE_COLUMNS.code);
  return { code: Math.max(0, code), notes: code < 0 ? -1 : at(CODE_COLUMNS.notes), isHeader: code >= 0 };
}

async function readCodes(path: string, name: string): Promise<Read> {
  const kind = await checkedKind(path, name);
  const read: Read = { codes: [], wrong: [], total: 0 };
  const seen = new Set<string>();
  let columns: ReturnType<typeof columnsOf> | null = null;
  for await (const row of rowsIn(path, kind, MOST_CODES + 2)) {
    if (columns === null) {
      columns = columnsOf(row);
      if (columns.isHeader) continue;
    }
    if (++read.total > MOST_CODES) throw new Refusal("FILE_TOO_LONG", [], { most: MOST_CODES });
    addCode(read, seen, {
      row: row.number,
      given: row.cells[columns.code] ?? "",
      notes: row.cells[columns.notes] ?? null,
    });
  }
  if (read.total === 0) fail("FILE_EMPTY");
  return read;
}

function addCode({ codes, wrong }: Read, seen: Set<string>, code: Read["codes"][number]): void {
  const checked = typedCode.safeParse(code.given);
  const folded = foldCode(code.given);
  const refuse = (why: ErrorCode) => wrong.push({ row: code.row, value: code.given, code: why });
  if (!checked.success) refuse((checked.error.issues[0]?.message ?? "CODE_INVALID") as ErrorCode);
  else if (seen.has(folded)) refuse("CODE_DUPLICATE");
  else codes.push({ ...code, given: checked.data, notes: code.notes || null });
  seen.add(folded);
}

/** Codes that are easily guessed: short ones, or numbers in a row. */
function warningsOf(codes: readonly { given: string }[]): WarningCode[] {
  const folded = codes.map(({ given }) => foldCode(given));
  const follows = (code: string, index: number): boolean =>
    /^\d{1,15}$/.test(code) && Number(code) === Number(folded[index - 1]) + 1;
  const warnings: WarningCode[] = [];
  if (folded.some((code) => code.length < SHORT_CODE)) warnings.push("CODES_SHORT");
  if (folded.filter((code, index) => index > 0 && follows(code, index)).length >= 2) warnings.push("CODES_IN_SEQUENCE");
  return warnings;
}

/** A file of the rows that were not imported, to be mended and sent again; null where there are none. */
async function reportOf(ctx: Ctx, wrong: readonly Wrong[]): Promise<string | null> {
  if (wrong.length === 0) return null;
  const lines = wrong.map(({ row, value, code }) => [
    String(row),
    "lottery_code",
    value.slice(0, 100),
    code,
    errorText(code, "en"),
    errorText(code, "fa"),
  ]);
  const file = await ctx.files.downloads.create("lottery-code-errors.csv", null);
  await writeFile(file.path, csvOf([HEADER_REPORT, ...lines]), { mode: 0o600 });
  return `/api/downloads/${file.id}`;
}

/**
 * Adds the codes of an uploaded table to an event's pool: all that are right and new, in one transaction. Codes that
 * are wrong, stand twice, or are in the event already count as failed and stand in the error report.
 */
export async function importCodes(
  ctx: Ctx,
  { eventId, uploadId, batchId }: { eventId: string; uploadId: string; batchId?: string | null },
): Promise<CodeImport> {
  await requireEvents(ctx);
  const started = performance.now();
  const id = validField("eventId", idSchema, eventId);
  const upload = await ctx.files.uploads.find(uploadId);
  if (!upload || upload.ownerId !== (actorOf(ctx)?.id ?? null)) return fail("UPLOAD_NOT_FOUND");
  const { codes, wrong, total } = await readCodes(upload.path, upload.name);
  const { imported, known } = await importPoolCodes(ctx, { eventId: id, rawBatchId: batchId ?? undefined, codes });
  await ctx.files.uploads.remove(upload.id);
  const rowOf = new Map(codes.map(({ given, row }) => [given, row]));
  const taken: Wrong[] = known.map((value) => ({ row: rowOf.get(value) ?? 0, value, code: "CODE_EXISTS" }));
  const failed = [...wrong, ...taken].sort((a, b) => a.row - b.row);
  return {
    summary: {
      totalRows: total,
      imported,
      failed: failed.length,
      processingTimeMs: Math.round(performance.now() - started),
    },
    errorReportUrl: await reportOf(ctx, failed),
    warnings: warningsOf(codes).map((code) => ({ code, message: WARNINGS[code][ctx.lang] })),
  };
}
