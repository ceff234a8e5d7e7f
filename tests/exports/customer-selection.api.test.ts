import { plant } from "../customers/fixtures";
import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { readTable } from "../support/workbook";

const app = useApp();

const EXPORT = `mutation ($filters: ExportFilters, $columns: [String!], $order: ExportOrder) {
  exportTable(type: CUSTOMERS, format: CSV, filters: $filters, columns: $columns, order: $order) { downloadUrl totalRecords }
}`;

let token = "";
beforeEach(async () => {
  token = (await signedIn(app(), "admin")).token;
});

const ask = (variables: object, by = token) => app().gql(EXPORT, { ...variables }, { token: by, lang: "en" });

/** The rows of the exported file, without the header. */
async function rowsOf(variables: object): Promise<string[][]> {
  const { data, errors } = await ask(variables);
  expect(errors).toBeUndefined();
  const file = await app().server.inject({ method: "GET", url: data.exportTable.downloadUrl });
  const [header, ...rows] = (await readTable("csv", file.rawPayload)).rows;
  expect(data.exportTable.totalRecords).toBe(rows.length);
  expect(header?.length).toBeGreaterThan(0);
  return rows;
}

test("a file has exactly the selected customers, in the order of the list, also those of a search", async () => {
  const [first, second, third] = await plant(app(), [
    { last_name: "Ahmadi", created_at: "2026-01-01T00:00:00Z" },
    { last_name: "Karimi", created_at: "2026-01-02T00:00:00Z" },
    { last_name: "Rezaei", created_at: "2026-01-03T00:00:00Z" },
  ]);
  const columns = ["customer_id"];

  expect(await rowsOf({ filters: { ids: [first?.id, third?.id] }, columns })).toEqual([[third?.id], [first?.id]]);
  const order = { sortBy: "CREATED_AT", sortOrder: "ASC" };
  expect(await rowsOf({ filters: { ids: [first?.id, third?.id] }, columns, order })).toEqual([
    [first?.id],
    [third?.id],
  ]);
  expect(await rowsOf({ filters: { ids: [first?.id, second?.id], search: "Karimi" }, columns })).toEqual([
    [second?.id],
  ]);
  const [entry] = await app().sql<{ details: object }>(
    "select a.details from audit_log a where a.action = 'EXPORT' order by a.id desc limit 1",
  );
  expect(entry?.details).toMatchObject({ rows: 1, ids: 2 });
});

test("a file of deleted customers has those, and only for roles that see them", async () => {
  const [gone, current] = await plant(app(), [{ deleted_at: new Date().toISOString() }, {}]);
  const ids = [gone?.id, current?.id];
  const columns = ["customer_id"];

  expect(await rowsOf({ filters: { ids, deleted: true }, columns })).toEqual([[gone?.id]]);
  expect(await rowsOf({ filters: { ids }, columns })).toEqual([[current?.id]]);
  const all = await rowsOf({ filters: { deleted: true }, columns });
  expect(all).toContainEqual([gone?.id]);
  expect(all).not.toContainEqual([current?.id]);
  for (const role of ["viewer", "counter"] as const) {
    const { errors } = await ask({ filters: { ids, deleted: true } }, (await signedIn(app(), role)).token);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  }
});

test("a file has the chosen columns in their order", async () => {
  const [person] = await plant(app(), [{ first_name: "Sara", last_name: "Karimi", total_points: 7 }]);
  const variables = { filters: { ids: [person?.id] }, columns: ["total_points", "last_name"] };

  const { data } = await ask(variables);
  const file = await app().server.inject({ method: "GET", url: data.exportTable.downloadUrl });

  expect((await readTable("csv", file.rawPayload)).rows).toEqual([
    ["Total points", "Last name"],
    ["7", "Karimi"],
  ]);
});

test("tags are a column of a file that requests them", async () => {
  const [person, other] = await plant(app(), [{}, {}]);
  const ids = [person?.id, other?.id];
  const mutation = "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }";
  await app().gql(mutation, { id: person?.id, tags: ["Press", "Loyal"] }, { token });

  const rows = await rowsOf({ filters: { ids }, columns: ["customer_id", "tags"] });

  expect(new Map(rows as [string, string][])).toEqual(
    new Map([
      [person?.id, "Loyal, Press"],
      [other?.id, ""],
    ]),
  );
  expect((await rowsOf({ filters: { ids } }))[0]).toHaveLength(11);
});

test("a selection without a match is a file without rows", async () => {
  const unknown = "0198c0de-0000-7000-8000-000000000000";
  expect(await rowsOf({ filters: { ids: [unknown] } })).toEqual([]);
});

test("1,000 selected customers and a whole filter of 10,000 are exported, a longer list is rejected", async () => {
  const people = await plant(
    app(),
    Array.from({ length: 10_000 }, () => ({ total_points: 5_000 })),
  );
  const ids = people.map(({ id }) => id);
  const columns = ["customer_id"];

  const selected = await rowsOf({ filters: { ids: ids.slice(0, 1_000) }, columns });
  const whole = await rowsOf({ filters: { minPoints: 5_000 }, columns });
  const { errors } = await ask({ filters: { ids: ids.slice(0, 1_001) } });

  expect(selected.flat().toSorted()).toEqual(ids.slice(0, 1_000).toSorted());
  expect(whole.flat().toSorted()).toEqual(ids.toSorted());
  expect(errors?.[0]?.extensions.code).toBe("LIST_TOO_LONG");
});

test.each([
  ["an unknown column", { columns: ["password"] }],
  ["no column", { columns: [] }],
  ["no customer", { filters: { ids: [] } }],
  ["an invalid id", { filters: { ids: ["7"] } }],
])("%s is rejected", async (_, variables) => {
  const { errors } = await ask(variables);
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

test("stores have no selection", async () => {
  const text = `mutation { exportTable(type: STORES, format: CSV, filters: { ids: ["${"0".repeat(8)}"] }) { totalRecords } }`;
  const { errors } = await app().gql(text, {}, { token });
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});
