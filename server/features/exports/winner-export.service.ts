import type { ExportFormat } from "../../../domain/data-tables";
import { REASON_LABELS } from "../../../domain/draws/draw.text";
import {
  CONTACT_COLUMNS,
  WINNER_COLUMN_LABELS,
  WINNER_COLUMNS,
  type WinnerColumn,
  WINNERS_LABEL,
  RESULT_LABELS,
} from "../../../domain/draws/winner-export.text";
import { prizeAt } from "../../../domain/draws/prizes";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { countExport, type FileExport } from "../../kit/spreadsheets/export-file";
import { inOneBatch } from "../../kit/spreadsheets/spreadsheet-types";
import { type ResultRow, resultsOf } from "../draws/draw.queries";
import { findDraw, prizesOf, requireState } from "../draws/draw.service";
import { publishedResult } from "../draws/draw-view.service";
import type { DrawPrize } from "../draws/draw-prize.entity";
import { exportTable, fileName } from "./table-export.service";

const nameIn = ({ lang }: Ctx, { nameFa, nameEn }: { nameFa: string; nameEn: string }): string =>
  lang === "fa" ? nameFa : nameEn;

/** Returns the cells of a result. Without the permission to see contacts the name is initials and the phone is masked. */
function cellsOf(ctx: Ctx, row: ResultRow, prize: DrawPrize | undefined): Record<WinnerColumn, string> {
  const { code, publicName, maskedPhone } = publishedResult(ctx, row);
  const seesContacts = isPermitted(ctx, "draws:contacts");
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
  return {
    place: String(row.place),
    kind: RESULT_LABELS[row.kind][ctx.lang],
    status: RESULT_LABELS[row.status][ctx.lang],
    prize: prize ? nameIn(ctx, prize) : "",
    value: prize ? String(prize.valueToman) : "",
    code,
    name: (seesContacts && name) || publicName,
    phone: (seesContacts ? row.phoneNumber : maskedPhone) ?? "",
    national_code: row.nationalCode ?? "",
    reason: row.reason ? REASON_LABELS[row.reason][ctx.lang] : "",
    note: row.note ?? "",
    claimed_at: row.claimedAt?.toISOString() ?? "",
    claimed_by: row.claimedByName ?? "",
  };
}

/**
 * Writes the winners and reserves of a draw to a file, with national codes and notes only for callers who may see
 * contacts. Throws DRAW_NOT_FOUND, DRAW_STATE before the run, RATE_LIMITED, or what `exportFile` throws.
 */
export async function exportWinners(
  ctx: Ctx,
  { id, format }: { id: string; format: ExportFormat },
): Promise<FileExport> {
  const draw = await findDraw(ctx, id);
  requireState(draw, ["drawn", "settled", "voided"]);
  await countExport(ctx);
  const seesContacts = isPermitted(ctx, "draws:contacts");
  const columns = WINNER_COLUMNS.filter((column) => seesContacts || !CONTACT_COLUMNS.includes(column));
  const title = WINNERS_LABEL[ctx.lang];
  return exportTable(ctx, { name: fileName(ctx, `${title} ${nameIn(ctx, draw)}`, format) }, async (tx) => {
    const prizes = await prizesOf(tx, [draw.id]);
    const rows = await resultsOf(tx.db, [draw.id]);
    const lines = rows.map((row) => {
      const cells = cellsOf(ctx, row, prizeAt(prizes, row.prizeNumber));
      return columns.map((column) => cells[column]);
    });
    return {
      table: {
        format,
        title,
        header: columns.map((column) => WINNER_COLUMN_LABELS[column][ctx.lang]),
        rightToLeft: ctx.lang === "fa",
        rows: lines.length,
        batches: inOneBatch(lines),
      },
      entry: { entity: "draw", entityId: draw.id, details: {} },
    };
  });
}
