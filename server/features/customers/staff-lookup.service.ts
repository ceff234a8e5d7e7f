import type { IdentityPair } from "../../../domain/customers";
import type { Actor, Ctx } from "../../kit/context";
import { fail, AppError } from "../../kit/errors/app-error";
import { recordAuditRead } from "../audit/audit.service";
import { isKnownIdentity } from "./customer-identity.queries";

/** The session or API key by which lookups of signed-in callers are counted. */
const sessionOf = (actor: Actor): string =>
  actor.kind === "key" ? actor.keyId : actor.tokenHash.toString("base64url");

/**
 * Looks a customer up by phone and national code for a signed-in caller, under the limits of the session, and writes an
 * audit entry. Returns null if the pair matches no customer; throws RATE_LIMITED. A miss counts as a failure only if
 * the phone or the national code belongs to a customer: otherwise it is a new customer at the till.
 */
export async function lookUpAsStaff<Found extends { id: string }>(
  ctx: Ctx & { actor: Actor },
  pair: IdentityPair,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const session = sessionOf(ctx.actor);
  await ctx.limits.consume("staff-lookup:session", session);
  const result = await ctx.limits.attempt([["staff-lookup-failure:session", session]], async () => {
    const found = await find();
    return found || !(await isKnownIdentity(ctx.db, pair)) ? { found } : null;
  });
  const found = result?.found ?? null;
  await recordLookup(ctx, pair, found);
  return found;
}

/** Writes an audit entry of a lookup: the customer's id, or the masked phone if no customer was found. */
export const recordLookup = (ctx: Ctx, { phone }: IdentityPair, found: { id: string } | null): Promise<void> =>
  recordAuditRead(ctx, {
    action: "LOOKUP",
    entity: "customer",
    entityId: found?.id ?? null,
    details: found ? { found: true } : { found: false, phoneNumber: phone },
  });

/**
 * Runs a write that identifies a person by phone and national code. For a signed-in caller, IDENTITY_CONFLICT counts as
 * a failed lookup of the session and writes an audit entry.
 */
export async function limitingLookups<Result>(
  ctx: Ctx,
  pair: IdentityPair,
  write: () => Promise<Result>,
): Promise<Result> {
  const { actor } = ctx;
  if (!actor) return write();
  const result = await ctx.limits.attempt(
    [["staff-lookup-failure:session", sessionOf(actor)]],
    async () => {
      try {
        return { value: await write() };
      } catch (error) {
        if (error instanceof AppError && error.code === "IDENTITY_CONFLICT") return null;
        throw error;
      }
    },
    { isConcurrent: true },
  );
  if (result) return result.value;
  await recordLookup(ctx, pair, null);
  return fail("IDENTITY_CONFLICT");
}
