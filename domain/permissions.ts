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
  /** The scope an integrator's key needs; without it keys are rejected. */
  scope?: string;
}

const STAFF = { admin: "any", manager: "any", counter: "any" } as const;
const EVERY_ROLE = { ...STAFF, viewer: "any" } as const;
const EVERYONE_OWN = { admin: "own", manager: "own", counter: "own", viewer: "own" } as const;

/** Who may do what: the only place that names a role. What has no row is rejected. */
const POLICY = {
  "health:read": { ...EVERY_ROLE, public: true },
  "auth:login": { ...EVERY_ROLE, public: true },
  "session:own": EVERYONE_OWN,
  "sessions:manage": EVERYONE_OWN,
  "password:change": EVERYONE_OWN,
  "password:confirm": EVERYONE_OWN,
  "second-factor:manage": EVERYONE_OWN,
  "users:list": { admin: "any", manager: "any" },
  "users:read": { admin: "any", manager: "any", counter: "own", viewer: "own" },
  "users:activity": { admin: "any", manager: "any", counter: "own", viewer: "own" },
  // Of one's own record only the name and the phone; the rest is for those who reach any.
  "users:update": { admin: "any", manager: "own", counter: "own", viewer: "own" },
  "users:manage": { admin: "any" },
  "items:read": { ...EVERY_ROLE, public: true, scope: "items" },
  "items:write": { ...STAFF, scope: "items" },
  "customers:create": { ...STAFF, scope: "customers.write" },
  "customers:list": { admin: "any", manager: "any", viewer: "any", scope: "customers.read" },
  // National codes and phones in full; without it they are masked.
  "customers:identity": { admin: "any", manager: "any", scope: "customers.read" },
  "customers:deleted": { admin: "any", manager: "any" },
  "customers:update": { admin: "any", manager: "any" },
  "customers:delete": { admin: "any" },
  "customers:merge": { admin: "any" },
  "customers:erase": { admin: "any" },
  "customers:summary": { ...EVERY_ROLE, public: true, scope: "customers.read" },
  "customers:lookup": { ...EVERY_ROLE, public: true, scope: "lookup" },
  "receipts:create": { ...STAFF, scope: "receipts.write" },
  "receipts:date-back": { admin: "any" },
  "receipts:reverse": { admin: "any", manager: "any", counter: "own", scope: "receipts.write" },
  "points:calculate": { ...STAFF, scope: "receipts.write" },
  // With the codes of a receipt as the answer: a counter's own receipts, and likewise a key's.
  "codes:generate": { admin: "any", manager: "any", counter: "own", scope: "receipts.write" },
  "stores:active": { ...EVERY_ROLE, public: true, scope: "stores" },
  "stores:read": { admin: "any", manager: "any", viewer: "any", scope: "stores" },
  "stores:write": { admin: "any", manager: "any" },
  "stores:delete": { admin: "any" },
  "events:public": { ...EVERY_ROLE, public: true, scope: "events" },
  "events:read": { ...EVERY_ROLE, scope: "events" },
  "events:write": { admin: "any", manager: "any" },
  "events:delete": { admin: "any" },
  // A visitor at the desk; visitors who bring a code have their own door.
  "events:register": { ...STAFF, scope: "codes.claim" },
  "opening-day:register": { ...STAFF, public: true, scope: "codes.claim" },
  "event-codes:own": { ...EVERY_ROLE, public: true, scope: "lookup" },
  "event-codes:check": { ...STAFF, public: true, scope: "codes.validate" },
  "event-codes:claim": { ...STAFF, scope: "codes.claim" },
  "event-codes:read": { admin: "any", manager: "any" },
  "event-codes:write": { admin: "any", manager: "any" },
  "participants:read": { admin: "any", manager: "any", viewer: "any" },
  "campaigns:read": { admin: "any", manager: "any", viewer: "any" },
  "campaigns:write": { admin: "any", manager: "any" },
  "campaigns:delete": { admin: "any" },
  // Sums over everybody; the counter needs none of them.
  "dashboard:read": { admin: "any", manager: "any", viewer: "any", scope: "reports" },
  "activity:read": { admin: "any", manager: "any", viewer: "any" },
  "reports:read": { admin: "any", manager: "any", viewer: "any", scope: "reports" },
  // Tables that go out and come in; the first of each is the weakest right, a table's own is asked for besides.
  "files:out": { admin: "any", manager: "any", viewer: "any", scope: "export" },
  "export:customers": { admin: "any", manager: "any", scope: "export" },
  "export:receipts": { admin: "any", manager: "any", scope: "export" },
  "export:stores": { admin: "any", manager: "any", viewer: "any", scope: "export" },
  "export:points": { admin: "any", manager: "any", scope: "export" },
  // Codes that wait are worth what they win.
  "export:lottery_codes": { admin: "any" },
  "flags:read": EVERY_ROLE,
  "flags:write": { admin: "any" },
  "audit:read": { admin: "any" },
  "api-keys:manage": { admin: "any" },
  "files:send": { admin: "any", manager: "any" },
  // Whoever may bring any table in; the rows below say which.
  "files:in": { admin: "any", manager: "any" },
  "import:customers": { admin: "any", manager: "any" },
  "import:receipts": { admin: "any", manager: "any" },
  "import:stores": { admin: "any" },
  // Points out of nothing.
  "import:points": { admin: "any" },
  "import:lottery_codes": { admin: "any" },
  "jobs:read": { admin: "any", manager: "own", viewer: "own" },
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

/** Every scope an integrator's key can hold. */
export const SCOPES: readonly string[] = [
  ...new Set(PERMISSIONS.flatMap((permission) => policyOf(permission).scope ?? [])),
].sort();

/** Whether a key with these scopes may: what needs a scope, it needs that one; what everybody may without one, it may too. */
export function isKeyAllowed(scopes: readonly string[], permission: Permission): boolean {
  const { scope } = policyOf(permission);
  return scope === undefined ? KEYS_NEED_NO_SCOPE.has(permission) : scopes.includes(scope);
}

const KEYS_NEED_NO_SCOPE = new Set<Permission>(["health:read"]);

export const isAllowed = (role: Role | null, permission: Permission): boolean => reachOf(role, permission) !== null;

/** Everything a role may do. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => isAllowed(role, permission));

interface DelicateOperation {
  /** When it applies, as documents say it; without it, always. */
  when?: string;
  applies?: (args: Arguments) => boolean;
}

