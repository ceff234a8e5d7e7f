import { MAX_FLAG_HISTORY } from "../../../domain/audit";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { changesOf, recordAudit } from "../audit/audit.service";
import { findFlag, type FlagChangeRow, flagHistory, type FlagRow, switchFlag } from "./flag.queries";

/** Returns a flag. Throws FLAG_NOT_FOUND. */
export const findFeatureFlag = async (ctx: Ctx, name: string): Promise<FlagRow> =>
  (await findFlag(ctx.db, name)) ?? fail("FLAG_NOT_FOUND");

/** Returns the newest 50 changes of a flag, newest first. Throws FLAG_NOT_FOUND. */
export async function featureFlagHistory(ctx: Ctx, name: string): Promise<FlagChangeRow[]> {
  await findFeatureFlag(ctx, name);
  return flagHistory(ctx.db, name, MAX_FLAG_HISTORY);
}

/** Enables or disables a flag, effective with the next request of every process. Throws FLAG_NOT_FOUND. */
export function updateFeatureFlag(ctx: Ctx, name: string, isEnabled: boolean): Promise<FlagRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await switchFlag(tx.db, { name, isEnabled, userId: currentStaff(tx)?.userId ?? null });
    if (!before) fail("FLAG_NOT_FOUND");
    const details = changesOf({ isEnabled: before.wasEnabled }, { isEnabled });
    await recordAudit(tx, { action: "UPDATE", entity: "feature_flag", entityId: name, details });
    return (await findFlag(tx.db, name)) ?? fail("FLAG_NOT_FOUND");
  });
}
