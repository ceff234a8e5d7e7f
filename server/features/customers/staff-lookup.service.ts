import type { IdentityPair } from "../../../domain/customers";
import type { Actor, Ctx } from "../../kit/context";
import { fail, AppError } from "../../kit/errors/app-error";
import { recordAuditRead } from "../audit/audit.service";
import { isKnownIdentity } from "./customer-identity.sql";

/** The session of a person or the key of a program: what look-ups of signed-in callers are counted by. */
const sessionOf = (actor: Actor): string =>
  actor.kind === "key" ? actor.keyId : actor.tokenHash.toString("base64url");

/**
 * Runs a look-up by phone and national code for a signed-in caller, under the limits of their session, and leaves an
 * audit entry. Returns null where the pair matches no customer; throws RATE_LIMITED. A miss counts as a failure only where one
 * half of the pair belongs to a customer: a pair of which neither half is known is a new customer at the till.
 */
export async function lookUpAsStaff<Found extends { id: string }>(
  ctx: Ctx & { actor: Actor },
  pair: IdentityPair,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const session = sessionOf(ctx.actor);
  await ctx.limits.take("staff-lookup:session", session);
  const outcome = await ctx.limits.attempt([["staff-lookup-failure:session", session]], async () => {
    const found = await find();
    return found || !(await isKnownIdentity(ctx.db, pair)) ? { found } : null;
  });
  const found = outcome?.found ?? null;
  await recordLookup(ctx, pair, found);
  return found;
}

/** Leaves an audit entry of a look-up: the customer's id, or the masked phone where no customer was found. */
export const recordLookup = (ctx: Ctx, { phone }: IdentityPair, found: { id: string } | null): Promise<void> =>
  recordAuditRead(ctx, {
    action: "LOOKUP",
    entity: "customer",
    entityId: found?.id ?? null,
    details: found ? { found: true } : { found: false, phoneNumber: phone },
  });

/**
 * Runs a write that names a person by phone and national code. For a signed-in caller a pair that does not belong
 * together (IDENTITY_CONFLICT) is a failed look-up: it counts for the session and leaves an audit entry.
 */
export async function limitingLookups<Result>(
  ctx: Ctx,
  pair: IdentityPair,
  write: () => Promise<Result>,
): Promise<Result> {
  const { actor } = ctx;
  if (!actor) return write();
  const outcome = await ctx.limits.attempt(
    [["staff-lookup-failure:session", sessionOf(actor)]],
    async () => {
      try {
        return { result: await write() };
      } catch (error) {
        if (error instanceof AppError && error.code === "IDENTITY_CONFLICT") return null;
        throw error;
      }
    },
    { sideBySide: true },
  );
  if (outcome) return outcome.result;
  await recordLookup(ctx, pair, null);
  return fail("IDENTITY_CONFLICT");
}
