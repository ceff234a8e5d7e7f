import { useApp } from "../support/app";
import { aReceipt, aStore, signedIn } from "../support/factories";

const app = useApp();

const manager = async () => (await signedIn(app(), "manager")).token;
const admin = async () => (await signedIn(app(), "admin")).token;
const unknown = "00000000-0000-4000-8000-000000000000";
const aName = () => `Shop ${Math.random().toString(36).slice(2)}`;

test("a manager adds a store and finds it in the list, trimmed and with its optional fields empty", async () => {
  const token = await manager();
  const name = aName();

  const made = await app().rest(
    "POST",
    "/api/admin/stores",
    { store_name: `  ${name} `, store_type: 2, address: "  " },
    { token },
  );
  const list = await app().rest("GET", `/api/admin/stores?search=${encodeURIComponent(name)}`, undefined, { token });

  expect(made).toMatchObject({ status: 201, body: { success: true, message: `Store "${name}" created successfully` } });
  expect(list.body).toMatchObject({
    success: true,
    data: {
      stores: [
        { store_name: name, store_type: 2, manager_name: null, phone_number: null, address: null, is_active: true },
      ],
      pagination: { current_page: 1, total_pages: 1, total_stores: 1, has_prev: false, has_next: false, page_size: 10 },
    },
  });
});

test.each([
  [{ store_name: " ab " }, "store_name", "Store name must be at least 3 characters"],
  [{ store_name: "x".repeat(101) }, "store_name", "Store name must not exceed 100 characters"],
  [{ store_type: 4 }, "store_type", "Please select a valid store type"],
  [{ manager_name: "x".repeat(101) }, "manager_name", "Manager name must not exceed 100 characters"],
  [{ address: "x".repeat(501) }, "address", "Address must not exceed 500 characters"],
  [{ description: "x".repeat(1001) }, "description", "Description must not exceed 1000 characters"],
  [{ phone_number: "021-1234" }, "phone_number", "Phone number must contain at least 10 digits"],
  [{ phone_number: "0".repeat(21) }, "phone_number", "Phone number must not exceed 20 characters"],
  [{ phone_number: "abc ".repeat(6) }, "phone_number", "Phone number must not exceed 20 characters"],
])("a store with %j is rejected with the message of its field", async (wrong, field, message) => {
  const token = await manager();

  const { status, body } = await app().rest(
    "POST",
    "/api/admin/stores",
    { store_name: aName(), store_type: 1, ...wrong },
    { token },
  );

  expect(status).toBe(400);
  expect(body.detail).toEqual([{ field, message }]);
});

test.each(["021-12345678", "۰۲۱ ۱۲۳۴۵۶۷۸", "+98 (21) 12345678"])("the phone %s is stored as typed", async (phone) => {
  const token = await manager();

  const { status, body } = await app().rest(
    "POST",
    "/api/admin/stores",
    { store_name: aName(), store_type: 1, phone_number: phone },
    { token },
  );

  expect([status, body.data.phone_number]).toEqual([201, phone]);
});

test("a name is unique without case, in one spelling of ya and kaf, and free again after a deletion", async () => {
  const token = await admin();
  const name = `كيف ${aName()}`;
  const add = (spelled: string) =>
    app().rest("POST", "/api/admin/stores", { store_name: spelled, store_type: 1 }, { token });

  const first = await add(name);
  const again = await add(` ${name.replace("ك", "ک").replace("ي", "ی").toUpperCase()} `);
  await app().rest("DELETE", `/api/admin/stores/${first.body.data.store_id}`, undefined, { token });
  const afterwards = await add(name);

  expect(again).toMatchObject({ status: 409, body: { code: "STORE_NAME_TAKEN", detail: "Store name must be unique" } });
  expect(afterwards.status).toBe(201);
});

test("filters, search and pages work together, and a page past the end is empty", async () => {
  const token = await manager();
  const prefix = aName();
  for (let n = 0; n < 12; n++) {
    await aStore(app(), {
      storeName: `${prefix} ${String(n).padStart(2, "0")}`,
      storeType: n % 2 === 0 ? 1 : 3,
      ...(n < 4 ? { isActive: false, deactivatedAt: new Date() } : {}),
    });
  }
  const list = async (query: string) =>
    (await app().rest("GET", `/api/admin/stores?search=${encodeURIComponent(prefix)}&${query}`, undefined, { token }))
      .body.data;

  const [all, second, type3, inactive, both, beyond] = await Promise.all([
    list("store_type=all"),
    list("page=2"),
    list("store_type=3"),
    list("is_active=false"),
    list("store_type=1&is_active=true&limit=3"),
    list("page=9"),
  ]);

  expect(second.stores.map(({ store_name }: { store_name: string }) => store_name)).toEqual([
    `${prefix} 10`,
    `${prefix} 11`,
  ]);
  expect(second.pagination).toMatchObject({
    current_page: 2,
    total_pages: 2,
    total_stores: 12,
    has_prev: true,
    has_next: false,
  });
  expect(all.pagination.total_stores).toBe(12);
  expect([type3.pagination.total_stores, inactive.pagination.total_stores]).toEqual([6, 4]);
  expect([both.stores.length, both.pagination.total_stores]).toEqual([3, 4]);
  expect([beyond.stores, beyond.pagination.total_stores]).toEqual([[], 12]);
});

test.each(["page=0", "page=x", "limit=0", "limit=101", "store_type=9", "is_active=maybe"])(
  "the list rejects %s",
  async (query) => {
    const token = await manager();

    const { status, body } = await app().rest("GET", `/api/admin/stores?${query}`, undefined, { token });

    expect([status, body.success]).toEqual([400, false]);
  },
);

