import { AUDIT_ACTIONS, MAX_COUNTED_ENTRIES, AUDIT_ENTITIES } from "../../domain/audit";
import { TABLE_TYPES } from "../../domain/data-tables";
import { TABLE_LABELS } from "../../domain/data-tables.text";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, aStore, aUser, signedIn } from "../support/factories";
import { aSignIn } from "../support/sign-in";

const app = useApp();

const LOG = `query ($page: Int! = 1, $pageSize: Int! = 20, $actorId: ID, $action: AuditAction, $entity: AuditEntity,
    $entityId: String, $since: DateTime, $until: DateTime) {
  auditLog(page: $page, pageSize: $pageSize, actorId: $actorId, action: $action, entity: $entity,
    entityId: $entityId, since: $since, until: $until) {
    items { id at actorId actorName actorRole action entity entityId subject ip requestId
      changes { field before after } notes { name value } }
    page pageSize totalItems isTotalCapped totalPages hasPrevious hasNext } }`;

const admin = async () => (await signedIn(app(), "admin")).token;

async function read(filter: Record<string, unknown>, token?: string) {
  const { data, errors } = await app().gql(LOG, filter, { token: token ?? (await admin()) });
  return { page: data?.auditLog, items: data?.auditLog.items ?? [], errors };
}

/** Inserts audit entries of a past day. */
const addLines = (count: number, line: { action?: string; entity?: string; entityId: string; at?: string }) =>
  app().sql(
    `insert into audit_log (at, action, entity, entity_id)
     select $4::timestamptz + g * interval '1 second', $1, $2, $3 from generate_series(1, $5::int) g`,
    [line.action ?? "UPDATE", line.entity ?? "report", line.entityId, line.at ?? "2020-01-01T00:00:00Z", count],
  );

test("a change of a store writes an audit entry with actor, action, time, IP address, and old and new values", async () => {
  const { token, user } = await signedIn(app(), "manager");
  const store = await aStore(app(), { storeName: "Corner shop", storeType: 1 });
  const body = { store_name: "Corner shop", store_type: 3, manager_name: "Mina" };
  await app().rest("PUT", `/api/admin/stores/${store.id}`, body, {
    token,
    ip: "10.1.2.3",
    headers: { "x-request-id": "asked-once" },
  });

  const { items } = await read({ entity: "STORE", entityId: store.id });

  expect(items).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      actorId: user.id,
      actorName: user.fullName,
      actorRole: "manager",
      action: "UPDATE",
      entity: "store",
      entityId: store.id,
      subject: "Corner shop",
      ip: "10.1.2.3",
      requestId: "asked-once",
      changes: [
        { field: "storeType", before: "1", after: "3" },
        { field: "managerName", before: null, after: "Mina" },
      ],
      notes: [],
    },
  ]);
  expect(Date.now() - Date.parse(items[0].at)).toBeLessThan(60_000);
});

test("a receipt's audit entries contain its number, and the notes list what its void reverted", async () => {
  const { token } = await signedIn(app(), "counter");
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt({ receipt_id: "R-77" }), { token });
  const { id } = body.data;
  await app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong till" }, { token });

  const { items } = await read({ entityId: id });

  expect(items.map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
    ["VOID", "R-77"],
    ["CREATE", "R-77"],
  ]);
  expect(items[0].notes).toEqual(
    expect.arrayContaining([
      { name: "points", value: "3" },
      { name: "reason", value: "wrong till" },
    ]),
  );
});

test("entries contain the names of customers, staff and keys, and no name for the product itself", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const person = { phone_number: aPhone(), national_code: aNationalCode(), first_name: "Sara", last_name: "Karimi" };
  const { body } = await app().rest("POST", "/api/customers/create", person, { token });
  const keyId = "22222222-2222-4222-8222-222222222222";
  await app().sql(
    `insert into api_keys (id, name, key_sha256, scopes, created_by, created_at, expires_at)
     values ($1, 'Till program', '\\x01', '{items}', $2, now(), now() + interval '1 day')`,
    [keyId, user.id],
  );
  await app().sql(
    `insert into audit_log (actor_id, actor_role, action, entity, entity_id) values ($1, 'key', 'CREATE', 'report', 'x')`,
    [keyId],
  );
  const other = await aUser(app(), { fullName: "Newcomer" });

  const customer = await read({ entityId: body.data.customer_id });
  const staff = await read({ entityId: other.id });
  const key = await read({ actorId: keyId });

  expect(customer.items).toMatchObject([{ action: "CREATE", subject: "Sara Karimi", actorName: user.fullName }]);
  expect(staff.items).toMatchObject([{ subject: "Newcomer", actorId: null, actorName: null, actorRole: null }]);
  expect(key.items).toMatchObject([{ actorName: "Till program", actorRole: "key" }]);
});

