import type { Db } from "../../kit/context";
import { row } from "../../kit/db/sql";

export type FlagName = "event_management" | "lottery_code_generation" | "opening_day_mode";

/** Whether a feature is switched on; read from the database each time, so that a toggle takes effect at once everywhere. */
export async function isFlagOn(db: Db, name: FlagName): Promise<boolean> {
  const flag = await row<{ isEnabled: boolean }>(
    db,
    `select f.is_enabled as "isEnabled" from feature_flags f where f.name = $1`,
    [name],
  );
  return flag?.isEnabled ?? false;
}