type Arguments = Readonly<Record<string, unknown>>;
const inputOf = ({ input }: Arguments): Arguments => (typeof input === "object" && input !== null ? { ...input } : {});

/**
 * Operations that need a password confirmed within the last minutes besides the permission, by their GraphQL field: an
 * open session says nothing about the person who sits at it.
 */
const DELICATE = {
  createApiKey: {},
  createUser: { when: "the role is admin", applies: (args) => inputOf(args).role === "admin" },
  deleteUser: {},
  endUserSessions: {},
  resetSecondFactor: {},
  resetUserPassword: {},
  updateFeatureFlag: {},
  updateUser: {
    when: "the role is set to admin or a password is reset",
    applies: (args) => inputOf(args).role === "admin" || inputOf(args).resetPassword === true,
  },
} as const satisfies Record<string, DelicateOperation>;

/** The GraphQL fields of the delicate operations. */
export const DELICATE_FIELDS: readonly string[] = Object.keys(DELICATE);

const delicateOf = (field: string): DelicateOperation | null =>
  Object.hasOwn(DELICATE, field) ? DELICATE[field as keyof typeof DELICATE] : null;

/** Whether a call needs a confirmed password. */
export function needsConfirmation(field: string, args: Arguments): boolean {
  const operation = delicateOf(field);
  return operation !== null && (operation.applies?.(args) ?? true);
}

/** When a field needs a confirmed password, for documents: a condition, "always", or null for never. */
export function confirmationRule(field: string): string | null {
  const operation = delicateOf(field);
  return operation && (operation.when ?? "always");
}

const AREA_ROLES: Record<Area, Partial<Record<Role, Role>>> = {
  Counter: { admin: "counter", manager: "counter", counter: "counter" },
  Admin: { admin: "admin", manager: "manager", viewer: "viewer" },
};

/** The rights a role has in an area, or null where the account cannot sign in there. */
export const roleInArea = (role: Role, area: Area): Role | null => AREA_ROLES[area][role] ?? null;
