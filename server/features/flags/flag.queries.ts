import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

export type FlagName = "event_management" | "lottery_code_generation" | "opening_day_mode";

/** Returns whether a feature is enabled. Not cached, so that a change takes effect immediately in every process. */
export async function isFlagOn(db: Db, name: FlagName): Promise<boolean> {
  const flag = await queryRow<{ isEnabled: boolean }>(
    db,
    `select f.is_enabled as "isEnabled" from feature_flags f where f.name = $1`,
    [name],
  );
  return flag?.isEnabled ?? false;
}

export interface FlagRow {
  name: string;
  isEnabled: boolean;
  updatedAt: Date;
  updatedBy: string | null;
}

const FLAG = `
  select f.name, f.is_enabled as "isEnabled", f.updated_at as "updatedAt", u.full_name as "updatedBy"
  from feature_flags f left join users u on u.id = f.updated_by`;

/** Returns all flags with the last editor, by name. */
export const allFlags = (db: Db): Promise<FlagRow[]> => queryRows<FlagRow>(db, `${FLAG} order by f.name`);

export const findFlag = (db: Db, name: string): Promise<FlagRow | null> =>
  queryRow<FlagRow>(db, `${FLAG} where f.name = $1`, [name]);

export interface FlagChangeRow {
  at: Date;
  by: string | null;
  isEnabled: boolean;
}

/** Returns the changes of a flag, newest first. Updates that did not change the state are skipped. */
export const flagHistory = (db: Db, name: string, limit: number): Promise<FlagChangeRow[]> =>
  queryRows<FlagChangeRow>(
    db,
    `select a.at, u.full_name as by, (a.details #>> '{changes,isEnabled,1}')::boolean as "isEnabled"
     from audit_log a left join users u on u.id = a.actor_id
     where a.entity = 'feature_flag' and a.entity_id = $1 and a.details #> '{changes,isEnabled}' is not null
     order by a.at desc, a.id desc limit $2`,
    [name, limit],
  );

/** Updates a flag and returns its previous state; null for an unknown flag. */
export const switchFlag = (
  db: Db,
  { name, isEnabled, userId }: { name: string; isEnabled: boolean; userId: string | null },
): Promise<{ wasEnabled: boolean } | null> =>
  queryRow(
    db,
    `update feature_flags f set is_enabled = $2, updated_at = now(), updated_by = $3
     from (select o.name, o.is_enabled from feature_flags o where o.name = $1 for update) before
     where f.name = before.name returning before.is_enabled as "wasEnabled"`,
    [name, isEnabled, userId],
  );
