import type { Role } from "../../domain/permissions";
import { anEvent, aVisitor, bring, waiting } from "../events/fixtures";
import { csv, importer } from "../imports/importer";
import { useApp } from "../support/app";
import { NONE } from "../permissions/calls/call";
import {
  aDrawInput,
  aFestival,
  aKey,
  aNationalCode,
  aPhone,
  aReceipt,
  aStore,
  aUser,
  aWatchCase,
  signedIn,
} from "../support/factories";
import { unlabelledAuditFields } from "../support/audit-fields";
import { readTable } from "../support/workbook";

const app = useApp();

const EXPORT = `mutation ($view: ListView!, $columns: [ListColumnInput!]!, $format: ExportFormat!) {
  exportList(view: $view, columns: $columns, format: $format) { downloadUrl fileName totalRecords }
}`;

type Lang = "en" | "fa";
type Format = "CSV" | "XLSX" | "ODS";

interface Request {
  view: object;
  columns?: readonly string[];
  token?: string;
  lang?: Lang;
  format?: Format;
}

const asRole = async (role: Role): Promise<string> => (await signedIn(app(), role)).token;

/** Exports as a new administrator, because the exports of a user per minute are limited. */
const ask = async ({ view, columns = ["name"], token, lang = "en", format = "CSV" }: Request) =>
  app().gql(
    EXPORT,
    { view, columns: columns.map((name) => ({ name, title: `The ${name}` })), format },
    { token: token ?? (await asRole("admin")), lang },
  );

const codeOf = async (request: Request): Promise<unknown> => (await ask(request)).errors?.[0]?.extensions.code;

/** The header and the rows of an exported list. */
async function tableOf(request: Request) {
  const { data, errors } = await ask(request);
  expect(errors).toBeUndefined();
  const file = await app().server.inject({ method: "GET", url: data.exportList.downloadUrl });
  const format = (request.format ?? "CSV").toLowerCase() as "csv";
  const [header, ...rows] = (await readTable(format, file.rawPayload)).rows;
  expect(data.exportList.totalRecords).toBe(rows.length);
  return { header, rows, fileName: data.exportList.fileName as string };
}

test("a file of stores has all pages of the filter in the order of the list, with the chosen columns", async () => {
  const mark = `Paged ${Date.now()}`;
  for (let number = 0; number < 205; number++) {
    await aStore(app(), { storeName: `${mark} ${String(number).padStart(3, "0")}`, storeType: 2, managerName: "Sara" });
  }
  await aStore(app(), { storeName: `${mark} off`, isActive: false, deactivatedAt: new Date() });
  const view = { stores: { search: mark, isActive: true, sortBy: "NAME", sortOrder: "DESC" } };
  const { header, rows } = await tableOf({ view, columns: ["type", "name", "status"] });

  expect(header).toEqual(["The type", "The name", "The status"]);
  expect(rows).toEqual(
    Array.from({ length: 205 }, (_, at) => ["2", `${mark} ${String(204 - at).padStart(3, "0")}`, "Active"]),
  );
  const persian = await tableOf({ view: { stores: { search: `${mark} off` } }, columns: ["status"], lang: "fa" });
  expect(persian.rows).toEqual([["غیرفعال"]]);
  expect(persian.fileName).toMatch(/^فروشگاه-ها \d{4}-\d{2}-\d{2}\.csv$/);
});

test("a Persian file has the Jalali date and the time in Tehran beside a date, and roles by name", async () => {
  const { id, username } = await aUser(app(), { role: "viewer" });
  await app().sql("update users set created_at = '2026-11-24T21:15:30Z' where id = $1", [id]);
  const view = { users: { search: username } };
  const columns = ["username", "email", "role", "created"];

  const persian = await tableOf({ view, columns, lang: "fa" });
  expect(persian.header?.slice(3)).toEqual(["The created", "The created (شمسی)"]);
  expect(persian.rows).toEqual([[username, "", "بیننده", "2026-11-24T21:15:30.000Z", "1405/09/04 00:45"]]);
  const english = await tableOf({ view, columns });
  expect(english.rows).toEqual([[username, "", "Viewer", "2026-11-24T21:15:30.000Z"]]);
});

test("a file of participants has the phones only for roles that see identities", async () => {
  const { id: eventId } = await anEvent(app());
  const [code = ""] = await waiting(app(), eventId, 1);
  const visitor = { ...aVisitor(), full_name: "Sara Karimi" };
  expect((await bring(app(), eventId, code, visitor)).status).toBe(201);
  const view = { participants: { eventId } };
  const columns = ["name", "prize", "phone", "codes"];

  expect((await tableOf({ view, columns })).rows).toEqual([["Sara Karimi", "", visitor.phone_number, "1"]]);
  const [[, , masked] = []] = (await tableOf({ view, columns, token: await asRole("viewer") })).rows;
  expect(masked).toMatch(/^\*+\d{4}$/);
  expect((await tableOf({ view: { participants: { eventId, onlyWinners: true } }, columns })).rows).toEqual([]);
});

