import { may, PERMISSIONS, type Permission, policyOf, reachOf, type Role, ROLES } from "../../domain/permissions";
import { buildProductSchema, permissionTable } from "../../server/app/schema";

/** What each root field asks for. A new field needs a line here, so that its permission is chosen by a person. */
const FIELDS: Record<string, Permission> = {
  activeStores: "stores:active",
  calculatePoints: "points:calculate",
  changePassword: "password:change",
  createCustomer: "customers:create",
  createItem: "items:write",
  createReceipt: "receipts:create",
  createReceipts: "receipts:create",
  createStore: "stores:write",
  customerSummary: "customers:summary",
  deleteItem: "items:write",
  deleteStore: "stores:delete",
  featureFlags: "flags:read",
  generateCodes: "codes:generate",
  health: "health:read",
  items: "items:read",
  login: "auth:login",
  logout: "session:own",
  lookup: "customers:lookup",
  me: "session:own",
  returnReceipt: "receipts:reverse",
  store: "stores:read",
  stores: "stores:read",
  toggleStore: "stores:write",
  updateFeatureFlag: "flags:write",
  updateItem: "items:write",
  updateStore: "stores:write",
  voidReceipt: "receipts:reverse",
};

/** The table of who may call what: Y any, S one's own, - refused; admin, manager, counter, viewer, public. */
const TABLE: Record<Permission, string> = {
  "health:read": "Y Y Y Y Y",
  "auth:login": "Y Y Y Y Y",
  "session:own": "S S S S -",
  "password:change": "S S S S -",
  "items:read": "Y Y Y Y Y",
  "items:write": "Y Y Y - -",
  "customers:create": "Y Y Y - -",
  "customers:summary": "Y Y Y Y Y",
  "customers:lookup": "Y Y Y Y Y",
  "receipts:create": "Y Y Y - -",
  "receipts:date-back": "Y - - - -",
  "receipts:reverse": "Y Y S - -",
  "points:calculate": "Y Y Y - -",
  "codes:generate": "Y Y Y - -",
  "stores:active": "Y Y Y Y Y",
  "stores:read": "Y Y - Y -",
  "stores:write": "Y Y - - -",
  "stores:delete": "Y - - - -",
  "flags:read": "Y Y Y Y -",
  "flags:write": "Y - - - -",
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

  const asked = Object.fromEntries(permissionTable());

  expect(asked).toEqual(FIELDS);
  expect(fields.sort()).toEqual(Object.keys(FIELDS).sort());
});

test("the table has a row for each permission and none for another", () => {
  expect(Object.keys(TABLE).sort()).toEqual([...PERMISSIONS].sort());
});

test.each(cells)("$permission for $caller is $mark", ({ permission, caller, reach }) => {
  expect(reachOf(caller, permission)).toBe(reach);
  expect(may(caller, permission)).toBe(reach !== null);
});

test("an integrator's key never signs in, changes a password or reads measurements", () => {
  const closed: Permission[] = ["auth:login", "session:own", "password:change", "receipts:date-back", "metrics:read"];

  const scoped = PERMISSIONS.filter((permission) => policyOf(permission).scope !== undefined);

  expect(scoped.filter((permission) => closed.includes(permission))).toEqual([]);
});
