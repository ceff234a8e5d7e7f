import { type CodeStatus, foldCode, poolCodeDraft } from "../../../domain/codes";
import { displayNames } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { voidDraft } from "../../../domain/receipts";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { recordAudit } from "../audit/audit.service";
import { findEvent, requireEvents } from "../events/event.service";
import { addToCount, lockEventForShare } from "../events/event.sql";
import type { PoolCode } from "./code-pool.types";
import {
  findPoolCode,
  insertPoolCodes,
  invalidatePoolCode,
  lockPoolCode,
  poolPage,
  type PoolCodeRow,
  reinstatePoolCode,
  decrementHolder,
} from "./code-pool.sql";

const ROW_ID = /^[1-9]\d{0,17}$/;

/** A code with the name of whom it belongs to. */
export function poolCodeOf(ctx: Ctx, { firstName, lastName, ...code }: PoolCodeRow): PoolCode {
  const names = displayNames({ firstName, lastName }, ctx.lang);
  return { ...code, assignedTo: code.assignedToCustomerId ? `${names.firstName} ${names.lastName}` : null };
}

/** A page of an event's pool, newest first, with its exact total. */
export async function listPool(
  ctx: Ctx,
  { eventId, status, ...place }: PageArgs & { eventId: string; status?: CodeStatus },
): Promise<PageOf<PoolCode>> {
  checkPage(place);
  const { id, codes } = await findEvent(ctx, eventId);
  const offset = (place.page - 1) * place.pageSize;
  const total = status ? codes[status] : codes.total;
  const items = await poolPage(ctx.db, { eventId: id, status: status ?? null, limit: place.pageSize, offset, total });
  return pageOf(
    place,
    items.map((code) => poolCodeOf(ctx, code)),
    total,
  );
}

/** A pool code by its id; throws CODE_NOT_FOUND. */
async function poolCode(ctx: Ctx, id: string): Promise<PoolCode> {
  return poolCodeOf(ctx, (await findPoolCode(ctx.db, id)) ?? fail("CODE_NOT_FOUND"));
}

/** Adds one code to an event's pool by hand. Throws EVENT_NOT_FOUND or CODE_EXISTS. */
export async function addPoolCode(ctx: Ctx, rawEventId: string, input: unknown): Promise<PoolCode> {
  await requireEvents(ctx);
  const eventId = validateField("eventId", idSchema, rawEventId);
  const { lotteryCode, batchId, notes } = validate(poolCodeDraft, input);
  const id = await inTransaction(ctx, async (tx) => {
    if (!(await lockEventForShare(tx.db, eventId))) fail("EVENT_NOT_FOUND");
    const code = { code: foldCode(lotteryCode), displayCode: lotteryCode, notes };
    const [added] = await insertPoolCodes(tx.db, [code], { eventId, source: "manual", batchId, at: tx.now });
    if (!added) throw new AppError("CODE_EXISTS", [{ field: "lotteryCode", code: "CODE_EXISTS" }]);
    await addToCount(tx.db, eventId, { unused: 1 });
    await recordAudit(tx, {
      action: "CREATE",
      entity: "lottery_code",
      entityId: added.id,
      details: { eventId, batchId },
    });
    return added.id;
  });
  return poolCode(ctx, id);
}

export interface CodeBatch {
  eventId: string;
  batchId: string | null;
  codes: readonly { displayCode: string; notes: string | null }[];
}

/**
 * Adds checked codes to an event's pool and answers those, as given, that it had already. Throws FEATURE_OFF or
 * EVENT_NOT_FOUND. The event's counts wait for `countImportedCodes`: visitors who claim a code wait for whoever writes them.
 */
export async function addImportedCodes(tx: Tx, { eventId, batchId, codes }: CodeBatch): Promise<string[]> {
  await requireEvents(tx);
  if (!(await lockEventForShare(tx.db, eventId))) fail("EVENT_NOT_FOUND");
  const folded = codes.map(({ displayCode, notes }) => ({ code: foldCode(displayCode), displayCode, notes }));
  const added = await insertPoolCodes(tx.db, folded, { eventId, source: "import", batchId, at: tx.now });
  const isNew = new Set(added.map(({ code }) => code));
  return folded.filter(({ code }) => !isNew.has(code)).map(({ displayCode }) => displayCode);
}

/** Counts codes that were added to an event's pool from a file, and notes that they were. */
export async function countImportedCodes(
  tx: Tx,
  { eventId, batchId, imported }: { eventId: string; batchId: string | null; imported: number },
): Promise<void> {
  await addToCount(tx.db, eventId, { unused: imported });
  await recordAudit(tx, { action: "IMPORT", entity: "event", entityId: eventId, details: { batchId, imported } });
}

/** Adds checked codes to an event's pool in one transaction: all that are new, or none. */
export const importPoolCodes = (ctx: Ctx, batch: CodeBatch): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const known = await addImportedCodes(tx, batch);
    const { eventId, batchId, codes } = batch;
    await countImportedCodes(tx, { eventId, batchId, imported: codes.length - known.length });
  });

const rowId = (raw: string): string => (ROW_ID.test(raw) ? raw : fail("CODE_NOT_FOUND"));

/** Takes a code out of the game, with a reason; what it was claimed for stays as evidence. */
export async function invalidateCode(ctx: Ctx, rawId: string, input: unknown): Promise<PoolCode> {
  await requireEvents(ctx);
  const id = rowId(rawId);
  const { reason } = validate(voidDraft, input);
  await inTransaction(ctx, async (tx) => {
    const code = (await lockPoolCode(tx.db, id)) ?? fail("CODE_NOT_FOUND");
    if (code.status === "invalid") fail("CODE_IS_INVALID");
    await invalidatePoolCode(tx.db, id, { reason, at: tx.now });
    if (code.wasClaimed) await decrementHolder(tx.db, id);
    await addToCount(tx.db, code.eventId, { [code.status]: -1, invalid: 1 });
    await recordAudit(tx, {
      action: "INVALIDATE",
      entity: "lottery_code",
      entityId: id,
      details: { reason, was: code.status },
    });
  });
  return poolCode(ctx, id);
}

/** Puts an invalidated code back; only one that nobody ever claimed: CODE_WAS_CLAIMED. */
export async function reinstateCode(ctx: Ctx, rawId: string): Promise<PoolCode> {
  await requireEvents(ctx);
  const id = rowId(rawId);
  await inTransaction(ctx, async (tx) => {
    const code = (await lockPoolCode(tx.db, id)) ?? fail("CODE_NOT_FOUND");
    if (code.wasClaimed) fail("CODE_WAS_CLAIMED");
    if (code.status !== "invalid") return;
    await reinstatePoolCode(tx.db, id);
    await addToCount(tx.db, code.eventId, { invalid: -1, unused: 1 });
    await recordAudit(tx, { action: "REINSTATE", entity: "lottery_code", entityId: id });
  });
  return poolCode(ctx, id);
}
