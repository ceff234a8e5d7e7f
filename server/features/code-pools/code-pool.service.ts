import { type CodeStatus, foldCode, poolCodeDraft } from "../../../domain/codes";
import { displayNames } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { reasonDraft } from "../../../domain/receipts";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { recordAudit } from "../audit/audit.service";
import { disqualifyCodes } from "../draws/result.service";
import { findEvent, requireEvents } from "../events/event.service";
import { addToCount, lockEventForShare } from "../events/event.queries";
import type { PoolCode } from "./code-pool.types";
import {
  findPoolCode,
  insertPoolCodes,
  lockPoolCode,
  poolPage,
  type PoolCodeRow,
  decrementHolder,
} from "./code-pool.queries";
import { LotteryCode } from "./lottery-code.entity";

/** Fits a JavaScript integer. */
const ROW_ID = /^[1-9]\d{0,14}$/;

/** Adds the owner's display name to a code. */
export function poolCodeOf(ctx: Ctx, { firstName, lastName, ...code }: PoolCodeRow): PoolCode {
  const names = displayNames({ firstName, lastName }, ctx.lang);
  return {
    ...code,
    id: String(code.id),
    assignedTo: code.assignedToCustomerId ? `${names.firstName} ${names.lastName}` : null,
  };
}

/** Returns a page of an event's pool, newest first, with the exact total. */
export async function listPool(
  ctx: Ctx,
  { eventId, status, ...paging }: PageArgs & { eventId: string; status?: CodeStatus },
): Promise<PageOf<PoolCode>> {
  validatePage(paging);
  const { id, codes } = await findEvent(ctx, eventId);
  const offset = (paging.page - 1) * paging.pageSize;
  const total = status ? codes[status] : codes.total;
  const items = await poolPage(ctx.db, { eventId: id, status: status ?? null, limit: paging.pageSize, offset, total });
  return pageOf(
    paging,
    items.map((code) => poolCodeOf(ctx, code)),
    total,
  );
}

/** Returns a code of a pool. Throws CODE_NOT_FOUND. */
export const findCode = (ctx: Ctx, rawId: string): Promise<PoolCode> => poolCode(ctx, rowId(rawId));

async function poolCode(ctx: Ctx, id: number): Promise<PoolCode> {
  return poolCodeOf(ctx, (await findPoolCode(ctx.db, id)) ?? fail("CODE_NOT_FOUND"));
}

/** Adds one code to an event's pool manually. Throws EVENT_NOT_FOUND or CODE_EXISTS. */
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
      entityId: String(added.id),
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
 * Adds validated codes to an event's pool and returns those that exist already, as given. Throws FEATURE_OFF or
 * EVENT_NOT_FOUND. `countImportedCodes` updates the event's counts later, because claims wait for that row lock.
 */
export async function addImportedCodes(tx: Tx, { eventId, batchId, codes }: CodeBatch): Promise<string[]> {
  await requireEvents(tx);
  if (!(await lockEventForShare(tx.db, eventId))) fail("EVENT_NOT_FOUND");
  const normalized = codes.map(({ displayCode, notes }) => ({ code: foldCode(displayCode), displayCode, notes }));
  const added = await insertPoolCodes(tx.db, normalized, { eventId, source: "import", batchId, at: tx.now });
  const isNew = new Set(added.map(({ code }) => code));
  return normalized.filter(({ code }) => !isNew.has(code)).map(({ displayCode }) => displayCode);
}

/** Adds imported codes to the event's counts and writes an audit entry. */
export async function countImportedCodes(
  tx: Tx,
  { eventId, batchId, imported }: { eventId: string; batchId: string | null; imported: number },
): Promise<void> {
  await addToCount(tx.db, eventId, { unused: imported });
  await recordAudit(tx, { action: "IMPORT", entity: "event", entityId: eventId, details: { batchId, imported } });
}

/** Adds validated codes to an event's pool in one transaction. Existing codes are skipped. */
export const importPoolCodes = (ctx: Ctx, batch: CodeBatch): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const known = await addImportedCodes(tx, batch);
    const { eventId, batchId, codes } = batch;
    await countImportedCodes(tx, { eventId, batchId, imported: codes.length - known.length });
  });

const rowId = (raw: string): number => (ROW_ID.test(raw) ? Number(raw) : fail("CODE_NOT_FOUND"));

/** Invalidates a code with a reason. Its claim is kept as evidence. Throws CODE_NOT_FOUND or CODE_INVALIDATED. */
export async function invalidateCode(ctx: Ctx, rawId: string, input: unknown): Promise<PoolCode> {
  await requireEvents(ctx);
  const id = rowId(rawId);
  const { reason } = validate(reasonDraft, input);
  await inTransaction(ctx, async (tx) => {
    const code = (await lockPoolCode(tx.db, id)) ?? fail("CODE_NOT_FOUND");
    const eventId = code.eventId ?? fail("CODE_NOT_FOUND");
    if (code.status === "invalid") fail("CODE_INVALIDATED");
    const invalid = { status: "invalid", invalidatedAt: tx.now, invalidReason: reason } as const;
    await tx.db.update(LotteryCode, { id }, invalid);
    if (code.claimedAt) await decrementHolder(tx.db, id);
    await disqualifyCodes(tx, [id]);
    await addToCount(tx.db, eventId, { [code.status]: -1, invalid: 1 });
    await recordAudit(tx, {
      action: "INVALIDATE",
      entity: "lottery_code",
      entityId: String(id),
      details: { eventId, reason, was: code.status },
    });
  });
  return poolCode(ctx, id);
}

/** Returns an invalidated code to the pool. Throws CODE_NOT_FOUND, or CODE_ALREADY_CLAIMED if it was ever claimed. */
export async function reinstateCode(ctx: Ctx, rawId: string): Promise<PoolCode> {
  await requireEvents(ctx);
  const id = rowId(rawId);
  await inTransaction(ctx, async (tx) => {
    const code = (await lockPoolCode(tx.db, id)) ?? fail("CODE_NOT_FOUND");
    const eventId = code.eventId ?? fail("CODE_NOT_FOUND");
    if (code.claimedAt) fail("CODE_ALREADY_CLAIMED");
    if (code.status !== "invalid") return;
    await tx.db.update(LotteryCode, { id }, { status: "unused", invalidatedAt: null, invalidReason: null });
    await addToCount(tx.db, eventId, { invalid: -1, unused: 1 });
    await recordAudit(tx, { action: "REINSTATE", entity: "lottery_code", entityId: String(id), details: { eventId } });
  });
  return poolCode(ctx, id);
}
