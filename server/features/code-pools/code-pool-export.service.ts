import type { CodeStatus } from "../../../domain/codes";
import { CODE_HEADERS } from "../../../domain/labels.text";
import type { Ctx } from "../../kit/context";
import { exportFile, type FileExport, countExport } from "../../kit/spreadsheets/export-file";
import { recordAudit } from "../audit/audit.service";
import { findEvent } from "../events/event.service";
import { poolCodeOf } from "./code-pool.service";
import { poolBatches } from "./code-pool.queries";

const COLUMNS = Object.keys(CODE_HEADERS) as (keyof typeof CODE_HEADERS)[];

/**
 * Exports an event's pool as CSV, newest first, optionally filtered by status. The code and notes columns can be
 * imported again. Throws EVENT_NOT_FOUND, RATE_LIMITED or the errors of `exportFile`.
 */
export async function exportPool(
  ctx: Ctx,
  { eventId, status }: { eventId: string; status?: CodeStatus | null },
): Promise<FileExport> {
  const { id } = await findEvent(ctx, eventId);
  await countExport(ctx);
  return exportFile(ctx, { name: "lottery-codes.csv" }, async (tx, write) => {
    async function* rows() {
      for await (const batch of poolBatches(tx, { eventId: id, status: status ?? null })) {
        yield batch.map((code) => {
          const { createdAt, claimedAt, ...rest } = poolCodeOf(ctx, code);
          const cells = { ...rest, createdAt: createdAt.toISOString(), claimedAt: claimedAt?.toISOString() ?? "" };
          return COLUMNS.map((column) => cells[column] ?? "");
        });
      }
    }
    const header = COLUMNS.map((column) => CODE_HEADERS[column][ctx.lang]);
    const file = await write({ format: "csv", header, batches: rows() });
    const details = { rows: file.totalRecords, ...(status ? { status } : {}) };
    await recordAudit(tx, { action: "EXPORT", entity: "event", entityId: id, details });
    return file;
  });
}
