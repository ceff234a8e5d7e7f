import { foldRecoveryCode } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { sha256 } from "../../kit/crypto/token";
import { queryRow, queryRows } from "../../kit/db/queries";

/** The stored hash of a recovery code. */
export const recoveryHash = (code: string): Buffer => sha256(foldRecoveryCode(code));

export const insertRecoveryCodes = (db: Db, userId: string, hashes: readonly Buffer[]): Promise<unknown> =>
  queryRows(db, `insert into recovery_codes (user_id, code_sha256) select $1, unnest($2::bytea[])`, [userId, hashes]);

/** Consumes a recovery code. Returns false if it is unknown or already used. */
export async function consumeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const consumed = await queryRow(
    db,
    `delete from recovery_codes r where r.user_id = $1 and r.code_sha256 = $2 returning r.user_id`,
    [userId, hash],
  );
  return consumed !== null;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const count = await queryRow<{ codes: number }>(
    db,
    `select count(*)::int as codes from recovery_codes r where r.user_id = $1`,
    [userId],
  );
  return count?.codes ?? 0;
}
