import { useApp } from "../support/app";
import { aStore, signedIn } from "../support/factories";
import { aSignIn } from "../support/sign-in";

const app = useApp();

test("the audit log over REST has its entries under every field name that clients read", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const store = await aStore(app(), { storeName: "Bakery", isActive: true });
  await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token, ip: "10.9.8.7" });

  const url = `/api/admin/audit?entity=store&entity_id=${store.id}&actor_id=${user.id}&action=UPDATE&page_size=5`;
  const { status, body } = await app().rest("GET", url, undefined, { token });

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      entries: [
        {
          id: expect.any(String),
          at: expect.any(String),
          actor_id: user.id,
          actor_name: user.fullName,
          actor_role: "admin",
          action: "UPDATE",
          entity: "store",
          entity_id: store.id,
          subject: "Bakery",
          ip: "10.9.8.7",
          request_id: expect.any(String),
          changes: [{ field: "isActive", before: "true", after: "false" }],
          notes: [],
        },
      ],
      pagination: {
        current_page: 1,
        page: 1,
        page_size: 5,
        total_pages: 1,
        total_items: 1,
        total: 1,
        total_capped: false,
        has_prev: false,
        has_next: false,
      },
    },
  });
});

test("period and page are query parameters", async () => {
  const { token, user } = await aSignIn(app(), "admin");
  const ask = (query: string) =>
    app().rest("GET", `/api/admin/audit?actor_id=${user.id}&${query}`, undefined, { token });

  const before = await ask("until=2020-01-01T00:00:00Z");
  const since = await ask("since=2020-01-01T00:00:00Z&page=1&action=login&entity=USER");
  // A date without a time is midnight in Tehran.
  await app().sql(
    `insert into audit_log (at, actor_id, action, entity, entity_id) values
       ('2021-03-20T20:29:59Z', $1, 'CREATE', 'report', 'before'), ('2021-03-20T20:30:00Z', $1, 'CREATE', 'report', 'first')`,
    [user.id],
  );
  const day = await ask("since=2021-03-21&until=2021-03-22");

  expect(before.body.data).toMatchObject({ entries: [], pagination: { total: 0 } });
  expect(since.body.data.entries).toMatchObject([{ action: "LOGIN" }]);
  expect(day.body.data.entries).toMatchObject([{ entity_id: "first" }]);
});

test.each([
  ["actor_id=me", "actor_id", "ID_INVALID"],
  ["action=peek", "action", "FIELD_INVALID"],
  ["entity=planet", "entity", "FIELD_INVALID"],
  ["since=now", "since", "DATE_INVALID"],
  ["page=0", "page", "PAGE_INVALID"],
  ["page_size=500", "page_size", "PAGE_SIZE_INVALID"],
])("?%s is rejected at its field", async (query, field, code) => {
  const { token } = await signedIn(app(), "admin");

  const { status, body } = await app().rest("GET", `/api/admin/audit?${query}`, undefined, { token });

  expect(status).toBe(400);
  expect(body.fields).toMatchObject([{ field, code }]);
});

test("a record id with a character that no text has matches nothing", async () => {
  const { token } = await signedIn(app(), "admin");
  const { status, body } = await app().rest("GET", "/api/admin/audit?entity_id=%00", undefined, { token });

  expect([status, body.data.entries]).toEqual([200, []]);
});

test("an empty action and an empty kind of record match all", async () => {
  const { token, user } = await aSignIn(app(), "admin");

  const { status, body } = await app().rest("GET", `/api/admin/audit?actor_id=${user.id}&action=&entity=`, undefined, {
    token,
  });

  expect([status, body.data.entries.map(({ action }: { action: string }) => action)]).toEqual([200, ["LOGIN"]]);
});
