import { policyOf, SCOPES } from "../../domain/permissions";
import { permissionTable } from "../../server/app/schema";
import { routes } from "../../server/app/routes";
import type { Lang } from "../../domain/errors/error-catalogue";
import { createDraw } from "../../server/features/draws/draw.service";
import { useApp } from "../support/app";
import { v7 as uuidv7 } from "uuid";
import {
  aDrawInput,
  aFestival,
  aKey,
  aNationalCode,
  aPhone,
  aReceipt,
  aSession,
  aSpareUser,
  aStore,
  aUser,
  aWatchCase,
  signedIn,
  type SignedIn,
} from "../support/factories";
import { type Call, type GraphqlCall, NONE, type Fixtures } from "./calls/call";
import { ACCOUNT_CALLS } from "./calls/account";
import { COUNTER_CALLS, COUNTER_GRAPHQL_CALLS } from "./calls/counter";
import { KEY_CALLS } from "./calls/api-keys";
import { AUDIT_CALLS, AUDIT_GRAPHQL_CALLS } from "./calls/audit";
import { BULK_GRAPHQL_CALLS } from "./calls/bulk-actions";
import { EVENT_CALLS, EVENT_GRAPHQL_CALLS } from "./calls/events";
import { FIGURE_CALLS, FIGURE_GRAPHQL_CALLS } from "./calls/figures";
import { FILE_OUT_CALLS, FILE_OUT_GRAPHQL_CALLS } from "./calls/exports";
import { FILES_IN_CALLS, FILES_IN_GRAPHQL_CALLS } from "./calls/imports";
import { DRAW_CALLS, DRAW_GRAPHQL_CALLS } from "./calls/draws";
import { FLAG_CALLS } from "./calls/flags";
import { SAVED_VIEW_CALLS } from "./calls/saved-views";
import { SITE_CALLS, SITE_GRAPHQL_CALLS } from "./calls/site";
import { CUSTOMER_NOTE_CALLS } from "./calls/customer-notes";
import { CUSTOMER_CALLS } from "./calls/customers";
import { STORE_CALLS } from "./calls/stores";
import { USER_CALLS } from "./calls/users";
import { WATCH_CALLS } from "./calls/watch";

const app = useApp();

const CALLERS = ["admin", "manager", "counter", "viewer", "admin at the counter", "public", "a key"] as const;
type Caller = (typeof CALLERS)[number];

async function caller(who: Caller): Promise<{ token: string | undefined; userId: string; username: string }> {
  if (who === "public") {
    const user = await aUser(app());
    return { token: undefined, userId: user.id, username: user.username };
  }
  if (who === "a key") {
    const { token } = await aKey(app());
    return { token, userId: await aSpareUser(app()), username: "nobody" };
  }
  if (who !== "admin at the counter") {
    const { token, user } = await signedIn(app(), who);
    return { token, userId: user.id, username: user.username };
  }
  const user = await aUser(app(), { role: "admin" });
  return { token: await aSession(app(), user.id, "Counter"), userId: user.id, username: user.username };
}

let colleague: SignedIn;

beforeAll(async () => {
  colleague = await signedIn(app(), "counter");
});

// The list of items holds 500, and the data of a call can add one.
afterEach(() => app().sql("delete from items"));

type Name = keyof Fixtures;

/** The names of the data that a call uses. */
function namesIn(...calls: ((fixtures: Fixtures) => unknown)[]): Set<Name> {
  const used = new Set<Name>();
  const recorder = new Proxy({} as Fixtures, { get: (_, name) => void used.add(name as Name) });
  for (const call of calls) call(recorder);
  return used;
}

const post = async (url: string, body: object, token: string | undefined) =>
  (await app().rest("POST", url, body, token === undefined ? {} : { token })).body.data;
const record = (token: string | undefined) =>
  post("/api/receipts/create", { ...aReceipt(), idempotency_key: uuidv7() }, token);

