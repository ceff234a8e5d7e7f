import {
  isKeyAllowed,
  isAllowed,
  PERMISSIONS,
  type Permission,
  policyOf,
  reachOf,
  type Role,
  ROLES,
  SCOPES,
} from "../../domain/permissions";
import { buildProductSchema, permissionTable } from "../../server/app/schema";

/** What each root field asks for. A new field needs a line here, so that its permission is chosen by a person. */
const FIELDS: Record<string, Permission> = {
  activeStores: "stores:active",
  addEventCode: "event-codes:write",
  apiKeys: "api-keys:manage",
  auditFacets: "audit:read",
  auditLog: "audit:read",
  calculatePoints: "points:calculate",
  campaign: "campaigns:read",
  cancelExport: "exports:cancel",
  cancelImport: "imports:cancel",
  campaigns: "campaigns:read",
  changePassword: "password:change",
  checkCode: "event-codes:check",
  claimCode: "event-codes:claim",
  confirmPassword: "password:confirm",
  confirmSecondFactor: "second-factor:manage",
  createApiKey: "api-keys:manage",
  createCampaign: "campaigns:write",
  createCustomer: "customers:create",
  createEvent: "events:write",
  createItem: "items:write",
  createReceipt: "receipts:create",
  createReceipts: "receipts:create",
  createStore: "stores:write",
  createUser: "users:manage",
  customer: "customers:list",
  customers: "customers:list",
  customerStats: "dashboard:read",
  customerSummary: "customers:summary",
  dashboardKpis: "dashboard:read",
  deleteCustomer: "customers:delete",
  deleteCampaign: "campaigns:delete",
  deleteEvent: "events:delete",
  deleteItem: "items:write",
  deleteStore: "stores:delete",
  deleteUser: "users:manage",
  disableSecondFactor: "second-factor:manage",
  endOtherSessions: "sessions:manage",
  endSession: "sessions:manage",
  endUserSessions: "users:manage",
  eraseCustomer: "customers:erase",
  event: "events:read",
  eventCodes: "event-codes:read",
  exportEventCodes: "exports:event-codes",
  exportJob: "exports:read",
  exportReport: "exports:report",
  exportTable: "exports:download",
  exportTemplate: "exports:template",
  events: "events:read",
  eventStats: "events:read",
  featureFlag: "flags:read",
  featureFlagHistory: "flags:read",
  featureFlags: "flags:read",
  generateCodes: "codes:generate",
  health: "health:read",
  invalidateEventCode: "event-codes:write",
  items: "items:read",
  login: "auth:login",
  logout: "session:own",
  lookup: "customers:lookup",
  me: "session:own",
  mergeCustomers: "customers:merge",
  myEventCodes: "event-codes:own",
  mySecondFactor: "second-factor:manage",
  mySessions: "sessions:manage",
  openingDayEvents: "events:public",
  participants: "participants:read",
  recentActivity: "activity:read",
  report: "reports:read",
  reportSummary: "reports:read",
  revenueTrend: "dashboard:read",
  topStores: "dashboard:read",
  receiptBonuses: "receipts:create",
  registerAtDesk: "events:register",
  registerVisitor: "opening-day:register",
  reinstateEventCode: "event-codes:write",
  renewRecoveryCodes: "second-factor:manage",
  resetSecondFactor: "users:manage",
  resetUserPassword: "users:manage",
  restoreCustomer: "customers:delete",
  returnReceipt: "receipts:reverse",
  revokeApiKey: "api-keys:manage",
  roles: "users:list",
  searchCustomers: "customers:list",
  setupSecondFactor: "second-factor:manage",
  store: "stores:read",
  stores: "stores:read",
  toggleStore: "stores:write",
  updateCustomer: "customers:update",
  updateCampaign: "campaigns:write",
  updateEvent: "events:write",
  updateFeatureFlag: "flags:write",
  updateItem: "items:write",
  updateStore: "stores:write",
  updateUser: "users:update",
  user: "users:read",
  userActivity: "users:activity",
  userPermissions: "users:read",
  users: "users:list",
  voidReceipt: "receipts:reverse",
  importFile: "imports:run",
  importJob: "imports:read",
  importJobs: "imports:read",
  revertImport: "imports:revert",
  runImport: "imports:run",
  startExport: "exports:start",
  startImport: "imports:start",
};