test("files of events, campaigns, draws, imports, cases and keys have what their lists show", async () => {
  const { eventId, campaignId } = await aFestival(app());
  const [event] = await app().sql<{ name: string }>("select e.name from events e where e.id = $1", [eventId]);
  expect(
    (await tableOf({ view: { events: { search: event?.name } }, columns: ["name", "mode", "status"] })).rows,
  ).toEqual([[event?.name, "Opening Day", "Active"]]);
  await app().sql("update campaigns set bonus_multiplier = 3 where id = $1", [campaignId]);
  expect((await tableOf({ view: { campaigns: { eventId } }, columns: ["name", "bonus", "end"] })).rows).toEqual([
    ["Stars", "3", expect.stringMatching(/^\d{4}-.*Z$/)],
  ]);
  await app().sql("update events set is_active = false where id = $1", [eventId]);
  const stopped = await tableOf({ view: { campaigns: { eventId } }, columns: ["status"], lang: "fa" });
  expect(stopped.rows).toEqual([["رویداد غیرفعال"]]);
  await app().sql("update events set is_active = true where id = $1", [eventId]);
  const created = await app().gql(
    "mutation ($input: DrawInput!) { createDraw(input: $input) { id } }",
    { input: { ...aDrawInput(), eventId } },
    { token: await asRole("admin") },
  );
  expect(created.errors).toBeUndefined();
  const draws = await tableOf({ view: { draws: { eventId } }, columns: ["name", "state", "mode", "prizes", "owners"] });
  expect(draws.rows).toEqual([["Draw", "Draft", "Public beacon", "1", ""]]);
  expect((await tableOf({ view: { draws: { eventId, state: "SETTLED" } }, columns: ["name"] })).rows).toEqual([]);
  const { id: keyId } = await aKey(app(), { scopes: ["stores", "events"] });
  await app().sql("update api_keys set name = 'For the till', revoked_at = now() where id = $1", [keyId]);
  const keys = await tableOf({ view: { apiKeys: { state: "REVOKED" } }, columns: ["name", "state", "scopes"] });
  expect(keys.rows).toContainEqual(["For the till", "Revoked", "events, stores"]);
});

test("a file of codes has those of the event and the status, with owner and reason", async () => {
  const { id: eventId } = await anEvent(app());
  const codes = await waiting(app(), eventId, 3);
  const [claimed = ""] = codes;
  await bring(app(), eventId, claimed, { ...aVisitor(), full_name: "Sara Karimi" });
  const columns = ["code", "status", "source", "assignedTo"];
  const unused = codes.slice(1).map((code) => [code, "Unused", "Import", ""]);

  const all = await tableOf({ view: { poolCodes: { eventId } }, columns });
  expect(all.rows).toEqual([...unused.toReversed(), [claimed, "Claimed", "Import", "Sara Karimi"]]);
  const some = await tableOf({ view: { poolCodes: { eventId, status: "UNUSED" } }, columns });
  expect(some.rows).toEqual(unused.toReversed());
});

test("a file of cases has the open ones with their sums", async () => {
  const token = await asRole("admin");
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt({ purchase_amount: 3_500_000 }), {
    token,
  });
  await aWatchCase(app(), body.data.id);
  const columns = ["case", "operators", "receipts", "amount", "state"];

  const { rows } = await tableOf({ view: { watchCases: { state: "OPEN", rule: "OWN_PHONE" } }, columns });
  expect(rows).toContainEqual(["Operator's own phone", expect.any(String), "1", "3500000", "Open"]);
});

test("a file of the audit log has action, record, changes and user of the filter", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const { id } = await aStore(app(), { storeName: `Audited ${Date.now()}` });
  await app().rest("PUT", `/api/admin/stores/${id}`, { manager_name: "Sara" }, { token });
  const columns = ["action", "entity", "changes", "actor", "role"];

  const view = { auditLog: { entityId: id, action: "UPDATE" } };
  const { rows } = await tableOf({ view, columns });
  expect(rows).toEqual([["Changed", "Store", "Manager: – → Sara", user.fullName, "Admin"]]);
  const persian = await tableOf({ view, columns, lang: "fa" });
  expect(persian.rows).toEqual([["ویرایش", "فروشگاه", "مدیر: – → Sara", user.fullName, "مدیر سامانه"]]);
});