/** Functions that create the data of calls, each with the names of what it returns. */
const FACTORIES: readonly (readonly [
  Name[],
  (who: Caller, token: string | undefined) => Promise<Partial<Fixtures>>,
])[] = [
  [["otherUserId"], async () => ({ otherUserId: await aSpareUser(app()) })],
  [["storeId"], async () => ({ storeId: (await aStore(app())).id })],
  [["eventId", "campaignId", "poolCodeId", "poolCode"], () => aFestival(app())],
  [["drawId"], async () => ({ drawId: (await createDraw(app().ctx(), aDrawInput())).id })],
  [["itemId"], async () => ({ itemId: (await post("/api/items", { title: "Milk" }, colleague.token)).id })],
  [
    ["customerId", "phone", "nationalCode"],
    async () => {
      const person = { phone_number: aPhone(), national_code: aNationalCode() };
      const { customer_id: customerId } = await post("/api/customers/create", person, colleague.token);
      return { customerId, phone: person.phone_number, nationalCode: person.national_code };
    },
  ],
  [
    ["buyerId", "ownReceiptId"],
    async (who, token) => {
      const own = await record(who === "viewer" || who === "public" ? colleague.token : token);
      return { buyerId: own.customer_id, ownReceiptId: own.id };
    },
  ],
  [
    ["otherReceiptId", "watchCaseId"],
    async () => {
      const { id } = await record(colleague.token);
      return { otherReceiptId: id, watchCaseId: await aWatchCase(app(), id) };
    },
  ],
];

async function createFixtures(who: Caller, isNeeded: (names: Name[]) => boolean): Promise<Fixtures> {
  const me = await caller(who);
  const created = FACTORIES.flatMap(([names, create]) => (isNeeded(names) ? [create(who, me.token)] : []));
  return Object.assign(me, ...(await Promise.all(created))) as Fixtures;
}

const shared = new Map<Caller, Promise<Fixtures>>();

interface Need {
  status: number;
  isRead: boolean;
  names: Set<Name>;
}

/** Returns data for a call. Reads and rejected calls change nothing, so those of a caller share their data. */
async function fixturesFor(who: Caller, { status, isRead, names }: Need): Promise<Fixtures> {
  if (!isRead && status !== 401 && status !== 403)
    return createFixtures(who, (own) => own.some((one) => names.has(one)));
  const fixtures = shared.get(who) ?? createFixtures(who, () => true);
  shared.set(who, fixtures);
  // Each key has a limit of calls.
  return { ...(await fixtures), ...(who === "a key" ? await caller(who) : {}) };
}

const CALLS: readonly Call[] = [
  ...COUNTER_CALLS,
  ...CUSTOMER_CALLS,
  ...STORE_CALLS,
  ...USER_CALLS,
  ...ACCOUNT_CALLS,
  ...KEY_CALLS,
  ...EVENT_CALLS,
  ...FIGURE_CALLS,
  ...FILE_OUT_CALLS,
  ...FILES_IN_CALLS,
  ...FLAG_CALLS,
  ...SITE_CALLS,
  ...AUDIT_CALLS,
  ...DRAW_CALLS,
  ...WATCH_CALLS,
];
const GRAPHQL_ONLY: readonly GraphqlCall[] = [
  ...COUNTER_GRAPHQL_CALLS,
  ...EVENT_GRAPHQL_CALLS,
  ...AUDIT_GRAPHQL_CALLS,
  ...FIGURE_GRAPHQL_CALLS,
  ...BULK_GRAPHQL_CALLS,
  ...FILE_OUT_GRAPHQL_CALLS,
  ...FILES_IN_GRAPHQL_CALLS,
  ...DRAW_GRAPHQL_CALLS,
  ...CUSTOMER_NOTE_CALLS,
  ...SAVED_VIEW_CALLS,
  ...SITE_GRAPHQL_CALLS,
];

const cells = CALLERS.flatMap((who, column) =>
  CALLS.map((call) => ({ ...call, who, status: call.statuses[column] ?? call.key ?? 403 })),
);

const options = ({ token }: Fixtures, lang: Lang = "en") => (token === undefined ? { lang } : { token, lang });

