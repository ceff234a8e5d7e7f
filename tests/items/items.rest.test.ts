import { v7 as uuidv7 } from "uuid";
import { MAX_ITEMS } from "../../domain/items";
import { useApp } from "../support/app";
import { meetingAt, concurrently } from "../support/retry";
import { signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";

const app = useApp();

async function anItem(title = "Milk") {
  const { token } = await signedIn(app(), "counter");
  const { body } = await app().rest("POST", "/api/items", { title }, { token });
  return { token, id: body.data.id as string };
}

test("the items are read without a session, as a plain list, oldest first", async () => {
  await app().sql(`delete from items`);
  const [first, second] = [await anItem("Bread"), await anItem("Milk")];

  const { status, body, headers } = await app().rest("GET", "/api/items");

  expect(status).toBe(200);
  expect(body).toEqual([
    { id: first.id, title: "Bread", description: null, completed: false },
    { id: second.id, title: "Milk", description: null, completed: false },
  ]);
  expect(headers["cache-control"]).toBe("no-store");
});

test("an item is added with the given values, trimmed", async () => {
  const { token } = await signedIn(app(), "counter");

  const { status, body } = await app().rest(
    "POST",
    "/api/items",
    { title: "  شیر  ", description: " دو بطری ", completed: true },
    { token },
  );

  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    data: { id: expect.any(String), title: "شیر", description: "دو بطری", completed: true },
  });
});

test("an update changes the fields that are sent and keeps the others", async () => {
  const { token, id } = await anItem();
  await app().rest("PUT", `/api/items/${id}`, { title: "Milk", description: "two", completed: true }, { token });

  const { status, body } = await app().rest("PUT", `/api/items/${id.toUpperCase()}`, { title: "Oat milk" }, { token });

  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { id, title: "Oat milk", description: "two", completed: true } });
});

test("an item is deleted, and is not found a second time", async () => {
  const { token, id } = await anItem();

  const first = await app().rest("DELETE", `/api/items/${id}`, undefined, { token });
  const second = await app().rest("DELETE", `/api/items/${id}`, undefined, { token });

  expect([first.status, first.body]).toEqual([200, { success: true, id }]);
  expect([second.status, second.body.detail, second.body.code]).toEqual([404, "Item not found", "ITEM_NOT_FOUND"]);
});

test.each([
  [{ title: "" }, "Title is required", "title"],
  [{ title: "   " }, "Title is required", "title"],
  [{ title: null }, "Title is required", "title"],
  [{ title: "x".repeat(201) }, "This text is too long", "title"],
  [{ title: "x", description: "y".repeat(1_001) }, "This text is too long", "description"],
  [{ title: "x", completed: "yes" }, "This value is not valid", "completed"],
])("an item %# is rejected at its field, when added and when changed", async (body, detail, field) => {
  const { token, id } = await anItem();

  const added = await app().rest("POST", "/api/items", body, { token });
  const changed = await app().rest("PUT", `/api/items/${id}`, body, { token });

  for (const response of [added, changed]) {
    expect(response.status).toBe(400);
    expect(response.body.fields[0].field).toBe(field);
    // GraphQL itself rejects a missing title before the domain can; both report that it is required.
    expect([detail, "This field is required"]).toContain(response.body.detail);
  }
});

test.each(["1", "not-a-uuid", "urn:uuid:0190a5b4-7c3e-7d21-9f00-0123456789ab", "1' or 1=1"])(
  "%j is not a well-formed id of an item",
  async (id) => {
    const { token } = await signedIn(app(), "counter");
    const url = `/api/items/${encodeURIComponent(id)}`;

    const responses = [
      await app().rest("PUT", url, { title: "x" }, { token }),
      await app().rest("DELETE", url, undefined, { token }),
    ];

    expect(responses.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(2).fill([400, "This identifier is not valid"]),
    );
  },
);

test("an unknown id is not found", async () => {
  const { token } = await signedIn(app(), "counter");

  const responses = [
    await app().rest("PUT", `/api/items/${uuidv7()}`, { title: "x" }, { token }),
    await app().rest("DELETE", `/api/items/${uuidv7()}`, undefined, { token }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
});

test("the list has at most 500 items, also with concurrent additions", async () => {
  await app().sql(`delete from items`);
  await app().sql(
    `insert into items (id, title, created_at, updated_at) select gen_random_uuid(), 'item ' || n, now(), now() from generate_series(1, $1::int) n`,
    [MAX_ITEMS - 3],
  );
  const { token } = await signedIn(app(), "counter");

  const add = (n: number) => app().rest("POST", "/api/items", { title: `one more ${n}` }, { token });
  // All requests may count, but none may write until all have counted.
  const [responses = []] = await meetingAt(app(), ["lock table items in share mode"], 12, () => [
    concurrently(12, add),
  ]);
  const [{ count } = { count: 0 }] = await app().sql<{ count: number }>(`select count(*)::int as count from items`);

  expect(statusCounts(responses)).toEqual({ 201: 3, 409: 9 });
  expect(responses.find(({ status }) => status === 409)?.body.detail).toBe(
    "The list is full (500 items). Delete some items first.",
  );
  expect(count).toBe(500);
});

test("a full list accepts an item after one was deleted", async () => {
  await app().sql(`delete from items`);
  await app().sql(
    `insert into items (id, title, created_at, updated_at) select gen_random_uuid(), 'item', now(), now() from generate_series(1, 500)`,
  );
  const { token } = await signedIn(app(), "counter");
  const { body } = await app().rest("GET", "/api/items");

  await app().rest("DELETE", `/api/items/${body[0].id}`, undefined, { token });
  const { status } = await app().rest("POST", "/api/items", { title: "Milk" }, { token });

  expect(status).toBe(201);
});

test("each change writes an audit entry with its actor", async () => {
  const { token, user } = await signedIn(app(), "manager");
  await app().sql(`delete from items`);
  const { body } = await app().rest("POST", "/api/items", { title: "Milk" }, { token });
  await app().rest("PUT", `/api/items/${body.data.id}`, { title: "Bread" }, { token });
  await app().rest("DELETE", `/api/items/${body.data.id}`, undefined, { token });

  const lines = await app().sql(
    `select a.action, a.actor_role as role from audit_log a where a.actor_id = $1 and a.entity = 'item' order by a.id`,
    [user.id],
  );

  expect(lines).toEqual([
    { action: "CREATE", role: "manager" },
    { action: "UPDATE", role: "manager" },
    { action: "DELETE", role: "manager" },
  ]);
});
