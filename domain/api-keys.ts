import * as z from "zod/mini";
import { type Scope, SCOPES } from "./permissions";
import { lineText } from "./text";

export const KEY_STATES = ["active", "expired", "revoked"] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Returns the state of a key at a time. */
export function keyStateOf({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date }, now: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt <= now ? "expired" : "active";
}

export const MAX_KEY_NAME_LENGTH = 100;
const MAX_KEY_DAYS = 365;
const MAX_ALLOWED_IPS = 20;

const isIpOrNetwork = (text: string): boolean =>
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((form) => form.safeParse(text).success);

/** An IPv4 address in the form of IPv6; callers are known by the IPv4 form. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

const allowedIps = z.pipe(
  z.nullish(z.array(z.string("IP_INVALID"), "IP_INVALID")),
  z.transform((list: string[] | null | undefined, context) => {
    const distinct = [
      ...new Set((list ?? []).map((text) => text.trim().replace(MAPPED, "")).filter((text) => text !== "")),
    ];
    if (distinct.length <= MAX_ALLOWED_IPS && distinct.every(isIpOrNetwork)) return distinct;
    context.issues.push({ code: "custom", message: "IP_INVALID", input: list });
    return z.NEVER;
  }),
);

const scopes = z.pipe(
  z.array(z.enum(SCOPES, "FIELD_INVALID"), "SCOPES_REQUIRED").check(z.minLength(1, "SCOPES_REQUIRED")),
  z.transform((list: Scope[]) => [...new Set(list)].sort()),
);

/** A new API key: scopes, allowed IP addresses and days until it expires. */
export const apiKeyDraft = z.object({
  name: lineText(MAX_KEY_NAME_LENGTH).check(z.refine((text) => text !== "", "NAME_REQUIRED")),
  scopes,
  expiresInDays: z.int("EXPIRY_INVALID").check(z.refine((days) => days >= 1 && days <= MAX_KEY_DAYS, "EXPIRY_INVALID")),
  allowedIps,
});