/** The root field of an operation. */
const fieldOf = (query: string): string => /\{\s*(\w+)/.exec(query.replace(/^[^{]*/, ""))?.[1] ?? "";

const isQuery = (operation: string): boolean => !operation.startsWith("mutation");

const statusOf = ({ errors }: { errors?: { extensions: { status: number } }[] }): number =>
  errors?.[0]?.extensions.status ?? 200;

test.each(cells)("$route of $of by $who is $status over both APIs", async (cell) => {
  const { route, send, gql, who, status } = cell;
  const [method = ""] = route.split(" ");
  const need = { status, isRead: isQuery(gql({} as Fixtures)[0]), names: namesIn(send, gql) };
  const fixtures = await fixturesFor(who, need);
  const [url, body] = send(fixtures);

  const rest = await app().rest(method, url, body, options(fixtures));
  // The first call consumed its data, so the second call gets its own fixtures.
  const second = method === "DELETE" || cell.consumesFixtures ? await fixturesFor(who, need) : fixtures;
  const [query, variables] = gql(second);
  const graphql = await app().gql(query, variables, options(second));

  expect(rest.status).toBe(status);
  expect(statusOf(graphql)).toBe(status === 201 ? 200 : status);
  expect(rest.body.code).toBe(graphql.errors?.[0]?.extensions.code);
});

const graphqlCells = CALLERS.flatMap((who, column) =>
  GRAPHQL_ONLY.map((call) => ({ ...call, who, status: call.statuses[column] ?? call.key ?? 403 })),
);

test.each(graphqlCells)("$field by $who is $status", async ({ query, variables, who, status }) => {
  const fixtures = await fixturesFor(who, {
    status,
    isRead: isQuery(query),
    names: namesIn(variables ?? (() => null)),
  });

  const response = await app().gql(query, variables?.(fixtures) ?? {}, options(fixtures));

  expect(statusOf(response)).toBe(status);
});

const LOGOUT: Partial<Record<Caller, [number, number]>> = { public: [401, 401], "a key": [403, 403] };

test.each(CALLERS)("%s logs out over both APIs, which requires a session", async (who) => {
  const [first, second] = [await caller(who), await caller(who)];

  const rest = await app().rest("POST", "/auth/logout", {}, first.token === undefined ? {} : { token: first.token });
  const graphql = await app().gql("mutation { logout }", {}, second.token === undefined ? {} : { token: second.token });

  expect([rest.status, statusOf(graphql)]).toEqual(LOGOUT[who] ?? [200, 200]);
});

test.each([
  ["no store", () => Promise.resolve({ store_id: NONE }), 404],
  ["a deleted store", async () => ({ store_id: (await aStore(app(), { deletedAt: new Date() })).id }), 404],
  ["a store", async () => ({ store_id: (await aStore(app())).id }), 201],
] as const)("a receipt of %s is the same for every role that may record", async (_, store, status) => {
  const draft = await store();

  const responses = await Promise.all(
    (["admin", "manager", "counter"] as const).map(async (role) => {
      const { token } = await signedIn(app(), role);
      return app().rest("POST", "/api/receipts/create", aReceipt(draft), { token });
    }),
  );

  expect(responses.map((response) => response.status)).toEqual([status, status, status]);
});

/** Calls that require a scope of a key, and are rejected with every other scope. */
const SCOPED = CALLS.flatMap((call) => {
  const field = fieldOf(call.gql({} as Fixtures)[0]);
  const permission = permissionTable().get(field);
  const scope = permission && policyOf(permission).scope;
  return scope === undefined ? [] : [{ ...call, scope }];
});

test.each(SCOPED)("$route of $of needs a key with the scope $scope", async ({ route, send, gql, scope }) => {
  const fixtures = await fixturesFor("public", { status: 403, isRead: false, names: new Set() });
  const { token } = await aKey(app(), { scopes: SCOPES.filter((other) => other !== scope) });
  const [method = ""] = route.split(" ");
  const [url, body] = send(fixtures);

  const rest = await app().rest(method, url, body, { token });
  const [query, variables] = gql(fixtures);
  const graphql = await app().gql(query, variables, { token });

  expect([rest.status, statusOf(graphql)]).toEqual([403, 403]);
});

test("the matrix has every route and every root field of this release", () => {
  const called = new Set(CALLS.map(({ route }) => route));
  const fields = new Set([
    ...GRAPHQL_ONLY.map(({ field }) => field),
    ...CALLS.map(({ gql }) => fieldOf(gql({} as Fixtures)[0])),
  ]);

  const missingRoutes = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !called.has(route));
  const missingFields = [...permissionTable().keys()].filter((field) => !fields.has(field));

  // Files are sent as forms; tests/code-pools/pool-import.rest.test.ts, tests/imports, tests/draws/pictures.api.test.ts
  // and tests/site/pictures.api.test.ts send those with each role.
  expect(missingRoutes).toEqual([
    "POST /auth/logout",
    "POST /api/admin/draws/pictures",
    "POST /api/import/:type",
    "POST /api/events/:eventId/lottery-codes/import",
    "POST /api/admin/site/pictures",
  ]);
  expect(missingFields.sort()).toEqual(["logout"]);
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