test.each(["CSV", "XLSX", "ODS"] as const)(
  "a list as %s has a text as it is, also one that looks like a formula",
  async (format) => {
    const storeName = `=1+1 ${format} ${Date.now()}`;
    await aStore(app(), { storeName, phoneNumber: "02112345678" });

    const { rows } = await tableOf({ view: { stores: { search: storeName } }, columns: ["name", "phone"], format });
    expect(rows.map(([name, phone]) => [name?.replace(/^'/, ""), phone])).toEqual([[storeName, "02112345678"]]);
  },
);

test("an export is recorded with its filter, without the text of a search", async () => {
  const { token, user } = await signedIn(app(), "admin");
  await tableOf({ view: { users: { search: "Sara", role: "VIEWER" } }, columns: ["username"], token });

  const [entry] = await app().sql<{ entity: string; entity_id: string | null; details: Record<string, unknown> }>(
    "select a.entity, a.entity_id, a.details from audit_log a where a.action = 'EXPORT' and a.actor_id = $1",
    [user.id],
  );
  expect(entry).toMatchObject({ entity: "user", entity_id: null, details: { role: "viewer", format: "csv" } });
  expect(JSON.stringify(entry)).not.toContain("Sara");
});

test("every filter of an exported list has a label in the audit log, and the order is not recorded", async () => {
  const { token } = await signedIn(app(), "admin");
  const { eventId } = await aFestival(app());
  const [since, until] = ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"];
  const views = [
    { stores: { search: "a", sortBy: "TYPE", sortOrder: "DESC" } },
    { participants: { eventId, onlyWinners: true } },
    { watchCases: { state: "OPEN", rule: "OWN_PHONE", operatorId: NONE } },
    { auditLog: { action: "UPDATE", entity: "STORE", entityId: "x", actorId: NONE, since, until } },
    { events: { mode: "NORMAL", isActive: true } },
  ];
  const columns = { stores: "name", participants: "name", watchCases: "case", auditLog: "action", events: "name" };

  for (const view of views) {
    const [list = ""] = Object.keys(view);
    await tableOf({ view, columns: [columns[list as keyof typeof columns]], token });
  }

  expect(await unlabelledAuditFields(app())).toEqual([]);
});

test.each([
  ["no list", {}, ["name"]],
  ["two lists", { stores: {}, users: {} }, ["name"]],
  ["no column", { stores: {} }, []],
  ["an unknown column", { stores: {} }, ["secret"]],
  ["a property that every object has", { stores: {} }, ["toString"]],
  ["a column twice", { stores: {} }, ["name", "name"]],
  ["a search that is too long", { stores: { search: "x".repeat(101) } }, ["name"]],
  ["a wrong id", { campaigns: { eventId: "1" } }, ["name"]],
])("an export with %s is rejected and leaves no entry", async (_, view, columns) => {
  const { token, user } = await signedIn(app(), "admin");

  expect(await codeOf({ view, columns, token })).toBe("BAD_USER_INPUT");
  const entries = await app().sql("select from audit_log a where a.action = 'EXPORT' and a.actor_id = $1", [user.id]);
  expect(entries).toEqual([]);
});

test("a file of imports has those of the user, or all for an administrator", async () => {
  const own = await asRole("manager");
  const fileName = `mine-${Date.now()}.csv`;
  const file = csv([
    ["phone_number", "national_code"],
    [aPhone(), aNationalCode()],
  ]);
  await importer(app(), own).both("customers", file, {}, fileName);
  const view = { imports: { type: "CUSTOMERS" } };
  const columns = ["file", "type", "imported", "status"];
  const row = [fileName, "Customers", "1", "Complete"];

  expect((await tableOf({ view, columns, token: own })).rows).toEqual([row]);
  expect((await tableOf({ view, columns, token: await asRole("manager") })).rows).toEqual([]);
  expect((await tableOf({ view, columns })).rows).toContainEqual(row);
});

test.each([
  ["viewer", "watchCases"],
  ["viewer", "users"],
  ["manager", "auditLog"],
  ["manager", "apiKeys"],
  ["counter", "stores"],
] as const)("a %s cannot export %s", async (role, list) => {
  expect(await codeOf({ view: { [list]: {} }, token: await asRole(role) })).toBe("FORBIDDEN");
});

test("an API key exports the lists of its scopes only", async () => {
  const { token } = await aKey(app(), { scopes: ["export", "stores"] });

  expect((await tableOf({ view: { stores: {} }, token })).rows.length).toBeGreaterThan(0);
  expect(await codeOf({ view: { participants: {} }, token })).toBe("FORBIDDEN");
});

test("an event that does not exist is an error", async () => {
  expect(await codeOf({ view: { participants: { eventId: NONE } } })).toBe("EVENT_NOT_FOUND");
});

test("a user's exports of a minute are limited", async () => {
  const token = await asRole("admin");
  const codes = [];
  for (let count = 0; count < 6; count++) codes.push(await codeOf({ view: { stores: {} }, token }));

  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, "RATE_LIMITED"]);
});
