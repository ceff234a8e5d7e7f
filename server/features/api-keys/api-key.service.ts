import { IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import { apiKeyDraft } from "../../../domain/api-keys";
import { id as idSchema } from "../../../domain/ids";
import { DAY_MS } from "../../../domain/time/instants";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx, Integrator } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { isApiKey, newApiKey, sha256 } from "../../kit/crypto/token";
import { inTransaction } from "../../kit/transactions/transaction";
import { canonicalAddress } from "../../kit/limits/ip-addresses";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { ApiKeyEntity } from "./api-key.entity";
import { findActiveKey, touchKey } from "./api-key.queries";
import type { ApiKey } from "./api-key.types";

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
export async function apiKeys(ctx: Ctx): Promise<ApiKey[]> {
  const keys = await ctx.db.find(ApiKeyEntity, { ...WITH_CREATOR, order: { createdAt: "desc", id: "asc" } });
  return keys.map(apiKeyOf);
}

const WITH_CREATOR = { relations: { createdBy: true } };

const apiKeyOf = ({ createdBy, ...key }: ApiKeyEntity): ApiKey => ({ ...key, createdBy: createdBy?.fullName ?? "" });

async function findKeyOrFail(db: Db, id: string): Promise<ApiKey> {
  const key = await db.findOne(ApiKeyEntity, { ...WITH_CREATOR, where: { id } });
  return key ? apiKeyOf(key) : fail("API_KEY_NOT_FOUND");
}

/** Creates a key. Its secret is returned here only; the database stores a hash. Throws BAD_USER_INPUT. */
export async function createApiKey(ctx: Ctx, input: unknown): Promise<{ key: ApiKey; secret: string }> {
  const { expiresInDays: days, ...draft } = validate(apiKeyDraft, input);
  const id = uuidv7();
  const secret = newApiKey(id);
  const key = await inTransaction(ctx, async (tx) => {
    const { userId: createdById } = currentStaffOrFail(tx);
    const expiresAt = new Date(tx.now.getTime() + days * DAY_MS);
    const hash = sha256(secret);
    await tx.db.insert(ApiKeyEntity, { ...draft, id, hash, createdById, createdAt: tx.now, expiresAt });
    await recordAudit(tx, { action: "CREATE", entity: "api_key", entityId: id, details: { ...draft, days } });
    return findKeyOrFail(tx.db, id);
  });
  return { key, secret };
}

/** Revokes a key. Revoking it again has no effect. Throws API_KEY_NOT_FOUND. */
export function revokeApiKey(ctx: Ctx, rawId: string): Promise<ApiKey> {
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    const { affected } = await tx.db.update(ApiKeyEntity, { id, revokedAt: IsNull() }, { revokedAt: tx.now });
    if (affected) await recordAudit(tx, { action: "REVOKE", entity: "api_key", entityId: id });
    return findKeyOrFail(tx.db, id);
  });
}
