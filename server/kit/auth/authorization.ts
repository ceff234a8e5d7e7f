import { keyMay, type Permission, reachOf, type Role } from "../../../domain/permissions";
import type { Ctx, Staff } from "../context";
import { fail } from "../errors/app-error";

type Asking = Pick<Ctx, "actor">;

/** How far the caller's right reaches, or null where there is none. What a key may do, it may do to any record. */
export function reachIn({ actor }: Asking, permission: Permission): "any" | "own" | null {
  if (actor?.kind === "key") return keyMay(actor.scopes, permission) ? "any" : null;
  return reachOf(actor?.role ?? null, permission);
}

export const mayIn = (ctx: Asking, permission: Permission): boolean => reachIn(ctx, permission) !== null;

/** The signed-in person, or null for a visitor and for a key. */
export const staffOf = ({ actor }: Asking): Staff | null => (actor?.kind === "staff" ? actor : null);

/** The signed-in person; the permission check has made sure that there is one. */
export const staffOrFail = (ctx: Asking): Staff => staffOf(ctx) ?? fail("UNAUTHENTICATED");

/** Who an audit line and an idempotency key belong to. */
export function actorOf({ actor }: Asking): { id: string; role: Role | "key" } | null {
  if (!actor) return null;
  return actor.kind === "key" ? { id: actor.keyId, role: "key" } : { id: actor.userId, role: actor.role };
}

/** Refuses with REAUTH_REQUIRED unless the session's password was given within the last minutes. */
export function requireConfirmed(ctx: Asking): void {
  if (!staffOf(ctx)?.isConfirmed) fail("REAUTH_REQUIRED");
}
