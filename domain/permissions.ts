export const ROLES = ["admin", "manager", "counter", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** The area chosen at sign-in; it limits the rights of the role. */
export const AREAS = ["Counter", "Admin"] as const;
export type Area = (typeof AREAS)[number];

/** The scopes of API keys by their names in GraphQL, which cannot have a dot. */
export const SCOPE_NAMES = {
  CODES_CLAIM: "codes.claim",
  CODES_VALIDATE: "codes.validate",
  CUSTOMERS_READ: "customers.read",
  CUSTOMERS_WRITE: "customers.write",
  EVENTS: "events",
  EXPORT: "export",
  ITEMS: "items",
  LOOKUP: "lookup",
  RECEIPTS_READ: "receipts.read",
  RECEIPTS_WRITE: "receipts.write",
  REPORTS: "reports",
  STORES: "stores",
} as const;
export type Scope = (typeof SCOPE_NAMES)[keyof typeof SCOPE_NAMES];
export const SCOPES: readonly Scope[] = Object.values(SCOPE_NAMES);

/** The reach of a permission: any record, or only the user's own. */
type Reach = "any" | "own";

interface Policy {
  admin?: Reach;
  manager?: Reach;
  counter?: Reach;
  viewer?: Reach;
  /** Allowed without signing in; public rate limits apply and only a few fields are returned. */
  public?: true;
  /** The scope that an API key needs; without it API keys are rejected. */
  scope?: Scope;
}

const STAFF = { admin: "any", manager: "any", counter: "any" } as const;
const EVERY_ROLE = { ...STAFF, viewer: "any" } as const;
/** A job belongs to the user who started it. */
const BACK_OFFICE_JOBS = { admin: "any", manager: "own", viewer: "own" } as const;
const EVERYONE_OWN = { admin: "own", manager: "own", counter: "own", viewer: "own" } as const;

/** The permissions of roles, the public and API keys. Operations without a row are rejected. */
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
  // `own` allows only name and phone.
  "users:update": { admin: "any", manager: "own", counter: "own", viewer: "own" },
  "users:manage": { admin: "any" },
  "items:read": { ...EVERY_ROLE, public: true, scope: "items" },
  "items:write": { ...STAFF, scope: "items" },
  "customers:create": { ...STAFF, scope: "customers.write" },
  "customers:list": { admin: "any", manager: "any", viewer: "any", scope: "customers.read" },
  // Without it national codes and phones are masked.
  "customers:identity": { admin: "any", manager: "any", scope: "customers.read" },
  "customers:deleted": { admin: "any", manager: "any" },
  "customers:update": { admin: "any", manager: "any" },
  // Tags and notes.
  "customers:annotate": { admin: "any", manager: "any" },
  "customers:notes": { admin: "any", manager: "any", viewer: "any" },
  "customers:delete": { admin: "any" },
  "customers:merge": { admin: "any" },
  "customers:erase": { admin: "any" },
  "customers:summary": { ...EVERY_ROLE, public: true, scope: "customers.read" },
  "customers:lookup": { ...EVERY_ROLE, public: true, scope: "lookup" },
  "receipts:create": { ...STAFF, scope: "receipts.write" },
  // Sends the queue of a till for the user who recorded it.
  "receipts:create-for-others": { admin: "any" },
  "receipts:read": { admin: "any", manager: "any", counter: "own", viewer: "any", scope: "receipts.read" },
  "receipts:date-back": { admin: "any" },
  "receipts:reverse": { admin: "any", manager: "any", counter: "own", scope: "receipts.write" },
  // Own shifts, and what the screen of a till shows.
  "till:use": { admin: "own", manager: "own", counter: "own" },
  // Cases of receipts that match a rule.
  "watch:read": { admin: "any", manager: "any" },
  "watch:write": { admin: "any", manager: "any" },
  "watch:configure": { admin: "any" },
  "points:calculate": { ...STAFF, scope: "receipts.write" },
  // Returns the codes of a receipt: counter users and API keys only for their own receipts.
  "codes:generate": { admin: "any", manager: "any", counter: "own", scope: "receipts.write" },
  "stores:active": { ...EVERY_ROLE, public: true, scope: "stores" },
  "stores:read": { admin: "any", manager: "any", viewer: "any", scope: "stores" },
  "stores:write": { admin: "any", manager: "any" },
  "stores:delete": { admin: "any" },
  "events:public": { ...EVERY_ROLE, public: true },
  "events:read": { ...EVERY_ROLE, scope: "events" },
  "events:write": { admin: "any", manager: "any" },
  "events:delete": { admin: "any" },
  // Registration at the desk; visitors with a code use opening-day:register.
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
  // Announced and past draws with their evidence; names are initials, phones are masked.
  "draws:public": { ...EVERY_ROLE, public: true },
  "draws:read": { admin: "any", manager: "any", viewer: "any" },
  // Names and phones of winners, and the evidence pack.
  "draws:contacts": { admin: "any", manager: "any" },
  "draws:write": { admin: "any", manager: "any" },
  "draws:run": { admin: "any", manager: "any" },
  // One of the two people of a freeze or a run has it.
  "draws:approve": { admin: "any" },
  "draws:void": { admin: "any" },
  // Totals of all customers; not for the counter.
  "dashboard:read": { admin: "any", manager: "any", viewer: "any", scope: "reports" },
  "activity:read": { admin: "any", manager: "any", viewer: "any" },
  "reports:read": { admin: "any", manager: "any", viewer: "any", scope: "reports" },
  // The unit of the current user's reports.
  "reports:unit": { admin: "own", manager: "own", viewer: "own" },
  // An export or import of a table also needs the permission of the table.
  "exports:download": { admin: "any", manager: "any", viewer: "any", scope: "export" },
  "bulk-actions:start": { admin: "any", manager: "any" },
  "bulk-actions:read": { admin: "own", manager: "own" },
  "bulk-actions:cancel": { admin: "own", manager: "own" },
  "exports:start": BACK_OFFICE_JOBS,
  "exports:read": BACK_OFFICE_JOBS,
  "exports:cancel": BACK_OFFICE_JOBS,
  "exports:report": { admin: "any", manager: "any", viewer: "any", scope: "reports" },
  "exports:event-codes": { admin: "any", manager: "any" },
  "exports:template": { admin: "any", manager: "any" },
  "export:customers": { admin: "any", manager: "any", scope: "export" },
  "export:receipts": { admin: "any", manager: "any", scope: "export" },
  "export:stores": { admin: "any", manager: "any", viewer: "any", scope: "export" },
  "export:points": { admin: "any", manager: "any", scope: "export" },
  // Unclaimed codes have monetary value.
  "export:lottery_codes": { admin: "any" },
  // Saved views of lists and reports.
  "views:use": { admin: "own", manager: "own", viewer: "own" },
  "views:share": { admin: "any", manager: "any" },
  // The content of the festival pages.
  "site:write": { admin: "any" },
  "flags:read": EVERY_ROLE,
  "flags:write": { admin: "any" },
  "audit:read": { admin: "any" },
  // What happened to a record and who did it.
  "timeline:read": { admin: "any", manager: "any" },
  "api-keys:manage": { admin: "any" },
  "files:send": { admin: "any", manager: "any" },
  "imports:start": { admin: "any", manager: "any" },
  "imports:run": { admin: "any", manager: "any" },
  "imports:revert": { admin: "any", manager: "any" },
  "imports:read": BACK_OFFICE_JOBS,
  "imports:cancel": BACK_OFFICE_JOBS,
  "import:customers": { admin: "any", manager: "any" },
  "import:receipts": { admin: "any", manager: "any" },
  "import:stores": { admin: "any" },
  // Creates points without a purchase.
  "import:points": { admin: "any" },
  "import:lottery_codes": { admin: "any" },
  "metrics:read": { admin: "any" },
} as const satisfies Record<string, Policy>;

