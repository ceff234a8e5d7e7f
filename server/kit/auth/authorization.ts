import { isKeyAllowed, type Permission, reachOf, type Role } from "../../../domain/permissions";
import type { Ctx, Staff } from "../context";
import { fail } from "../errors/app-error";

type HasActor = Pick<Ctx, "actor">;

/** How far the caller's right reaches, or null where there is none. What a key may do, it may do to any record. */
export function reachFor({ actor }: HasActor, permission: Permission): "any" | "own" | null {
  if (actor?.kind === "key") return isKeyAllowed(actor.scopes, permission) ? "any" : null;
  return reachOf(actor?.role ?? null, permission);
}

export const isPermitted = (ctx: HasActor, permission: Permission): boolean => reachFor(ctx, permission) !== null;

/** The signed-in person, or null for a visitor and for a key. */
export const currentStaff = ({ actor }: HasActor): Staff | null => (actor?.kind === "staff" ? actor : null);

/** The signed-in person; the permission check has made sure that there is one. */
export const currentStaffOrFail = (ctx: HasActor): Staff => currentStaff(ctx) ?? fail("UNAUTHENTICATED");

/** Who an audit line and an idempotency key belong to. */
export function currentActor({ actor }: HasActor): { id: string; role: Role | "key" } | null {
  if (!actor) return null;
  return actor.kind === "key" ? { id: actor.keyId, role: "key" } : { id: actor.userId, role: actor.role };
}

/** Throws REAUTH_REQUIRED unless the session's password was given within the last minutes. */
export function requireConfirmed(ctx: HasActor): void {
  if (!currentStaff(ctx)?.isConfirmed) fail("REAUTH_REQUIRED");
}
