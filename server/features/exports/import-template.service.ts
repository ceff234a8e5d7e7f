import { importColumnsOf, type ExportFormat, type TransferType } from "../../../domain/data-tables";
import { NOTE_MARK, samplesOf } from "../../../domain/template-samples";
import { TEMPLATE_WORD } from "../../../domain/report-export.text";
import { TRANSFER_WORDS } from "../../../domain/data-tables.text";
import { actorOf, mayIn } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { exporting, type FileExport } from "../../kit/spreadsheets/export-file";
import { headerOf } from "./table-export.service";

/** A row that an import passes over. */
const asNote = ([first = "", ...rest]: readonly string[]): string[] => [NOTE_MARK + first, ...rest];

/**
 * An empty table to be filled in and sent to an import: a header in the caller's language, and below it, as notes, the
 * same in the other one and sample rows. Throws FORBIDDEN, RATE_LIMITED or what `exporting` throws.
 */
export async function exportTemplate(
  ctx: Ctx,
  { type, format }: { type: TransferType; format: ExportFormat },
): Promise<FileExport> {
  if (!mayIn(ctx, `import:${type}`)) fail("FORBIDDEN");
  await ctx.limits.take("template:caller", actorOf(ctx)?.id ?? ctx.ip);
  const { lang } = ctx;
  const columns = importColumnsOf(type);
  const samples = samplesOf(type, lang).map((sample) => columns.map(({ name }) => sample[name] ?? ""));
  const notes = [headerOf(columns, lang === "fa" ? "en" : "fa"), ...samples].map(asNote);
  async function* batches() {
    yield await Promise.resolve(notes);
  }
  const title = TRANSFER_WORDS[type][lang];
  const file = await exporting(ctx, { name: `${TEMPLATE_WORD[lang]} ${title}.${format}` }, (_tx, write) =>
    write({
      format,
      title,
      header: headerOf(columns, lang),
      rightToLeft: lang === "fa",
      rows: notes.length,
      batches: batches(),
    }),
  );
  return { ...file, totalRecords: 0 };
}
