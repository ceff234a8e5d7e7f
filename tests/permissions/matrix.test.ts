import { v7 as uuidv7 } from "uuid";
import { permissionTable } from "../../server/app/schema";
import { routes } from "../../server/app/routes";
import type { Lang } from "../../domain/errors";
import { useApp } from "../support/app";
import {
  aNationalCode,
  aPhone,
  aReceipt,
  aStore,
  asInput,
  aUser,
  PASSWORD,
  signedIn,
  type SignedIn,
} from "../support/factories";
import { signIn } from "../support/sign-in";

const app = useApp();

const CALLERS = ["admin", "manager", "counter", "viewer", "admin at the counter", "public"] as const;
type Caller = (typeof CALLERS)[number];

/** What a call is made with; each row of the matrix gets fresh ones, so that no row sees another's leavings. */
interface World {
  token: string | undefined;
  userId: string;
  username: string;
  itemId: string;
  storeId: string;
  customerId: string;
  phone: string;
  nationalCode: string;
  /** A receipt the caller recorded, or a stranger's where the caller may not record any. */
  ownReceiptId: string;
  otherReceiptId: string;
}

async function caller(who: Caller): Promise<{ token: string | undefined; userId: string; username: string }> {
  if (who === "public") {
    const user = await aUser(app());
    return { token: undefined, userId: user.id, username: user.username };
  }
  if (who !== "admin at the counter") {
    const { token, user } = await signedIn(app(), who);
    return { token, userId: user.id, username: user.username };
  }
  const user = await aUser(app(), { role: "admin" });
  const { body } = await signIn(app(), { username: user.username, area: "Counter" });
  return { token: body.access_token, userId: user.id, username: user.username };
}

let colleague: SignedIn;

beforeAll(async () => {
  colleague = await signedIn(app(), "counter");
});

async function aWorld(who: Caller): Promise<World> {
  const me = await caller(who);
  const { token: other } = colleague;
  const mayRecord = who !== "viewer" && who !== "public";
  const record = (token: string | undefined) =>
    app().rest("POST", "/api/receipts/create", aReceipt(), { token: token ?? "" });
  const store = await aStore(app());
  const [item, customer, own, others] = await Promise.all([
    app().rest("POST", "/api/items", { title: "Milk" }, { token: other }),
    (async () => {
      const person = { phone_number: aPhone(), national_code: aNationalCode() };
      const { body } = await app().rest("POST", "/api/customers/create", person, { token: other });
      return { id: body.data.customer_id as string, ...person };
    })(),
    record(mayRecord ? me.token : other),
    record(other),
  ]);
  return {
    ...me,
    itemId: item.body.data.id,
    storeId: store.id,
    customerId: customer.id,
    phone: customer.phone_number,
    nationalCode: customer.national_code,
    ownReceiptId: own.body.data.id,
    otherReceiptId: others.body.data.id,
  };
}

interface Call {
  /** A row of the REST table. */
  route: string;
  /** What of it: the thing there is, or an id nobody has. */
  of: string;
  send: (world: World) => [url: string, body?: unknown];
  /** The same call over GraphQL: the operation and its variables. */
  gql: (world: World) => [query: string, variables?: Record<string, unknown>];
  /** The statuses for admin, manager, counter, viewer, an admin at the counter, the public. */
  answers: readonly [number, number, number, number, number, number];
}

const NONE = uuidv7();
const pair = ({ phone, nationalCode }: World) => `phone=${phone}&national_code=${nationalCode}`;
const STAFF = (ok: number): Call["answers"] => [ok, ok, ok, 403, ok, 401];
const ALL = (ok: number): Call["answers"] => [ok, ok, ok, ok, ok, ok];
const SIGNED_IN = (ok: number): Call["answers"] => [ok, ok, ok, ok, ok, 401];

const READERS = (ok: number): Call["answers"] => [ok, ok, 403, ok, 403, 401];
const MANAGERS = (ok: number): Call["answers"] => [ok, ok, 403, 403, 403, 401];
const ADMINS = (ok: number): Call["answers"] => [ok, 403, 403, 403, 403, 401];
const A_STORE = { store_name: "Corner shop", store_type: 1 };
const STORE_GQL = {
  ONE: `query ($id: ID!) { store(id: $id) { id } }`,
  ADD: `mutation ($input: StoreInput!) { createStore(input: $input) { id } }`,
  PUT: `mutation ($id: ID!, $input: StoreInput!) { updateStore(id: $id, input: $input) { id } }`,
  TOGGLE: `mutation ($id: ID!) { toggleStore(id: $id) { id } }`,
  DELETE: `mutation ($id: ID!) { deleteStore(id: $id) }`,
};
const named = () => `Shop ${uuidv7()}`;

