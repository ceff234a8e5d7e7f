import { isKeyAllowed, type Permission, reachOf, type Role } from "../../../domain/permissions";
import type { Ctx, Staff } from "../context";
import { fail } from "../errors/app-error";

type HasActor = Pick<Ctx, "actor">;

/** Returns the reach of the caller's permission, or null without it. The permissions of a key cover any record. */
export function reachFor({ actor }: HasActor, permission: Permission): "any" | "own" | null {
  if (actor?.kind === "key") return isKeyAllowed(actor.scopes, permission) ? "any" : null;
  return reachOf(actor?.role ?? null, permission);
}

export const isPermitted = (ctx: HasActor, permission: Permission): boolean => reachFor(ctx, permission) !== null;

/** Returns the signed-in user, or null for an anonymous caller or an API key. */
export const currentStaff = ({ actor }: HasActor): Staff | null => (actor?.kind === "staff" ? actor : null);

/** Returns the signed-in user. Throws UNAUTHENTICATED; the permission check runs before. */
export const currentStaffOrFail = (ctx: HasActor): Staff => currentStaff(ctx) ?? fail("UNAUTHENTICATED");

/** Returns the actor of audit entries and idempotency keys. */
export function currentActor({ actor }: HasActor): { id: string; role: Role | "key" } | null {
  if (!actor) return null;
  return actor.kind === "key" ? { id: actor.keyId, role: "key" } : { id: actor.userId, role: actor.role };
}

/** Throws REAUTH_REQUIRED unless the session's password was confirmed recently. */
export function requireConfirmed(ctx: HasActor): void {
  if (!currentStaff(ctx)?.isConfirmed) fail("REAUTH_REQUIRED");
}
