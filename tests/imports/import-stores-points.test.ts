import { useApp } from "../support/app";
import { aNationalCode, aPhone, aStore, signedIn } from "../support/factories";
import { csv, importer, type Importer, linesOf } from "./importer";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });
const STORES = ["store_name", "store_type", "manager_name", "phone_number", "address", "description", "is_active"];
const POINTS = ["phone_number", "national_code", "points", "reason", "reference"];

let admin: Importer;
let names = 0;

beforeAll(async () => {
  admin = importer(app(), (await signedIn(app(), "admin")).token);
});

afterEach(async () => {
  expect(await app().doctor()).toBe("");
});

const aName = () => `Imported store ${++names}`;

const codesOf = async (url: string) =>
  linesOf(await admin.report(url))
    .slice(1)
    .map((line) => /,([A-Z_]{4,}),/.exec(line)?.[1]);

test("stores are imported; rows with a taken or repeated name or a wrong cell are not", async () => {
  const [first, second, taken] = [aName(), aName(), (await aStore(app())).storeName];

  const job = await admin.both(
    "stores",
    csv([
      STORES,
      [first, "2", "Sara", "021-12345678", "Hall 1", "Shoes", "بله"],
      [second, "۳", "", "", "", "", "خیر"],
      [taken.toUpperCase(), "1", "", "", "", "", ""],
      [first, "1", "", "", "", "", ""],
      ["ab", "1", "", "", "", "", ""],
      [aName(), "4", "", "", "", "", ""],
      [aName(), "", "", "", "", "", ""],
      [aName(), "1", "", "123", "", "", ""],
      [aName(), "1", "", "", "", "", "perhaps"],
    ]),
  );

  expect(job.summary).toMatchObject({ totalRows: 9, imported: 1, failed: 8, skipped: 2 });
  expect(await codesOf(job.errorReportUrl)).toEqual([
    "STORE_TYPE_INVALID",
    "STORE_NAME_TAKEN",
    "ROW_DUPLICATE",
    "STORE_NAME_TOO_SHORT",
    "STORE_TYPE_INVALID",
    "STORE_TYPE_INVALID",
    "CONTACT_PHONE_INVALID",
    "FIELD_INVALID",
  ]);
  const { body } = await app().rest("GET", "/api/stores/active");
  expect(body.data).toContainEqual(expect.objectContaining({ store_name: first, store_type: 2 }));
});

test("stores are reverted unless one of them has receipts", async () => {
  const [unused, remaining] = [aName(), aName()];
  const first = await admin.both("stores", csv([STORES.slice(0, 2), [unused, "1"]]));
  const second = await admin.both("stores", csv([STORES.slice(0, 2), [remaining, "1"]]));
  const receipts = await admin.both(
    "receipts",
    csv([
      ["receipt_number", "store_name", "phone_number", "national_code", "purchase_amount", "purchase_date"],
      ["S-1", remaining, aPhone(), aNationalCode(), "5000000", new Date().toISOString()],
    ]),
  );

  const [reverted, rejected] = [await admin.revert(first.id), await admin.revert(second.id)];

  expect(receipts.summary).toMatchObject({ imported: 1 });
  expect([reverted.isReverted, rejected.isReverted, rejected.error?.code]).toEqual([true, false, "IMPORT_USED"]);
  const left = await app().sql<{ name: string }>(
    "select s.store_name as name from stores s where s.store_name = any($1)",
    [[unused, remaining]],
  );
  expect(left.map(({ name }) => name)).toEqual([remaining]);
});

async function aCustomer(): Promise<{ phone: string; code: string; points: () => Promise<number | undefined> }> {
  const [phone, code] = [aPhone(), aNationalCode()];
  await admin.both(
    "customers",
    csv([
      ["phone_number", "national_code"],
      [phone, code],
    ]),
  );
  return {
    phone,
    code,
    points: async () =>
      (
        await app().sql<{ points: number }>(
          "select c.total_points as points from customers c where c.national_code = $1 and c.deleted_at is null",
          [code],
        )
      )[0]?.points,
  };
}

test("points may have separators of thousands", async () => {
  const { phone, code, points } = await aCustomer();
  const rows = [
    [phone, code, "۱۲٬۰۰۰", "A gift", "S-1"],
    [phone, code, "-1,500", "A mistake", "S-2"],
  ];
  const job = await admin.both("points", csv([POINTS, ...rows]));

  expect([job.summary.imported, await points()]).toEqual([2, 10_500]);
});