const SUMMARY = `query ($id: ID!, $phone: String, $code: String) { customerSummary(id: $id, phone: $phone, nationalCode: $code) { id } }`;
const REVERSE = {
  VOID: `mutation ($id: String!) { voidReceipt(receiptId: $id, input: { reason: "wrong" }) { id } }`,
  RETURN: `mutation ($id: String!) { returnReceipt(receiptId: $id, input: { reason: "wrong", amount: 1000 }) { id } }`,
};

const CALLS: readonly Call[] = [
  {
    route: "GET /health",
    of: "the product",
    send: () => ["/health"],
    gql: () => ["{ health { status } }"],
    answers: ALL(200),
  },
  {
    route: "POST /auth/login",
    of: "an own account",
    send: ({ username }) => ["/auth/login", { username, password: "not the password", role: "Admin" }],
    gql: ({ username }) => [
      `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`,
      { input: { username, password: "not the password", area: "ADMIN" } },
    ],
    answers: ALL(401),
  },
  {
    route: "GET /api/items",
    of: "the list",
    send: () => ["/api/items"],
    gql: () => ["{ items { id } }"],
    answers: ALL(200),
  },
  {
    route: "POST /api/items",
    of: "the list",
    send: () => ["/api/items", { title: "Bread" }],
    gql: () => [`mutation { createItem(input: { title: "Bread" }) { id } }`],
    answers: STAFF(201),
  },
  {
    route: "PUT /api/items/:id",
    of: "an item",
    send: ({ itemId }) => [`/api/items/${itemId}`, { title: "Bread" }],
    gql: ({ itemId }) => [
      `mutation ($id: ID!) { updateItem(id: $id, input: { title: "Bread" }) { id } }`,
      { id: itemId },
    ],
    answers: STAFF(200),
  },
  {
    route: "PUT /api/items/:id",
    of: "no item",
    send: () => [`/api/items/${NONE}`, { title: "Bread" }],
    gql: () => [`mutation ($id: ID!) { updateItem(id: $id, input: { title: "Bread" }) { id } }`, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "DELETE /api/items/:id",
    of: "no item",
    send: () => [`/api/items/${NONE}`],
    gql: () => [`mutation ($id: ID!) { deleteItem(id: $id) }`, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "DELETE /api/items/:id",
    of: "an item",
    send: ({ itemId }) => [`/api/items/${itemId}`],
    gql: ({ itemId }) => [`mutation ($id: ID!) { deleteItem(id: $id) }`, { id: itemId }],
    answers: STAFF(200),
  },
  {
    route: "POST /api/customers/create",
    of: "a new person",
    send: () => ["/api/customers/create", { phone_number: aPhone(), national_code: aNationalCode() }],
    gql: () => [
      `mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }`,
      { input: { phoneNumber: aPhone(), nationalCode: aNationalCode() } },
    ],
    answers: STAFF(200),
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "a customer by id alone",
    send: ({ customerId }) => [`/api/customers/${customerId}/summary`],
    gql: ({ customerId }) => [SUMMARY, { id: customerId }],
    answers: [200, 200, 400, 200, 400, 400],
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "a customer by id and pair",
    send: (world) => [`/api/customers/${world.customerId}/summary?${pair(world)}`],
    gql: ({ customerId, phone, nationalCode }) => [SUMMARY, { id: customerId, phone, code: nationalCode }],
    answers: ALL(200),
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "no customer",
    send: (world) => [`/api/customers/${NONE}/summary?${pair(world)}`],
    gql: ({ phone, nationalCode }) => [SUMMARY, { id: NONE, phone, code: nationalCode }],
    answers: ALL(404),
  },
  {
    route: "GET /api/customers/lookup",
    of: "a customer",
    send: (world) => [`/api/customers/lookup?${pair(world)}`],
    gql: ({ phone, nationalCode }) => [
      `query ($phone: String!, $code: String!) { lookup(phone: $phone, nationalCode: $code) { totalPoints } }`,
      { phone, code: nationalCode },
    ],
    answers: ALL(200),
  },
  {
    route: "GET /api/customers/lookup",
    of: "nobody",
    send: () => [`/api/customers/lookup?phone=${aPhone()}&national_code=${aNationalCode()}`],
    gql: () => [
      `query ($phone: String!, $code: String!) { lookup(phone: $phone, nationalCode: $code) { totalPoints } }`,
      { phone: aPhone(), code: aNationalCode() },
    ],
    answers: ALL(404),
  },
  {
    route: "POST /api/receipts/create",
    of: "a purchase",
    send: () => ["/api/receipts/create", aReceipt()],
    gql: () => [
      `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }`,
      { input: asInput(aReceipt()) },
    ],
    answers: STAFF(201),
  },
  {
    route: "POST /api/points/calculate",
    of: "a receipt",
    send: ({ otherReceiptId }) => ["/api/points/calculate", { receipt_id: otherReceiptId }],
    gql: ({ otherReceiptId }) => [
      `query ($id: String!) { calculatePoints(receiptId: $id) { points } }`,
      { id: otherReceiptId },
    ],
    answers: STAFF(200),
  },
  {
    route: "POST /api/points/calculate",
    of: "no receipt",
    send: () => ["/api/points/calculate", { receipt_id: NONE }],
    gql: () => [`query ($id: String!) { calculatePoints(receiptId: $id) { points } }`, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "POST /api/codes/generate",
    of: "a receipt",
    send: ({ otherReceiptId }) => ["/api/codes/generate", { receipt_id: otherReceiptId }],
    gql: ({ otherReceiptId }) => [
      `mutation ($id: String!) { generateCodes(receiptId: $id) { points } }`,
      { id: otherReceiptId },
    ],
    answers: STAFF(200),
  },
  {
    route: "POST /api/codes/generate",
    of: "no receipt",
    send: () => ["/api/codes/generate", { receipt_id: NONE }],
    gql: () => [`mutation ($id: String!) { generateCodes(receiptId: $id) { points } }`, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "an own receipt",
    send: ({ ownReceiptId }) => [`/api/receipts/${ownReceiptId}/return`, { reason: "wrong", amount: 1_000 }],
    gql: ({ ownReceiptId }) => [REVERSE.RETURN, { id: ownReceiptId }],
    answers: STAFF(200),
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "a colleague's receipt",
    send: ({ otherReceiptId }) => [`/api/receipts/${otherReceiptId}/return`, { reason: "wrong", amount: 1_000 }],
    gql: ({ otherReceiptId }) => [REVERSE.RETURN, { id: otherReceiptId }],
    answers: [200, 200, 403, 403, 403, 401],
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "no receipt",
    send: () => [`/api/receipts/${NONE}/return`, { reason: "wrong", amount: 1_000 }],
    gql: () => [REVERSE.RETURN, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "an own receipt",
    send: ({ ownReceiptId }) => [`/api/receipts/${ownReceiptId}/void`, { reason: "wrong" }],
    gql: ({ ownReceiptId }) => [REVERSE.VOID, { id: ownReceiptId }],
    answers: STAFF(200),
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "a colleague's receipt",
    send: ({ otherReceiptId }) => [`/api/receipts/${otherReceiptId}/void`, { reason: "wrong" }],
    gql: ({ otherReceiptId }) => [REVERSE.VOID, { id: otherReceiptId }],
    answers: [200, 200, 403, 403, 403, 401],
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "no receipt",
    send: () => [`/api/receipts/${NONE}/void`, { reason: "wrong" }],
    gql: () => [REVERSE.VOID, { id: NONE }],
    answers: STAFF(404),
  },
  {
    route: "GET /api/admin/stores",
    of: "the list",
    send: () => ["/api/admin/stores"],
    gql: () => ["{ stores { totalItems } }"],
    answers: READERS(200),
  },
  {
    route: "POST /api/admin/stores",
    of: "a new store",
    send: () => ["/api/admin/stores", { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.ADD, { input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(201),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.ONE, { id: storeId }],
    answers: READERS(200),
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`, { ...A_STORE, store_name: named() }],
    gql: ({ storeId }) => [STORE_GQL.PUT, { id: storeId, input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(200),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}/toggle-status`],
    gql: ({ storeId }) => [STORE_GQL.TOGGLE, { id: storeId }],
    answers: MANAGERS(200),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.DELETE, { id: storeId }],
    answers: ADMINS(200),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.ONE, { id: NONE }],
    answers: READERS(404),
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`, { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.PUT, { id: NONE, input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(404),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}/toggle-status`],
    gql: () => [STORE_GQL.TOGGLE, { id: NONE }],
    answers: MANAGERS(404),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.DELETE, { id: NONE }],
    answers: ADMINS(404),
  },
  {
    route: "GET /api/stores/active",
    of: "the list",
    send: () => ["/api/stores/active"],
    gql: () => ["{ activeStores { id } }"],
    answers: ALL(200),
  },
  {
    route: "POST /api/users/:id/change-password",
    of: "an own password",
    send: ({ userId }) => [
      `/api/users/${userId}/change-password`,
      { current_password: PASSWORD, new_password: "another long password" },
    ],
    gql: ({ userId }) => [
      `mutation ($id: String) { changePassword(userId: $id, currentPassword: "another long password", newPassword: "a third long password") }`,
      { id: userId },
    ],
    answers: SIGNED_IN(200),
  },
  {
    route: "POST /api/users/:id/change-password",
    of: "another's password",
    send: () => [
      `/api/users/${NONE}/change-password`,
      { current_password: PASSWORD, new_password: "another long password" },
    ],
    gql: () => [
      `mutation ($id: String) { changePassword(userId: $id, currentPassword: "another long password", newPassword: "a third long password") }`,
      { id: NONE },
    ],
    answers: SIGNED_IN(403),
  },
];

/** Calls that GraphQL alone has. */
const GRAPHQL_ONLY: readonly {
  field: string;
  query: string;
  variables?: () => Record<string, unknown>;
  answers: Call["answers"];
}[] = [
  { field: "me", query: "{ me { id } }", answers: SIGNED_IN(200) },
  { field: "featureFlags", query: "{ featureFlags { name } }", answers: SIGNED_IN(200) },
  {
    field: "updateFeatureFlag",
    query: `mutation { updateFeatureFlag(name: "event_management", isEnabled: true) { name } }`,
    answers: ADMINS(200),
  },
  {
    field: "createReceipts",
    query: `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { index } }`,
    variables: () => ({ input: [asInput(aReceipt())] }),
    answers: STAFF(200),
  },
];

const cells = CALLERS.flatMap((who, column) =>
  CALLS.map((call) => ({ ...call, who, status: call.answers[column] ?? 0 })),
);

const options = ({ token }: World, lang: Lang = "en") => (token === undefined ? { lang } : { token, lang });

const statusOf = ({ errors }: { errors?: { extensions: { status: number } }[] }): number =>
  errors?.[0]?.extensions.status ?? 200;

test.each(cells)("$route of $of by $who is $status over both doors", async ({ route, send, gql, who, status }) => {
  const world = await aWorld(who);
  const [method = ""] = route.split(" ");
  const [url, body] = send(world);

  const rest = await app().rest(method, url, body, options(world));
  // A thing that the first call took away is there no more: the second door gets a world of its own.
  const second = method === "DELETE" ? await aWorld(who) : world;
  const [query, variables] = gql(second);
  const graphql = await app().gql(query, variables, options(second));

  expect(rest.status).toBe(status);
  expect(statusOf(graphql)).toBe(status === 201 ? 200 : status);
  expect(rest.body.code).toBe(graphql.errors?.[0]?.extensions.code);
});

const graphqlCells = CALLERS.flatMap((who, column) =>
  GRAPHQL_ONLY.map((call) => ({ ...call, who, status: call.answers[column] ?? 0 })),
);

test.each(graphqlCells)("$field by $who is $status", async ({ query, variables, who, status }) => {
  const { token } = await caller(who);

  const answer = await app().gql(query, variables?.() ?? {}, token === undefined ? {} : { token });

  expect(statusOf(answer)).toBe(status);
});

test.each(CALLERS)("%s logs out over both doors, and only who is signed in can", async (who) => {
  const [first, second] = [await caller(who), await caller(who)];

  const rest = await app().rest("POST", "/auth/logout", {}, first.token === undefined ? {} : { token: first.token });
  const graphql = await app().gql("mutation { logout }", {}, second.token === undefined ? {} : { token: second.token });

  expect([rest.status, statusOf(graphql)]).toEqual(who === "public" ? [401, 401] : [200, 200]);
});

test.each([
  ["no store", () => Promise.resolve({ store_id: NONE }), 404],
  ["a deleted store", async () => ({ store_id: (await aStore(app(), { deletedAt: new Date() })).id }), 404],
  ["a store", async () => ({ store_id: (await aStore(app())).id }), 201],
] as const)("a receipt of %s is the same for every role that may record", async (_, store, status) => {
  const draft = await store();

  const answers = await Promise.all(
    (["admin", "manager", "counter"] as const).map(async (role) => {
      const { token } = await signedIn(app(), role);
      return app().rest("POST", "/api/receipts/create", aReceipt(draft), { token });
    }),
  );

  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
});

test("the matrix has every route and every root field of this release", () => {
  const called = new Set(CALLS.map(({ route }) => route));
  const fields = new Set([
    ...GRAPHQL_ONLY.map(({ field }) => field),
    ...CALLS.map(({ gql }) => /\{\s*(\w+)/.exec(gql({} as World)[0].replace(/^[^{]*/, ""))?.[1]),
  ]);

  const missingRoutes = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !called.has(route));
  const missingFields = [...permissionTable().keys()].filter((field) => !fields.has(field));

  expect(missingRoutes).toEqual(["POST /auth/logout"]);
  expect(missingFields).toEqual(["logout"]);
});

test("after all of it every invariant holds", async () => {
  expect(await app().doctor()).toBe("");
});