test("a store is edited, closed and opened; the points that it had earned are unchanged", async () => {
  const token = await manager();
  const counter = await signedIn(app(), "counter");
  const store = await aStore(app(), { storeType: 1 });
  const receipt = aReceipt({ store_id: store.id, purchase_amount: 2_000_000 });
  await app().rest("POST", "/api/receipts/create", receipt, { token: counter.token });

  const edited = await app().rest(
    "PUT",
    `/api/admin/stores/${store.id}`,
    { store_name: store.storeName, store_type: 3, manager_name: "مینا نوری" },
    { token },
  );
  const closed = await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token });
  const rejected = await app().rest("POST", "/api/receipts/create", aReceipt({ store_id: store.id }), {
    token: counter.token,
  });
  const opened = await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token });
  const points = await app().rest("POST", "/api/points/calculate", { receipt_id: receipt.receipt_id }, { token });

  expect(edited.body).toMatchObject({
    message: `Store "${store.storeName}" updated successfully`,
    data: { store_type: 3 },
  });
  expect(closed.body).toMatchObject({ message: "Status updated successfully", data: { is_active: false } });
  expect(rejected.body.code).toBe("STORE_INACTIVE");
  expect(opened.body.data.is_active).toBe(true);
  expect(points.body.data).toMatchObject({ store_type: 1, points: 2 });
  expect(await app().doctor()).toBe("");
});

test("a store without receipts is removed; one with receipts is removed from every list, and its receipts still count", async () => {
  const token = await admin();
  const [empty, busy] = [await aStore(app()), await aStore(app())];
  await app().rest("POST", "/api/receipts/create", aReceipt({ store_id: busy.id }), { token });
  const remove = (id: string, query = "") =>
    app().rest("DELETE", `/api/admin/stores/${id}${query}`, undefined, { token });

  const rejected = await remove(busy.id, "?force=false");
  const misspelled = await remove(busy.id, "?forse=false");
  const { errors } = await app().gql(`mutation ($id: ID!) { deleteStore(id: $id) { id } }`, { id: busy.id }, { token });
  const removed = [await remove(empty.id), await remove(busy.id)];
  const afterDelete = await app().rest("GET", `/api/admin/stores/${busy.id}`, undefined, { token });
  const active = await app().rest("GET", "/api/stores/active");

  expect(rejected).toMatchObject({ status: 409, body: { code: "STORE_HAS_RECEIPTS" } });
  expect(misspelled).toMatchObject({ status: 400, body: { fields: [{ field: "forse", code: "FIELD_INVALID" }] } });
  expect(errors?.[0]?.extensions.code).toBe("STORE_HAS_RECEIPTS");
  expect(removed.map(({ status }) => status)).toEqual([200, 200]);
  expect(removed.map(({ body }) => [body.store_id, body.message])).toEqual([
    [empty.id, `Store "${empty.storeName}" deleted successfully`],
    [busy.id, `Store "${busy.storeName}" deleted successfully`],
  ]);
  expect(afterDelete.status).toBe(404);
  expect(active.body.data.map(({ store_id }: { store_id: string }) => store_id)).not.toContain(busy.id);
  expect(await app().sql("select 1 from stores s where s.id = $1", [empty.id])).toHaveLength(0);
  expect(await app().sql("select 1 from receipts r where r.store_id = $1", [busy.id])).toHaveLength(1);
});

test("every role gets exactly what the permission table grants, and an unknown store is 404", async () => {
  const store = await aStore(app());
  const body = { store_name: store.storeName, store_type: 1 };
  const tokens = {
    admin: await admin(),
    manager: await manager(),
    viewer: (await signedIn(app(), "viewer")).token,
    counter: (await signedIn(app(), "counter")).token,
    public: undefined,
  };
  const calls = (id: string): [string, string, unknown][] => [
    ["GET", "/api/admin/stores", undefined],
    ["GET", `/api/admin/stores/${id}`, undefined],
    ["PUT", `/api/admin/stores/${id}`, body],
    ["PATCH", `/api/admin/stores/${id}/toggle-status`, undefined],
    ["DELETE", `/api/admin/stores/${id}?force=false`, undefined],
  ];
  const statuses = async (token: string | undefined, id: string) => {
    const found: number[] = [];
    for (const [method, url, payload] of calls(id)) {
      found.push((await app().rest(method, url, payload, token === undefined ? {} : { token })).status);
    }
    return found;
  };

  expect({
    viewer: await statuses(tokens.viewer, store.id),
    counter: await statuses(tokens.counter, store.id),
    public: await statuses(tokens.public, store.id),
    manager: await statuses(tokens.manager, store.id),
    missing: await statuses(tokens.admin, unknown),
    admin: await statuses(tokens.admin, store.id),
  }).toEqual({
    viewer: [200, 200, 403, 403, 403],
    counter: [403, 403, 403, 403, 403],
    public: [401, 401, 401, 401, 401],
    manager: [200, 200, 200, 200, 403],
    missing: [200, 404, 404, 404, 404],
    admin: [200, 200, 200, 200, 200],
  });
});

test("over GraphQL a null is treated like an omitted field", async () => {
  const token = await manager();
  await aStore(app());

  const { data, errors } = await app().gql(
    "{ stores(search: null, storeType: null, isActive: null) { totalItems } }",
    {},
    { token },
  );

  expect(errors).toBeUndefined();
  expect(data.stores.totalItems).toBeGreaterThan(0);
});