test("filters apply alone and combined, newest entries first", async () => {
  const { token, user } = await aSignIn(app(), "admin");
  const store = await aStore(app());
  await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token });
  await app().rest("DELETE", `/api/admin/stores/${store.id}`, undefined, { token });
  const wordsOf = async (filter: Record<string, unknown>) =>
    (await read({ actorId: user.id, ...filter }, token)).items.map(
      ({ action, entity }: { action: string; entity: string }) => `${action} ${entity}`,
    );

  expect(await wordsOf({})).toEqual(["DELETE store", "UPDATE store", "LOGIN user"]);
  expect(await wordsOf({ action: "UPDATE" })).toEqual(["UPDATE store"]);
  expect(await wordsOf({ entity: "STORE" })).toEqual(["DELETE store", "UPDATE store"]);
  expect(await wordsOf({ entity: "STORE", action: "DELETE" })).toEqual(["DELETE store"]);
  expect(await wordsOf({ entity: "USER", entityId: user.id })).toEqual(["LOGIN user"]);
  expect(await wordsOf({ entity: "STORE", action: "LOGIN" })).toEqual([]);
});

test("since is inclusive, until is exclusive", async () => {
  const entityId = "timed";
  await addLines(3, { entityId, at: "2021-06-01T10:00:00Z" });
  const between = async (since: string, until: string) =>
    (await read({ entityId, since, until })).items.map(({ at }: { at: string }) => at.slice(17, 19));

  expect(await between("2021-06-01T10:00:01Z", "2021-06-01T10:00:03Z")).toEqual(["02", "01"]);
  expect(await between("2021-06-01T13:30:02+03:30", "2021-06-01T13:30:02.001+03:30")).toEqual(["02"]);
  expect(await between("2021-06-02T00:00:00Z", "2021-06-01T00:00:00Z")).toEqual([]);
});

test("pages of a long list neither repeat nor skip an entry", async () => {
  const entityId = "paged";
  await addLines(45, { entityId });

  const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ entityId, page })));

  const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => Number(id)));
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
  expect(new Set(ids).size).toBe(45);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  expect(pages[1]?.page).toMatchObject({
    page: 2,
    totalItems: 45,
    isTotalCapped: false,
    totalPages: 3,
    hasPrevious: true,
    hasNext: true,
  });
});

test("at most 10,000 entries are counted, and pages beyond them are empty", async () => {
  const entityId = "many";
  await addLines(MAX_COUNTED_ENTRIES + 5, { entityId });

  const last = await read({ entityId, page: MAX_COUNTED_ENTRIES / 100, pageSize: 100 });
  const behind = await read({ entityId, page: MAX_COUNTED_ENTRIES / 100 + 1, pageSize: 100 });

  expect(last.items).toHaveLength(100);
  expect(last.page).toMatchObject({
    totalItems: MAX_COUNTED_ENTRIES,
    isTotalCapped: true,
    totalPages: 100,
    hasNext: false,
  });
  expect(behind.items).toEqual([]);
});

test.each([
  [{ actorId: "someone" }, "actorId", "ID_INVALID"],
  [{ action: "PEEK" }, "action", "FIELD_INVALID"],
  [{ entity: "PLANET" }, "entity", "FIELD_INVALID"],
  [{ entityId: "x".repeat(101) }, "entityId", "TEXT_TOO_LONG"],
  [{ since: "yesterday" }, "since", "DATE_INVALID"],
  [{ until: "2021-06-31T10:00:00" }, "until", "DATE_INVALID"],
  [{ page: 0 }, "page", "PAGE_INVALID"],
  [{ pageSize: 101 }, "pageSize", "PAGE_SIZE_INVALID"],
])("%j is rejected at its field", async (filter, field, code) => {
  const { errors } = await read(filter);

  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, code }] });
});

