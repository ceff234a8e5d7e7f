import { FLAG_HISTORY_SHOWN } from "../../../domain/audit";
import { staffOf } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/db/transaction";
import { fail } from "../../kit/errors/app-error";
import { changesOf, record } from "../audit/audit.service";
import { findFlag, type FlagChangeRow, flagHistory, type FlagRow, switchFlag } from "./flag.sql";

/** A flag by its name; refuses with FLAG_NOT_FOUND. */
export const findFeatureFlag = async (ctx: Ctx, name: string): Promise<FlagRow> =>
  (await findFlag(ctx.db, name)) ?? fail("FLAG_NOT_FOUND");

/** The newest 50 switches of a known flag, newest first; refuses with FLAG_NOT_FOUND. */
export async function featureFlagHistory(ctx: Ctx, name: string): Promise<FlagChangeRow[]> {
  await findFeatureFlag(ctx, name);
  return flagHistory(ctx.db, name, FLAG_HISTORY_SHOWN);
}

/** Switches a known flag, for the next request of every process; refuses with FLAG_NOT_FOUND. */
export function updateFeatureFlag(ctx: Ctx, name: string, isEnabled: boolean): Promise<FlagRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await switchFlag(tx.db, { name, isEnabled, userId: staffOf(tx)?.userId ?? null });
    if (!before) fail("FLAG_NOT_FOUND");
    const details = changesOf({ isEnabled: before.wasEnabled }, { isEnabled });
    await record(tx, { action: "UPDATE", entity: "feature_flag", entityId: name, details });
    return (await findFlag(tx.db, name)) ?? fail("FLAG_NOT_FOUND");
  });
}
