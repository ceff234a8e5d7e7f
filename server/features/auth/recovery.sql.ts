import { foldRecoveryCode } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { sha256 } from "../../kit/crypto/token";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./recovery.generated";

/** The stored hash of a recovery code. */
export const recoveryHash = (code: string): Buffer => sha256(foldRecoveryCode(code));

export const insertRecoveryCodes = (db: Db, userId: string, hashes: readonly Buffer[]): Promise<unknown> =>
  execute(db, sql.insertRecoveryCodes, { userId, hashes });

/** Consumes a recovery code. Returns false if it is unknown or already used. */
export async function consumeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const consumed = await executeOne(db, sql.consumeRecoveryCode, { userId, hash });
  return consumed !== null;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const count = await executeOne(db, sql.countRecoveryCodes, { userId });
  return count?.codes ?? 0;
}