test("null filters match everything", async () => {
  const { token, user } = await aSignIn(app(), "admin");
  const nulls = { action: null, entity: null, entityId: null, since: null, until: null };

  const all = await read({ actorId: user.id.toUpperCase(), ...nulls }, token);

  expect(all.items).toMatchObject([{ action: "LOGIN", entity: "user" }]);
});

test("the facets are the valid filter values, not the values in the table", async () => {
  const { data } = await app().gql("{ auditFacets { actions entities } }", {}, { token: await admin() });

  expect(data.auditFacets.actions).toEqual(AUDIT_ACTIONS);
  expect(data.auditFacets.entities).toEqual(AUDIT_ENTITIES.map((entity) => entity.toUpperCase()));
});

test("an entry of an earlier release is returned with an action, an entity and a role that no longer exist", async () => {
  await app().sql(
    `insert into audit_log (at, actor_role, action, entity, entity_id)
     values ('2019-01-01T00:00:00Z', 'cashier', 'CLAIM', 'coupon', 'of-an-earlier-release')`,
  );

  const { items } = await read({ entityId: "of-an-earlier-release" });

  expect(items).toMatchObject([{ action: "CLAIM", entity: "coupon", actorRole: "cashier" }]);
});

test("every audit entry of the product has a known action and entity", async () => {
  const words = await app().sql<{ action: string; entity: string }>(
    "select distinct a.action, a.entity from audit_log a where a.entity <> 'coupon'",
  );

  expect(words.length).toBeGreaterThan(5);
  expect(words.filter(({ action }) => !AUDIT_ACTIONS.some((known) => known === action))).toEqual([]);
  expect(words.filter(({ entity }) => !AUDIT_ENTITIES.some((known) => known === entity))).toEqual([]);
});

test("entries of exported tables, whose id is a name, are readable in the log, the activity and the account's activity", async () => {
  const { token, user } = await signedIn(app(), "admin");
  for (const type of TABLE_TYPES) {
    const text = `mutation { exportTable(type: ${type.toUpperCase()}, format: CSV) { totalRecords } }`;
    expect((await app().gql(text, {}, { token })).errors).toBeUndefined();
  }

  const { items, errors } = await read({ actorId: user.id, action: "EXPORT" }, token);
  expect(errors).toBeUndefined();
  const shown = items.map(({ entityId, subject }: { entityId: string; subject: string | null }) => [entityId, subject]);
  expect(shown).toEqual(TABLE_TYPES.map((type) => [type, TABLE_LABELS[type].en]).reverse());
  const { data } = await app().gql(
    `{ recentActivity { action } userActivity(id: "me") { items { action } } }`,
    {},
    { token },
  );
  const actions = [data?.recentActivity, data?.userActivity.items].map((list) =>
    list?.map(({ action }: { action: string }) => action),
  );
  expect(actions.map((list) => list?.includes("EXPORT"))).toEqual([true, true]);
});

test.each([
  ["feature_flag", "opening_day_mode", "Opening Day Mode", "حالت روز افتتاح"],
  ["watch_rule", "own_phone", "Operator's own phone", "موبایل خود صندوق‌دار"],
  ["report", "revenue", "Revenue report", "گزارش فروش"],
  ["report", "custom", "Custom report", "گزارش سفارشی"],
  ["customer", "customers", "Customers", "مشتریان"],
  ["report", "of an earlier release", null, null],
])("the subject of %s %s is its name in the language of the request", async (entity, entityId, en, fa) => {
  const token = await admin();
  await addLines(1, { action: "EXPORT", entity, entityId, at: "2019-01-01T00:00:00Z" });
  const filter = { entityId, until: "2019-02-01T00:00:00Z" };

  const subjects = await Promise.all(
    (["en", "fa"] as const).map(
      async (lang) => (await app().gql(LOG, filter, { token, lang })).data?.auditLog.items[0].subject,
    ),
  );

  expect(subjects).toEqual([en, fa]);
});
