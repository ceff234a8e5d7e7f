import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import { Flag } from "./flag.entity";
import * as sql from "./flag.generated";

export const FLAG_NAMES = ["event_management", "lottery_code_generation", "opening_day_mode"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** Returns whether a feature is enabled. Not cached, so that a change takes effect immediately in every process. */
export const isFlagOn = (db: Db, name: FlagName): Promise<boolean> => db.existsBy(Flag, { name, isEnabled: true });

export type FlagRow = sql.AllFlagsResult;

/** Returns all flags with the last editor, by name. */
export const allFlags = (db: Db): Promise<FlagRow[]> => execute(db, sql.allFlags, undefined);

export const findFlag = (db: Db, name: string): Promise<FlagRow | null> => executeOne(db, sql.findFlag, { name });

export type FlagChangeRow = sql.FlagHistoryResult;

/** Returns the changes of a flag, newest first. Updates that did not change the state are skipped. */
export const flagHistory = (db: Db, name: string, limit: number): Promise<FlagChangeRow[]> =>
  execute(db, sql.flagHistory, { name, limit });

/** Updates a flag and returns its previous state; null for an unknown flag. */
export const switchFlag = (
  db: Db,
  { name, isEnabled, userId }: { name: string; isEnabled: boolean; userId: string | null },
): Promise<{ wasEnabled: boolean } | null> => executeOne(db, sql.switchFlag, { name, isEnabled, userId });
