export const ROLES = ["admin", "manager", "counter", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** The area chosen at sign-in; it is a ceiling on the role's rights. */
export const AREAS = ["Counter", "Admin"] as const;
export type Area = (typeof AREAS)[number];

/** How far a right reaches: every record, or only one's own. */
type Reach = "any" | "own";

interface Policy {
  admin?: Reach;
  manager?: Reach;
  counter?: Reach;
  viewer?: Reach;
  /** Anybody may, without signing in; public limits and minimal fields apply. */
  public?: true;
  /** The scope an integrator's key needs; without it keys are refused. */
  scope?: string;
}

const STAFF = { admin: "any", manager: "any", counter: "any" } as const;
const EVERY_ROLE = { ...STAFF, viewer: "any" } as const;
const EVERYONE_OWN = { admin: "own", manager: "own", counter: "own", viewer: "own" } as const;

/** Who may do what: the only place that names a role. What has no row is refused. */
const POLICY = {
  "health:read": { ...EVERY_ROLE, public: true },
  "auth:login": { ...EVERY_ROLE, public: true },
  "session:own": EVERYONE_OWN,
  "password:change": EVERYONE_OWN,
  "items:read": { ...EVERY_ROLE, public: true, scope: "items" },
  "items:write": { ...STAFF, scope: "items" },
  "customers:create": { ...STAFF, scope: "customers.write" },
  "customers:summary": { ...EVERY_ROLE, public: true, scope: "customers.read" },
  "customers:lookup": { ...EVERY_ROLE, public: true, scope: "lookup" },
  "receipts:create": { ...STAFF, scope: "receipts.write" },
  "receipts:date-back": { admin: "any" },
  "receipts:reverse": { admin: "any", manager: "any", counter: "own", scope: "receipts.write" },
  "points:calculate": { ...STAFF, scope: "receipts.write" },
  "codes:generate": { ...STAFF, scope: "receipts.write" },
  "stores:active": { ...EVERY_ROLE, public: true, scope: "stores" },
  "stores:read": { admin: "any", manager: "any", viewer: "any", scope: "stores" },
  "stores:write": { admin: "any", manager: "any" },
  "stores:delete": { admin: "any" },
  "flags:read": EVERY_ROLE,
  "flags:write": { admin: "any" },
  "metrics:read": { admin: "any" },
} as const satisfies Record<string, Policy>;

export type Permission = keyof typeof POLICY;
export const PERMISSIONS = Object.keys(POLICY) as Permission[];

/** The policy table as data, for the tests and for documents made from it. */
export const policyOf = (permission: Permission): Policy => POLICY[permission];

/** How far a role's right reaches, or null where it has none; `role` null is a visitor without a session. */
export function reachOf(role: Role | null, permission: Permission): Reach | null {
  const policy: Policy = POLICY[permission];
  if (role === null) return policy.public ? "any" : null;
  return policy[role] ?? null;
}

export const may = (role: Role | null, permission: Permission): boolean => reachOf(role, permission) !== null;

/** Everything a role may do. */
export const permissionsOf = (role: Role): Permission[] => PERMISSIONS.filter((permission) => may(role, permission));

const AREA_ROLES: Record<Area, Partial<Record<Role, Role>>> = {
  Counter: { admin: "counter", manager: "counter", counter: "counter" },
  Admin: { admin: "admin", manager: "manager", viewer: "viewer" },
};

/** The rights a role has in an area, or null where the account cannot sign in there. */
export const roleInArea = (role: Role, area: Area): Role | null => AREA_ROLES[area][role] ?? null;

/** Whether rights in this role reach past the caller's own deal: only then does a look-up need no matching pair. */
export const seesCustomersById = (role: Role | null): boolean =>
  role === "admin" || role === "manager" || role === "viewer";
