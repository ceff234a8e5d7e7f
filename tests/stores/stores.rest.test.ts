import { useApp } from "../support/app";
import { aStore, signedIn } from "../support/factories";

const app = useApp();

test("the active stores are read without a session: id, name and type, by name", async () => {
  const [second, first] = [
    await aStore(app(), { storeName: "بهار", storeType: 3 }),
    await aStore(app(), { storeName: "آسا", storeType: 2 }),
  ];

  const { status, body } = await app().rest("GET", "/api/stores/active");

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [
      { store_id: first.id, store_name: "آسا", store_type: 2 },
      { store_id: second.id, store_name: "بهار", store_type: 3 },
    ],
  });
});

test("a closed or deleted store is not listed", async () => {
  const closed = await aStore(app(), { isActive: false, deactivatedAt: new Date() });
  const deleted = await aStore(app(), { deletedAt: new Date() });

  const { body } = await app().rest("GET", "/api/stores/active");

  const ids = body.data.map((store: { store_id: string }) => store.store_id);
  expect(ids).not.toContain(closed.id);
  expect(ids).not.toContain(deleted.id);
});

test("GraphQL also returns the multiplier of each type", async () => {
  const stores = await Promise.all(([1, 2, 3] as const).map((storeType) => aStore(app(), { storeType })));
  const { token } = await signedIn(app(), "counter");

  const { data } = await app().gql("{ activeStores { id storeName storeType multiplier } }", {}, { token });

  const returned = stores.map(({ id }) => data.activeStores.find((store: { id: string }) => store.id === id));
  expect(returned.map(({ storeType, multiplier }) => [storeType, multiplier])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test("two active stores never share a name, however it is spelt", async () => {
  await aStore(app(), { storeName: "كتاب‌فروشي" });

  await expect(aStore(app(), { storeName: "کتاب فروشی" })).rejects.toThrow("stores_name_key");
});

test.each([
  ["the name of the manager with a half-space and the Arabic ya", "علي\u200cرضا كاظمي"],
  ["the name of the manager in Persian letters with a space", "علی رضا کاظمی"],
  ["the phone in Persian digits", "۰۲۱ ۸۸۷۷۶۶۵۵"],
  ["the phone in Latin digits", "021 88776655"],
])("the list of stores is searched for %s", async (_, search) => {
  const mark = `t${Date.now()}`;
  const { id } = await aStore(app(), { managerName: `علي\u200cرضا كاظمي ${mark}`, phoneNumber: "۰۲۱ ۸۸۷۷۶۶۵۵" });
  const { token } = await signedIn(app(), "manager");

  const { body } = await app().rest("GET", `/api/admin/stores?search=${encodeURIComponent(search)}`, undefined, {
    token,
  });

  expect(body.data.stores.map(({ store_id }: { store_id: string }) => store_id)).toContain(id);
});

test("REST and GraphQL order the names of stores and of managers by the Persian alphabet", async () => {
  const sorted = ["آب", "پارچه", "کافه", "هایپر"];
  const mark = `t${Date.now()}`;
  for (const word of ["هایپر", "پارچه", "کافه", "آب"])
    await aStore(app(), { storeName: `${word} ${mark}`, managerName: `${word} ${mark}` });
  const names = sorted.map((word) => `${word} ${mark}`);
  const { token } = await signedIn(app(), "manager");
  const ofMark = (all: string[]) => all.filter((name) => name.endsWith(mark));

  const rest = await app().rest("GET", "/api/stores/active");
  const active = await app().gql("{ activeStores { storeName } }", {}, { token });
  const list = await app().rest("GET", `/api/admin/stores?search=${mark}`, undefined, { token });
  const page = await app().gql(
    `query ($mark: String) {
      byName: stores(search: $mark) { items { storeName } }
      byManager: stores(search: $mark, sortBy: MANAGER_NAME) { items { managerName } }
      reversed: stores(search: $mark, sortOrder: DESC) { items { storeName } }
    }`,
    { mark },
    { token },
  );

  expect(ofMark(rest.body.data.map((store: { store_name: string }) => store.store_name))).toEqual(names);
  expect(ofMark(active.data.activeStores.map((store: { storeName: string }) => store.storeName))).toEqual(names);
  expect(list.body.data.stores.map((store: { store_name: string }) => store.store_name)).toEqual(names);
  expect(page.data.byName.items.map((store: { storeName: string }) => store.storeName)).toEqual(names);
  expect(page.data.byManager.items.map((store: { managerName: string }) => store.managerName)).toEqual(names);
  expect(page.data.reversed.items.map((store: { storeName: string }) => store.storeName)).toEqual(names.toReversed());
});