test("points are adjustments with a reason and a reference, never a balance, and are never made twice", async () => {
  const { phone, code, points } = await aCustomer();

  const job = await admin.both(
    "points",
    csv([
      POINTS,
      [phone, code, "۱۰", "A gift", "G-1"],
      [phone, code, "-4", "A mistake", "G-2"],
      [phone, code, "7", "Again", "G-1"],
      [phone, code, "0", "Nothing", "G-3"],
      [phone, code, "1.5", "A half", "G-4"],
      [phone, code, "1000001", "Too much", "G-5"],
      [phone, code, "1", "", "G-6"],
      [phone, code, "1", "No reference", ""],
      [aPhone(), aNationalCode(), "1", "A visitor", "G-7"],
      [aPhone(), code, "1", "Another phone", "G-8"],
    ]),
  );
  const again = await admin.both("points", csv([POINTS, [phone, code, "10", "A gift", "G-1"]]));

  expect(job.summary).toMatchObject({ totalRows: 10, imported: 2, failed: 8, skipped: 1 });
  expect(await codesOf(job.errorReportUrl)).toEqual([
    "ROW_DUPLICATE",
    "POINTS_INVALID",
    "POINTS_INVALID",
    "POINTS_INVALID",
    "REASON_REQUIRED",
    "FIELD_REQUIRED",
    "CUSTOMER_NOT_FOUND",
    "IDENTITY_CONFLICT",
  ]);
  expect(again.summary).toMatchObject({ imported: 0, skipped: 1 });
  expect(await points()).toBe(6);
  const entries = await app().sql(
    `select l.delta, l.kind, l.reason, l.reference, l.created_by is not null as "isSigned"
     from points_ledger l where l.import_id = $1 order by l.id`,
    [job.id],
  );
  expect(entries).toEqual([
    { delta: 10, kind: "adjust", reason: "A gift", reference: "G-1", isSigned: true },
    { delta: -4, kind: "adjust", reason: "A mistake", reference: "G-2", isSigned: true },
  ]);
});

test("adjustments are reverted by opposite entries, and may be made again after that", async () => {
  const { phone, code, points } = await aCustomer();
  const file = csv([POINTS, [phone, code, "8", "A gift", "H-1"]]);
  const job = await admin.both("points", file);

  const reverted = await admin.revert(job.id);
  const pointsThen = await points();
  const again = await admin.both("points", file);

  expect(reverted.isReverted).toBe(true);
  expect(pointsThen).toBe(0);
  expect(again.summary).toMatchObject({ imported: 1 });
  expect(await points()).toBe(8);
});

test("adjustments of an account that was merged since are reverted on the account they were moved to", async () => {
  const [merged, remaining] = [await aCustomer(), await aCustomer()];
  const job = await admin.both("points", csv([POINTS, [merged.phone, merged.code, "5", "A gift", "M-1"]]));
  const ids = await app().sql<{ id: string; code: string }>(
    "select c.id, c.national_code as code from customers c where c.national_code = any($1)",
    [[merged.code, remaining.code]],
  );
  const idOf = (code: string) => ids.find((one) => one.code === code)?.id;
  const { token } = await signedIn(app(), "admin");
  await app().rest("POST", "/auth/confirm-password", { password: "a long enough password" }, { token });
  const response = await app().gql(
    `mutation ($keepId: ID!, $mergeId: ID!) { mergeCustomers(keepId: $keepId, mergeId: $mergeId) { id } }`,
    { keepId: idOf(remaining.code), mergeId: idOf(merged.code) },
    { token },
  );
  const pointsThen = await remaining.points();

  const reverted = await admin.revert(job.id);

  expect(response.errors).toBeUndefined();
  expect(pointsThen).toBe(5);
  expect(reverted).toMatchObject({ isReverted: true, error: null });
  expect(await remaining.points()).toBe(0);
});

test("two concurrent files with the same adjustment make it once", async () => {
  const { phone, code, points } = await aCustomer();
  const fileOf = (note: string) => csv([POINTS, [phone, code, "3", note, "R-1"]]);
  const files = [fileOf("one"), fileOf("two"), fileOf("three")];

  const jobs = await Promise.all(files.map((file) => admin.check("points", file)));
  const done = await Promise.all(jobs.map(({ id }) => admin.run(id)));

  expect(done.map(({ summary }) => summary.imported).sort()).toEqual([0, 0, 1]);
  expect(await points()).toBe(3);
});

test("an import is not reverted by its owner without the permission for its table", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const own = importer(app(), token);
  const job = await own.both("stores", csv([STORES, [aName(), "1", "", "", "", "", ""]]));
  await app().sql("update users set role = 'manager' where id = $1", [user.id]);

  await expect(own.revert(job.id)).rejects.toThrow("FORBIDDEN");

  expect((await own.find(job.id)).isReverted).toBe(false);
});

test("a row that begins with a number sign is data, unless it is a note", async () => {
  const shops = [`#1 ${aPhone()}`, `#${aPhone()}`];
  const rows = [["store_name", "store_type"], ["# A note", "1"], ...shops.map((name) => [name, "1"])];

  const job = await admin.both("stores", csv(rows));

  expect(job.summary).toMatchObject({ totalRows: 2, imported: 2 });
});