/** The table of who may call what: Y any, S one's own, - rejected; admin, manager, counter, viewer, public. */
const TABLE: Record<Permission, string> = {
  "health:read": "Y Y Y Y Y",
  "auth:login": "Y Y Y Y Y",
  "session:own": "S S S S -",
  "sessions:manage": "S S S S -",
  "password:change": "S S S S -",
  "password:confirm": "S S S S -",
  "second-factor:manage": "S S S S -",
  "users:list": "Y Y - - -",
  "users:read": "Y Y S S -",
  "users:activity": "Y Y S S -",
  "users:update": "Y S S S -",
  "users:manage": "Y - - - -",
  "items:read": "Y Y Y Y Y",
  "items:write": "Y Y Y - -",
  "customers:create": "Y Y Y - -",
  "customers:list": "Y Y - Y -",
  "customers:identity": "Y Y - - -",
  "customers:deleted": "Y Y - - -",
  "customers:update": "Y Y - - -",
  "customers:delete": "Y - - - -",
  "customers:merge": "Y - - - -",
  "customers:erase": "Y - - - -",
  "customers:summary": "Y Y Y Y Y",
  "customers:lookup": "Y Y Y Y Y",
  "receipts:create": "Y Y Y - -",
  "receipts:date-back": "Y - - - -",
  "receipts:reverse": "Y Y S - -",
  "points:calculate": "Y Y Y - -",
  "codes:generate": "Y Y S - -",
  "stores:active": "Y Y Y Y Y",
  "stores:read": "Y Y - Y -",
  "stores:write": "Y Y - - -",
  "stores:delete": "Y - - - -",
  "events:public": "Y Y Y Y Y",
  "events:read": "Y Y Y Y -",
  "events:write": "Y Y - - -",
  "events:delete": "Y - - - -",
  "events:register": "Y Y Y - -",
  "opening-day:register": "Y Y Y - Y",
  "event-codes:own": "Y Y Y Y Y",
  "event-codes:check": "Y Y Y - Y",
  "event-codes:claim": "Y Y Y - -",
  "event-codes:read": "Y Y - - -",
  "event-codes:write": "Y Y - - -",
  "participants:read": "Y Y - Y -",
  "campaigns:read": "Y Y - Y -",
  "campaigns:write": "Y Y - - -",
  "campaigns:delete": "Y - - - -",
  "dashboard:read": "Y Y - Y -",
  "activity:read": "Y Y - Y -",
  "reports:read": "Y Y - Y -",
  "exports:download": "Y Y - Y -",
  "exports:start": "Y S - S -",
  "exports:read": "Y S - S -",
  "exports:cancel": "Y S - S -",
  "exports:report": "Y Y - Y -",
  "exports:event-codes": "Y Y - - -",
  "exports:template": "Y Y - - -",
  "export:customers": "Y Y - - -",
  "export:receipts": "Y Y - - -",
  "export:stores": "Y Y - Y -",
  "export:points": "Y Y - - -",
  "export:lottery_codes": "Y - - - -",
  "flags:read": "Y Y Y Y -",
  "flags:write": "Y - - - -",
  "audit:read": "Y - - - -",
  "api-keys:manage": "Y - - - -",
  "imports:start": "Y Y - - -",
  "imports:run": "Y Y - - -",
  "imports:revert": "Y Y - - -",
  "imports:read": "Y S - S -",
  "imports:cancel": "Y S - S -",
  "import:customers": "Y Y - - -",
  "import:receipts": "Y Y - - -",
  "import:stores": "Y - - - -",
  "import:points": "Y - - - -",
  "import:lottery_codes": "Y - - - -",
  "files:send": "Y Y - - -",
  "metrics:read": "Y - - - -",
};

const MARKS = { Y: "any", S: "own", "-": null } as const;
const CALLERS: readonly (Role | null)[] = [...ROLES, null];

const cells = PERMISSIONS.flatMap((permission) =>
  CALLERS.map((caller, column) => {
    const mark = (TABLE[permission] ?? "").split(" ")[column] as keyof typeof MARKS;
    return { permission, caller, mark, reach: MARKS[mark] };
  }),
);

test("every root field of the schema asks for the permission written here", () => {
  const schema = buildProductSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

  const required = Object.fromEntries(permissionTable());

  expect(required).toEqual(FIELDS);
  expect(fields.sort()).toEqual(Object.keys(FIELDS).sort());
});

test("the table has a row for each permission and none for another", () => {
  expect(Object.keys(TABLE).sort()).toEqual([...PERMISSIONS].sort());
});

test.each(cells)("$permission for $caller is $mark", ({ permission, caller, reach }) => {
  expect(reachOf(caller, permission)).toBe(reach);
  expect(isAllowed(caller, permission)).toBe(reach !== null);
});

/** All that a key with every scope may do: nothing of accounts, sessions, flags, keys, deletions or the audit log. */
const OF_KEYS: Permission[] = [
  "health:read",
  "items:read",
  "items:write",
  "customers:create",
  "customers:list",
  "customers:identity",
  "customers:summary",
  "customers:lookup",
  "receipts:create",
  "receipts:reverse",
  "points:calculate",
  "codes:generate",
  "stores:active",
  "stores:read",
  "events:public",
  "events:read",
  "events:register",
  "opening-day:register",
  "event-codes:own",
  "event-codes:check",
  "event-codes:claim",
  "dashboard:read",
  "reports:read",
  "exports:download",
  "exports:report",
  "export:customers",
  "export:receipts",
  "export:stores",
  "export:points",
];

test("a key with every scope may do what is listed here and nothing else", () => {
  expect(PERMISSIONS.filter((permission) => isKeyAllowed(SCOPES, permission))).toEqual(OF_KEYS);
});

test("each scope opens what it is named for, and without it a key may not", () => {
  const scopeless = PERMISSIONS.filter((permission) => isKeyAllowed([], permission));
  const opened = PERMISSIONS.flatMap((permission) => policyOf(permission).scope ?? []);
  const without = OF_KEYS.filter((permission) => {
    const others = SCOPES.filter((scope) => scope !== policyOf(permission).scope);
    return isKeyAllowed(others, permission);
  });

  expect(scopeless).toEqual(["health:read"]);
  expect([...SCOPES].sort()).toEqual([...new Set(opened)].sort());
  expect(without).toEqual(["health:read"]);
});
