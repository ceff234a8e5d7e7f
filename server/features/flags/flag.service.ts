import * as z from "zod/mini";
import { MAX_FLAG_HISTORY } from "../../../domain/audit";
import { currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { AppError, fail } from "../../kit/errors/app-error";
import { sentFields, validate } from "../../kit/errors/validate";
import { changesOf, recordAudit } from "../audit/audit.service";
import {
  allFlags,
  findFlag,
  type FlagChangeRow,
  flagHistory,
  type FlagName,
  type FlagRow,
  switchFlag,
} from "./flag.queries";

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
    await switchIn(tx, name, isEnabled);
    return (await findFlag(tx.db, name)) ?? fail("FLAG_NOT_FOUND");
  });
}

async function switchIn(tx: Tx, name: string, isEnabled: boolean): Promise<void> {
  const before = await switchFlag(tx.db, { name, isEnabled, userId: currentStaff(tx)?.userId ?? null });
  if (!before) fail("FLAG_NOT_FOUND");
  if (before.wasEnabled === isEnabled) return;
  const details = changesOf({ isEnabled: before.wasEnabled }, { isEnabled });
  await recordAudit(tx, { action: "UPDATE", entity: "feature_flag", entityId: name, details });
}

const flagStates = z.record(z.string(), z.boolean("FIELD_REQUIRED"));

/** The flags of an input, in the order in which every transaction locks them. */
const INPUT_FLAGS = [
  ["eventManagement", "event_management"],
  ["lotteryCodeGeneration", "lottery_code_generation"],
  ["openingDayMode", "opening_day_mode"],
] as const satisfies readonly (readonly [string, FlagName])[];

/**
 * Enables or disables the flags that are sent, in one transaction, and returns all flags. Throws BAD_USER_INPUT if no
 * flag is sent or one is null.
 */
export function setFeatureFlags(ctx: Ctx, input: object): Promise<FlagRow[]> {
  const states = validate(flagStates, sentFields(input));
  if (Object.keys(states).length === 0) {
    throw new AppError(
      "BAD_USER_INPUT",
      INPUT_FLAGS.map(([field]) => ({ field, code: "FIELD_REQUIRED" })),
    );
  }
  return inTransaction(ctx, async (tx) => {
    for (const [field, name] of INPUT_FLAGS) {
      const isEnabled = states[field];
      if (isEnabled !== undefined) await switchIn(tx, name, isEnabled);
    }
    return allFlags(tx.db);
  });
}
