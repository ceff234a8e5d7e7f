import { foldRecoveryCode } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { sha256 } from "../../kit/crypto/token";
import { RecoveryCode } from "../users/recovery-code.entity";

/** The stored hash of a recovery code. */
export const recoveryHash = (code: string): Buffer => sha256(foldRecoveryCode(code));

/** Consumes a recovery code. Returns false if it is unknown or already used. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { affected } = await db.delete(RecoveryCode, { userId, codeHash });
  return affected === 1;
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> => db.countBy(RecoveryCode, { userId });
