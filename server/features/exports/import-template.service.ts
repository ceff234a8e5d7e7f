import { type Column, importColumnsOf, type ExportFormat, type TableType } from "../../../domain/data-tables";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { NOTE_MARK, samplesOf } from "../../../domain/template-samples";
import { TEMPLATE_LABEL } from "../../../domain/report-export.text";
import { columnLabel, TABLE_LABELS } from "../../../domain/data-tables.text";
import { currentActor, isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { exportFile, type FileExport } from "../../kit/spreadsheets/export-file";
import { inOneBatch } from "../../kit/spreadsheets/spreadsheet-types";

/** A header in a language. */
const headerOf = (type: TableType, columns: readonly Column[], lang: Lang): string[] =>
  columns.map(({ name }) => columnLabel(type, name)[lang]);

/** A row that an import skips. */
const asNote = ([first = "", ...rest]: readonly string[]): string[] => [NOTE_MARK + first, ...rest];

/**
 * Writes an import template: a header in the caller's language, and below it as notes the header in the other language
 * and sample rows. Throws FORBIDDEN, RATE_LIMITED or what `exportFile` throws.
 */
export async function exportTemplate(
  ctx: Ctx,
  { type, format }: { type: TableType; format: ExportFormat },
): Promise<FileExport> {
  if (!isPermitted(ctx, `import:${type}`)) fail("FORBIDDEN");
  await ctx.limits.consume("template:caller", currentActor(ctx)?.id ?? ctx.ip);
  const { lang } = ctx;
  const columns = importColumnsOf(type);
  const samples = samplesOf(type, lang).map((sample) => columns.map(({ name }) => sample[name] ?? ""));
  const notes = [headerOf(type, columns, lang === "fa" ? "en" : "fa"), ...samples].map(asNote);
  const title = TABLE_LABELS[type][lang];
  const file = await exportFile(ctx, { name: `${TEMPLATE_LABEL[lang]} ${title}.${format}` }, (_tx, write) =>
    write({
      format,
      title,
      header: headerOf(type, columns, lang),
      rightToLeft: lang === "fa",
      rows: notes.length,
      batches: inOneBatch(notes),
    }),
  );
  return { ...file, totalRecords: 0 };
}
