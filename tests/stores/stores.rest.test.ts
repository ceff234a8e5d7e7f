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
