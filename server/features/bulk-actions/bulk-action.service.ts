import { bulkIds } from "../../../domain/bulk-actions";
import { tagName } from "../../../domain/customer-notes";
import { id as idSchema } from "../../../domain/ids";
import { isAllowed, type Permission } from "../../../domain/permissions";
import { reasonDraft } from "../../../domain/receipts";
import { currentStaffOrFail, isPermitted } from "../../kit/auth/authorization";
import { cancelJob, failAbandonedJobs } from "../../kit/background-jobs/background-job.queries";
import { JobStoppedError, runJob } from "../../kit/background-jobs/run-job";
import type { Ctx } from "../../kit/context";
import { AppError, fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { problemOf } from "../../kit/graphql/problem";
import { findActiveUser } from "../users/user.service";
import { BulkActionEntity } from "./bulk-action.entity";
import { BULK_ACTIONS, completeBulkAction, recordItem } from "./bulk-action.queries";
import type { BulkAction, BulkActionInput } from "./bulk-action.types";
import { type BulkDetails, bulkKindRow, idsOfFilter } from "./bulk-kinds.service";

function toBulkAction(ctx: Ctx, job: BulkActionEntity): BulkAction {
  const { itemIds, errorCode, errorValues, skips, ...rest } = job;
  return {
    ...rest,
    isPending: job.status === "running",
    total: itemIds.length,
    skips: skips.map(({ id, code }) => ({ id, error: problemOf(code, ctx.lang) })),
    error: errorCode === null ? null : problemOf(errorCode, ctx.lang, errorValues[ctx.lang]),
  };
}

/** Returns a job of the caller. Throws BULK_ACTION_NOT_FOUND. */
async function jobOrFail(ctx: Ctx, rawId: string): Promise<BulkActionEntity> {
  const id = validateField("id", idSchema, rawId);
  await failAbandonedJobs(ctx.db, BULK_ACTIONS);
  const job = await ctx.db.findOneBy(BulkActionEntity, { id });
  return job && job.ownerId === currentStaffOrFail(ctx).userId ? job : fail("BULK_ACTION_NOT_FOUND");
}

/**
 * Starts an action on the given items, or on all items of the filter at this moment. A repeated call returns the job
 * that the first one started. Throws FORBIDDEN without the permission of the single action, REASON_REQUIRED, BAD_USER_INPUT,
 * BULK_ACTION_TOO_LARGE, or what the list throws for its filter.
 */
export async function startBulkAction(ctx: Ctx, input: BulkActionInput): Promise<BulkAction> {
  const { userId: ownerId } = currentStaffOrFail(ctx);
  const { kind } = input;
  const row = bulkKindRow(kind);
  if (!isPermitted(ctx, row.permission)) fail("FORBIDDEN");
  const id = validateField("id", idSchema, input.id);
  const given = validateField("ids", bulkIds, input.ids ?? null);
  const reason = kind === "invalidate_codes" ? validate(reasonDraft, { reason: input.reason }).reason : null;
  const tag = kind === "tag_customers" ? validateField("tag", tagName, input.tag ?? "") : null;
  // Without a selection the action would run on every item.
  if (!given && !input.filter) throw new AppError("BAD_USER_INPUT", [{ field: "ids", code: "FIELD_REQUIRED" }]);
  const itemIds = given ? [...new Set(given)] : await idsOfFilter(ctx, row.list, input.filter ?? {});
  const owned = { id, workerId: ctx.jobs.workerId };
  const inserted = await ctx.db
    .createQueryBuilder()
    .insert()
    .into(BulkActionEntity)
    .values({ ...owned, kind, ownerId, itemIds })
    .orIgnore()
    .returning("id")
    .execute();
  const job = await findBulkAction(ctx, id);
  // A repeated id inserts nothing.
  if ((inserted.raw as unknown[]).length > 0) runItems(ctx, owned, { row, itemIds, details: { reason, tag } });
  return job;
}

interface Items {
  row: ReturnType<typeof bulkKindRow>;
  itemIds: readonly string[];
  details: BulkDetails;
}

/** Runs the single action of each item in the background; an item without permission or with an error is skipped. */
function runItems(ctx: Ctx, owned: { id: string; workerId: string }, { row, itemIds, details }: Items): void {
  runJob(ctx, { table: BULK_ACTIONS, id: owned.id, start: "now" }, async ({ checkpoint }) => {
    for (const itemId of itemIds) {
      checkpoint({});
      const code = await errorCodeOf(async () => {
        await requireStillPermitted(ctx, row.permission);
        await row.run({ ...ctx, now: new Date() }, itemId, details);
      });
      if (!(await recordItem(ctx.db, owned, { itemId, code }))) throw new JobStoppedError();
    }
    await completeBulkAction(ctx.db, owned);
  });
}

/** Throws FORBIDDEN if the caller's account has been closed or has lost the permission since the start. */
async function requireStillPermitted(ctx: Ctx, permission: Permission): Promise<void> {
  const user = await findActiveUser(ctx, currentStaffOrFail(ctx).userId);
  if (!isAllowed(user?.role ?? null, permission)) fail("FORBIDDEN");
}

async function errorCodeOf(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    // The reason is the error of the field.
    if (error instanceof AppError) return error.fields[0]?.code ?? error.code;
    throw error;
  }
}

/** A bulk action with its progress and the skipped items. Throws BULK_ACTION_NOT_FOUND. */
export const findBulkAction = async (ctx: Ctx, id: string): Promise<BulkAction> =>
  toBulkAction(ctx, await jobOrFail(ctx, id));

/** Stops a bulk action; processed items stay as they are. Throws BULK_ACTION_NOT_FOUND or BULK_ACTION_OVER. */
export async function cancelBulkAction(ctx: Ctx, rawId: string): Promise<BulkAction> {
  const { id } = await jobOrFail(ctx, rawId);
  if (!(await cancelJob(ctx.db, BULK_ACTIONS, id))) fail("BULK_ACTION_OVER");
  return findBulkAction(ctx, id);
}