export type Permission = keyof typeof POLICY;
export const PERMISSIONS = Object.keys(POLICY) as Permission[];

/** Returns a row of the policy, for tests and generated documentation. */
export const policyOf = (permission: Permission): Policy => POLICY[permission];

/** Returns the reach of a role's permission, or null without it. `role` null is an anonymous caller. */
export function reachOf(role: Role | null, permission: Permission): Reach | null {
  const policy: Policy = POLICY[permission];
  if (role === null) return policy.public ? "any" : null;
  return policy[role] ?? null;
}

/** Permissions that every API key has. */
const PERMISSIONS_WITHOUT_SCOPE = new Set<Permission>(["health:read", "events:public", "draws:public"]);

/** Returns whether an API key with these scopes has a permission. */
export function isKeyAllowed(scopes: readonly string[], permission: Permission): boolean {
  const { scope } = policyOf(permission);
  return scope === undefined ? PERMISSIONS_WITHOUT_SCOPE.has(permission) : scopes.includes(scope);
}

export const isAllowed = (role: Role | null, permission: Permission): boolean => reachOf(role, permission) !== null;

/** Returns all permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => isAllowed(role, permission));

interface SensitiveOperation {
  /** The condition for documentation; if omitted, always. */
  when?: string;
  applies?: (args: Arguments) => boolean;
}

type Arguments = Readonly<Record<string, unknown>>;
const inputOf = ({ input }: Arguments): Arguments => (typeof input === "object" && input !== null ? { ...input } : {});

/**
 * Operations that need a recently confirmed password in addition to the permission, by GraphQL field, because an open
 * session does not prove who uses it.
 */
const SENSITIVE = {
  createApiKey: {},
  createUser: { when: "the role is admin", applies: (args) => inputOf(args).role === "admin" },
  deleteUser: {},
  endUserSessions: {},
  resetSecondFactor: {},
  resetUserPassword: {},
  setFeatureFlags: {},
  startBulkAction: {
    when: "users must change their passwords",
    applies: (args) => inputOf(args).kind === "require_password_change",
  },
  updateFeatureFlag: {},
  updateUser: {
    when: "the role is set to admin or a password is reset",
    applies: (args) => inputOf(args).role === "admin" || inputOf(args).resetPassword === true,
  },
} as const satisfies Record<string, SensitiveOperation>;

/** The GraphQL fields of the sensitive operations. */
export const SENSITIVE_FIELDS: readonly string[] = Object.keys(SENSITIVE);

const sensitiveOperationOf = (field: string): SensitiveOperation | null =>
  Object.hasOwn(SENSITIVE, field) ? SENSITIVE[field as keyof typeof SENSITIVE] : null;

/** Returns whether a call needs a confirmed password. */
export function needsConfirmation(field: string, args: Arguments): boolean {
  const operation = sensitiveOperationOf(field);
  return operation !== null && (operation.applies?.(args) ?? true);
}

/** Returns when a field needs a confirmed password, for documentation: a condition, "always", or null. */
export function confirmationRule(field: string): string | null {
  const operation = sensitiveOperationOf(field);
  return operation && (operation.when ?? "always");
}

const AREA_ROLES: Record<Area, Partial<Record<Role, Role>>> = {
  Counter: { admin: "counter", manager: "counter", counter: "counter" },
  Admin: { admin: "admin", manager: "manager", viewer: "viewer" },
};

/** Returns the effective role in an area, or null if the account cannot sign in there. */
export const roleInArea = (role: Role, area: Area): Role | null => AREA_ROLES[area][role] ?? null;
