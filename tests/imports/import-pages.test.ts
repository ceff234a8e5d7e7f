import { ERRORS } from "../../domain/errors/error-catalogue";
import { jobsPage } from "../../server/features/imports/import-job.queries";
import { useApp } from "../support/app";
import { aUser, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";
import { plantImports } from "./planted-imports";

const app = useApp();

beforeEach(() => app().sql("delete from import_jobs"));

const PAGE = `query ($page: Int, $pageSize: Int, $status: ImportStatus, $type: TableType) {
  importJobs(page: $page, pageSize: $pageSize, status: $status, type: $type) {
    items { id fileName } page pageSize totalItems isTotalCapped totalPages hasPrevious hasNext
  }
}`;

/** The page of imports as a user sees it. */
async function pageFor(token: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await app().gql(PAGE, variables, { token });
  expect(errors).toBeUndefined();
  const { items, ...page } = data.importJobs;
  return { files: (items as { fileName: string }[]).map(({ fileName }) => fileName), items, ...page };
}

const numbered = (type: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${type}-${from + index}.csv`);

test("imports are listed by pages of 20, newest first", async () => {
  const { token, user } = await signedIn(app(), "manager");
  await plantImports(app(), { ownerId: user.id, count: 45 });

  const pages = [await pageFor(token), await pageFor(token, { page: 2 }), await pageFor(token, { page: 3 })];

  const total = { pageSize: 20, totalItems: 45, isTotalCapped: false, totalPages: 3 };
  expect(pages).toMatchObject([
    { ...total, files: numbered("stores", 1, 20), page: 1, hasPrevious: false, hasNext: true },
    { ...total, files: numbered("stores", 21, 40), page: 2, hasPrevious: true, hasNext: true },
    { ...total, files: numbered("stores", 41, 45), page: 3, hasPrevious: true, hasNext: false },
  ]);
});

test("imports of the same instant are listed once each, in the order of their ids", async () => {
  const { token, user } = await signedIn(app(), "manager");
  await plantImports(app(), { ownerId: user.id, count: 60, isAtOnce: true });

  const ids: string[] = [];
  for (const page of [1, 2, 3, 4, 5, 6])
    for (const { id } of (await pageFor(token, { page, pageSize: 10 })).items) ids.push(id);

  expect(new Set(ids).size).toBe(60);
  // Without an order by id the same row could be on two pages.
  expect(ids).toEqual([...ids].sort());
});

test("a user has pages of their own imports, an administrator of all", async () => {
  const [first, second, admin] = [
    await signedIn(app(), "manager"),
    await signedIn(app(), "manager"),
    await signedIn(app(), "admin"),
  ];
  await plantImports(app(), { ownerId: first.user.id, count: 3, type: "stores" });
  await plantImports(app(), { ownerId: second.user.id, count: 2, type: "receipts" });

  const own = await pageFor(first.token, { page: 2, pageSize: 2 });
  const others = await pageFor(second.token, { page: 2, pageSize: 2 });
  const all = await pageFor(admin.token, { page: 2, pageSize: 3 });

  expect(own).toMatchObject({ files: ["stores-3.csv"], totalItems: 3, totalPages: 2 });
  expect(others).toMatchObject({ files: [], totalItems: 2, totalPages: 1 });
  expect([all.totalItems, all.totalPages, all.files.length]).toEqual([5, 2, 2]);
});

test("the total counts the imports of the chosen type and status", async () => {
  const { token, user } = await signedIn(app(), "admin");
  await plantImports(app(), { ownerId: user.id, count: 4, type: "stores" });
  await plantImports(app(), { ownerId: user.id, count: 3, type: "points" });
  await plantImports(app(), { ownerId: user.id, count: 2, type: "points", status: "cancelled" });
  const filtered = async (filter: object) => {
    const { files, totalItems, totalPages } = await pageFor(token, { ...filter, pageSize: 2 });
    return [files, totalItems, totalPages];
  };

  expect(await filtered({ type: "STORES" })).toEqual([["stores-1.csv", "stores-2.csv"], 4, 2]);
  expect((await filtered({ type: "POINTS" })).slice(1)).toEqual([5, 3]);
  expect(await filtered({ type: "POINTS", status: "CANCELLED" })).toEqual([["points-1.csv", "points-2.csv"], 2, 1]);
  expect(await filtered({ status: "ERROR" })).toEqual([[], 0, 1]);
});

test("a page beyond the end is empty and has the total", async () => {
  const { token, user } = await signedIn(app(), "manager");
  await plantImports(app(), { ownerId: user.id, count: 21 });

  const beyond = { files: [], totalItems: 21, totalPages: 2, hasPrevious: true, hasNext: false };
  expect(await pageFor(token, { page: 3 })).toMatchObject({ ...beyond, page: 3 });
  expect(await pageFor(token, { page: 1_000_000, pageSize: 100 })).toMatchObject({ ...beyond, totalPages: 1 });
});

test.each([
  [{ page: 0 }, "en", "page", "PAGE_INVALID"],
  [{ page: -1 }, "fa", "page", "PAGE_INVALID"],
  [{ page: 1_000_001 }, "fa", "page", "PAGE_INVALID"],
  [{ pageSize: 0 }, "en", "pageSize", "PAGE_SIZE_INVALID"],
  [{ pageSize: 101 }, "fa", "pageSize", "PAGE_SIZE_INVALID"],
] as const)("GraphQL rejects %j in %s at %s", async (variables, lang, field, code) => {
  const { token } = await signedIn(app(), "manager");

  const { data, errors } = await app().gql(PAGE, variables, { token, lang });

  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({
    ...{ code: "BAD_USER_INPUT", status: 400 },
    fields: [{ field, code, message: ERRORS[code][lang] }],
  });
});

const list = (query: string, token: string, lang: "en" | "fa" = "en") =>
  app().rest("GET", `/api/import/jobs${query}`, undefined, { token, lang });

test.each([
  ["?page=0", "en", "page", "PAGE_INVALID"],
  ["?page=0", "fa", "page", "PAGE_INVALID"],
  ["?page_size=101", "en", "page_size", "PAGE_SIZE_INVALID"],
  ["?page_size=0", "fa", "page_size", "PAGE_SIZE_INVALID"],
] as const)("REST rejects %s in %s at %s", async (query, lang, field, code) => {
  const { token } = await signedIn(app(), "manager");

  const { status, body } = await list(query, token, lang);

  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, fields: [{ field, code, message: ERRORS[code][lang] }] });
});

test("REST without a page returns the newest 20 as a list, and the position beside it", async () => {
  const { token, user } = await signedIn(app(), "manager");
  await plantImports(app(), { ownerId: user.id, count: 25 });
  const files = (body: { data: { file_name: string }[] }) => body.data.map(({ file_name: name }) => name);

  const [plain, second, limited] = [
    await list("", token),
    await list("?page=2&page_size=10", token),
    await list("?limit=5", token),
  ];

  expect(files(plain.body)).toEqual(numbered("stores", 1, 20));
  expect({ ...plain.body, data: [] }).toEqual({
    ...{ success: true, data: [], current_page: 1, page: 1, page_size: 20, total_pages: 2, total_items: 25, total: 25 },
    ...{ total_capped: false, has_prev: false, has_next: true },
  });
  expect(files(second.body)).toEqual(numbered("stores", 11, 20));
  expect(second.body).toMatchObject({ page: 2, page_size: 10, total_pages: 3, has_prev: true, has_next: true });
  expect(files(limited.body)).toEqual(numbered("stores", 1, 5));
});

/** The plans of the statements that read a page. */
async function plansOf(...[filter, position]: [Parameters<typeof jobsPage>[1], Parameters<typeof jobsPage>[2]]) {
  const { primary } = app().product;
  const runner = primary.createQueryRunner();
  const run = runner.query.bind(runner);
  const statements: [string, unknown[]][] = [];
  runner.query = (text: string, values?: unknown[], ...rest: []) => {
    statements.push([text, values ?? []]);
    return run(text, values, ...rest);
  };
  try {
    await jobsPage(primary.createEntityManager(runner), filter, position);
  } finally {
    await runner.release();
  }
  return Promise.all(
    statements.map(async ([text, values]) => JSON.stringify(await app().sql(`explain (format json) ${text}`, values))),
  );
}

/** Vacuums a table until all its pages are all-visible. A snapshot of another session, such as autoanalyze, delays it. */
async function vacuumed(table: string) {
  await eventually(
    async () => {
      await app().sql(`vacuum (analyze, index_cleanup on) ${table}`);
      const text = "select relallvisible = relpages as done from pg_class where relname = $1";
      const [row] = await app().sql<{ done: boolean }>(text, [table]);
      return row?.done === true;
    },
    30_000,
    `a vacuumed ${table}`,
  );
}

test("a page of many imports is read by an index, without sorting them all", async () => {
  const [owner, other] = [await aUser(app()), await aUser(app())];
  for (let part = 0; part < 4; part++) {
    await plantImports(app(), { ownerId: owner.id, count: 2500 });
    await plantImports(app(), { ownerId: other.id, count: 2500 });
  }
  await vacuumed("import_jobs");

  for (const filter of [{}, { ownerId: owner.id }])
    for (const offset of [0, 1000]) {
      const [page, count, ...more] = await plansOf(filter, { limit: 20, offset });
      expect(more).toEqual([]);
      expect(page).toMatch(/"Index Name":"import_jobs_(owner|created)_idx"/);
      expect(page).not.toMatch(/"Node Type":"(Seq Scan|Sort)"/);
      expect(count).not.toContain('"Node Type":"Seq Scan"');
    }
});
