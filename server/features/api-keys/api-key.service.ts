import { v7 as uuidv7 } from "uuid";
import { apiKeyDraft } from "../../../domain/api-keys";
import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Integrator } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { isApiKey, newApiKey, sha256 } from "../../kit/crypto/token";
import { inTransaction } from "../../kit/transactions/transaction";
import { canonicalAddress } from "../../kit/limits/ip-addresses";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { allKeys, findKeyById, findActiveKey, insertKey, type KeyRow, revokeKey, touchKey } from "./api-key.queries";

/**
 * Returns the integrator of a bearer token, or null if the key is unknown, expired, revoked or not allowed from `ip`.
 */
export async function integratorOfToken(db: Db, token: string, ip: string): Promise<Integrator | null> {
  if (!isApiKey(token)) return null;
  const key = await findActiveKey(db, sha256(token), canonicalAddress(ip));
  if (!key) return null;
  const { isStale, ...integrator } = key;
  if (isStale) await touchKey(db, key.keyId);
  return { kind: "key", ...integrator };
}

/** Returns all keys, including revoked and expired ones, newest first. */
export const apiKeys = (ctx: Ctx): Promise<KeyRow[]> => allKeys(ctx.db);

/** Creates a key. Its secret is returned here only; the database stores a hash. Throws BAD_USER_INPUT. */
export async function createApiKey(ctx: Ctx, input: unknown): Promise<{ key: KeyRow; secret: string }> {
  const { expiresInDays: days, ...draft } = validate(apiKeyDraft, input);
  const id = uuidv7();
  const secret = newApiKey(id);
  const key = await inTransaction(ctx, async (tx) => {
    const { userId: createdBy } = currentStaffOrFail(tx);
    await insertKey(tx.db, { ...draft, id, hash: sha256(secret), createdBy, createdAt: tx.now, days });
    await recordAudit(tx, { action: "CREATE", entity: "api_key", entityId: id, details: { ...draft, days } });
    return (await findKeyById(tx.db, id)) ?? fail("API_KEY_NOT_FOUND");
  });
  return { key, secret };
}

/** Revokes a key. Revoking it again has no effect. Throws API_KEY_NOT_FOUND. */
export function revokeApiKey(ctx: Ctx, rawId: string): Promise<KeyRow> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    if (await revokeKey(tx.db, id)) await recordAudit(tx, { action: "REVOKE", entity: "api_key", entityId: id });
    return (await findKeyById(tx.db, id)) ?? fail("API_KEY_NOT_FOUND");
  });
}
