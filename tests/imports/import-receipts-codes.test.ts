import { useApp } from "../support/app";
import { ahead } from "../support/clock";
import { aFestival, aNationalCode, hoursFromNow, aPhone, aStore, signedIn } from "../support/factories";
import { csv, importer, type Importer, linesOf } from "./importer";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });
const RECEIPTS = [
  ...["receipt_number", "store_name", "store_type", "phone_number", "national_code", "first_name", "last_name"],
  ...["purchase_amount", "purchase_date"],
];
const CODES = ["lottery_code", "event_name", "batch_id", "notes"];

let admin: Importer;
let adminToken = "";
let manager: Importer;
let number = 0;

beforeAll(async () => {
  adminToken = (await signedIn(app(), "admin")).token;
  admin = importer(app(), adminToken);
  manager = importer(app(), (await signedIn(app(), "manager")).token);
});

afterEach(async () => {
  expect(await app().doctor()).toBe("");
});

const aNumber = () => `IMP-${++number}`;

interface Drafted {
  receipt?: string;
  store?: string;
  type?: string;
  phone?: string;
  code?: string;
  amount?: string;
  date?: string;
}
const line = (draft: Drafted = {}) => {
  const { receipt = aNumber(), store = "", type = "2", phone = aPhone(), code = aNationalCode() } = draft;
  const { amount = "7300000", date = hoursFromNow(-2) } = draft;
  return [receipt, store, type, phone, code, "Sara", "Karimi", amount, date];
};

const storedReceipt = async (receipt: string | undefined) =>
  (
    await app().sql<{ points: number; codes: number; multiplier: number; amount: number; total: number }>(
      `select r.points, r.codes_generated as codes, r.multiplier, r.amount_toman as amount, c.total_points as total
       from receipts r join customers c on c.id = r.customer_id where r.receipt_number = $1`,
      [receipt],
    )
  )[0];

const problemsOf = async (url: string) =>
  linesOf(await admin.report(url))
    .slice(1)
    .map((text) => /,(\w*),[^,]*,([A-Z_]{4,}),/.exec(text)?.slice(1).join(" "));

test("imported receipts earn the same points as at the counter, including campaigns", async () => {
  await aFestival(app());
  await app().sql("update campaigns set bonus_multiplier = 3");
  try {
    const store = await aStore(app(), { storeType: 3 });
    const [amounts, date] = [["999999", "333334", "7300000", "0", "5000000000"], hoursFromNow(-0.2)];
    const rows = amounts.map((amount) => line({ store: store.storeName, type: "", amount, date }));

    const job = await admin.both("receipts", csv([RECEIPTS, ...rows]));
    const imported = await Promise.all(rows.map(([receipt]) => storedReceipt(receipt)));
    const counted = await Promise.all(
      amounts.map((amount) =>
        app().rest(
          "POST",
          "/api/receipts/create",
          {
            receipt_id: aNumber(),
            customer_phone: aPhone(),
            customer_national_code: aNationalCode(),
            store_id: store.id,
            purchase_amount: Number(amount),
            purchase_date: date,
          },
          { token: adminToken },
        ),
      ),
    );

    expect(job.summary).toMatchObject({ imported: 5, failed: 0 });
    expect(imported.map((one) => one?.points)).toEqual(counted.map(({ body }) => body.data.points_calculated));
    expect(imported.map((one) => one?.multiplier)).toEqual(amounts.map(() => 9));
    expect(imported[2]).toMatchObject({ points: 65, codes: 0 });
    expect(imported.map((one) => one?.total)).toEqual(imported.map((one) => one?.points));
  } finally {
    await app().sql("update campaigns set bonus_multiplier = 1");
  }
});

test("an amount may have separators of thousands", async () => {
  const { storeName: store } = await aStore(app());
  const date = hoursFromNow(-0.2);
  const rows = ["1,200,000", "۱٬۲۰۰٬۰۰۰", "12,00,000"].map((amount) => line({ store, type: "", amount, date }));

  const job = await admin.both("receipts", csv([RECEIPTS, ...rows]));

  expect(job.summary).toMatchObject({ imported: 2, failed: 1 });
  const stored = await app().sql<{ amount: string }>(
    "select amount_toman as amount from receipts where receipt_number = any ($1)",
    [rows.map(([number]) => number)],
  );
  expect(stored.map(({ amount }) => Number(amount))).toEqual([1_200_000, 1_200_000]);
});

test("codes are generated on request only, one per point", async () => {
  const [without, withCodes] = [line(), line()];

  await admin.both("receipts", csv([RECEIPTS, without]));
  await admin.both("receipts", csv([RECEIPTS, withCodes]), { generateCodes: true });

  expect(await storedReceipt(without[0])).toMatchObject({ points: 14, codes: 0 });
  expect(await storedReceipt(withCodes[0])).toMatchObject({ points: 14, codes: 14 });
});

test("a file may generate more codes than one call, in slices", async () => {
  const rows = [line({ type: "3", amount: "10000000000" }), line(), line({ type: "3", amount: "8000000000" })];

  await admin.both("receipts", csv([RECEIPTS, ...rows]), { generateCodes: true });

  const imported = await Promise.all(rows.map(([receipt]) => storedReceipt(receipt)));
  const [writes] = await app().sql(
    `select count(*) as codes, count(distinct k.cmin::text) as statements
     from lottery_codes k join receipts r on r.id = k.receipt_id where r.receipt_number = any($1)`,
    [rows.map(([receipt]) => receipt)],
  );
  expect(imported.map((one) => one?.codes)).toEqual([30_000, 14, 24_000]);
  expect(writes).toEqual({ codes: 54_014, statements: 12 });
});

test("each kind of wrong receipt has its error, and the others are recorded", async () => {
  const store = await aStore(app());
  const closed = await aStore(app(), { isActive: false, deactivatedAt: new Date(Date.now() - 10 * 3_600_000) });
  const [known, phone, code] = [line(), aPhone(), aNationalCode()];
  await admin.both("receipts", csv([RECEIPTS, known]));
  const twice = aNumber();

  const job = await admin.both(
    "receipts",
    csv([
      RECEIPTS,
      line({ receipt: twice, phone, code }),
      line({ receipt: ` ${twice.toLowerCase()} ` }),
      known,
      line({ receipt: known[0], amount: "1" }),
      line({ store: "No such store", type: "" }),
      line({ store: closed.storeName, type: "" }),
      line({ type: "" }),
      line({ type: "9" }),
      line({ amount: "1.000.000" }),
      line({ amount: "10000000001" }),
      line({ amount: "" }),
      line({ date: "2026-02-30" }),
      line({ date: hoursFromNow(5) }),
      line({ phone: "0912" }),
      line({ code: "12345" }),
      line({ phone: aPhone(), code }),
      line({ phone, code: aNationalCode() }),
      line({ receipt: "" }),
      line({ receipt: twice, store: store.storeName, type: "" }),
      line({ date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) }),
    ]),
  );

  expect(await problemsOf(job.errorReportUrl)).toEqual([
    "receipt_number ROW_DUPLICATE",
    "receipt_number RECEIPT_DUPLICATE",
    "receipt_number ROW_DUPLICATE",
    "store_name STORE_NOT_FOUND",
    "store_name STORE_INACTIVE",
    "store_name STORE_REQUIRED",
    "store_type STORE_TYPE_INVALID",
    "purchase_amount AMOUNT_INVALID",
    "purchase_amount AMOUNT_TOO_LARGE",
    "purchase_amount FIELD_REQUIRED",
    "purchase_date DATE_INVALID",
    "purchase_date DATE_IN_FUTURE",
    "phone_number PHONE_LENGTH",
    "national_code NATIONAL_CODE_LENGTH",
    "phone_number IDENTITY_CONFLICT",
    "phone_number IDENTITY_CONFLICT",
    "receipt_number RECEIPT_ID_REQUIRED",
  ]);
  expect(job.summary).toMatchObject({ totalRows: 20, imported: 3, failed: 17, skipped: 3 });
});

test("old receipts are imported by an administrator only", async () => {
  const old = line({ date: hoursFromNow(-24 * 40) });

  const [rejected, imported] = [
    await manager.both("receipts", csv([RECEIPTS, old])),
    await admin.both("receipts", csv([RECEIPTS, old])),
  ];

  expect(await problemsOf(rejected.errorReportUrl)).toEqual(["purchase_date PURCHASE_TOO_OLD"]);
  expect(imported.summary).toMatchObject({ imported: 1 });
});

test("a revert voids all receipts of an import: points and codes are reverted, the numbers stay in use", async () => {
  const rows = [line(), line(), line()];
  const job = await admin.both("receipts", csv([RECEIPTS, ...rows]), { generateCodes: true });

  const reverted = await admin.revert(job.id);
  const again = await admin.both("receipts", csv([RECEIPTS, ...rows]), { generateCodes: true });

  expect(reverted).toMatchObject({ isReverted: true, error: null });
  expect(await storedReceipt(rows[0]?.[0])).toMatchObject({ points: 14, total: 0 });
  expect(again.summary).toMatchObject({ imported: 0, skipped: 3 });
});

test("more receipts than one batch are recorded, also many of one person", async () => {
  const [phone, code] = [aPhone(), aNationalCode()];
  const rows = Array.from({ length: 1_201 }, (_, index) => line(index % 2 ? { phone, code } : {}));

  const job = await admin.both("receipts", csv([RECEIPTS, ...rows]));

  expect(job.summary).toMatchObject({ totalRows: 1_201, imported: 1_201, failed: 0 });
});

test("codes are added to the pool of the event of the row or of the call", async () => {
  const { eventId } = await aFestival(app());
  const [event] = await app().sql<{ name: string }>("select e.name from events e where e.id = $1", [eventId]);
  const file = csv([
    CODES,
    ["ABCD-EFGH-1", event?.name ?? "", "B1", "a note"],
    ["abcdefgh1", event?.name ?? "", "", ""],
    ["ABCDEFGH2", "", "", ""],
    ["ABCDEFGH3", "No such event", "", ""],
    ["A", event?.name ?? "", "", ""],
    ["bad!", event?.name ?? "", "", ""],
  ]);

  const unnamed = await admin.check("lottery_codes", file);
  const job = await admin.both("lottery_codes", file, { eventId });
  const again = await admin.check("lottery_codes", csv([CODES, ["ABCDEFGH2", event?.name ?? "", "", ""]]));

  expect(unnamed.counts).toMatchObject({ new: 1, duplicate: 1, bad: 4 });
  expect(job.summary).toMatchObject({ imported: 2, failed: 4, skipped: 1 });
  expect(await problemsOf(job.errorReportUrl)).toEqual([
    "lottery_code ROW_DUPLICATE",
    "event_name EVENT_NOT_FOUND",
    "lottery_code CODE_FORMAT",
    "lottery_code CODE_FORMAT",
  ]);
  expect(again.counts).toMatchObject({ new: 0, duplicate: 1 });
});

test("codes are reverted while none of them is claimed", async () => {
  const { eventId } = await aFestival(app());
  const first = await admin.both("lottery_codes", csv([["lottery_code"], ["TAKEBACK01"], ["TAKEBACK02"]]), { eventId });
  const second = await admin.both("lottery_codes", csv([["lottery_code"], ["CLAIMED001"], ["CLAIMED002"]]), {
    eventId,
  });
  const visitor = {
    event_id: eventId,
    full_name: "Sara Karimi",
    phone_number: aPhone(),
    id_card_number: aNationalCode(),
  };
  await app().rest("POST", "/api/opening-day/register", { ...visitor, lottery_code: "CLAIMED001" });

  const [reverted, rejected] = [await admin.revert(first.id), await admin.revert(second.id)];

  expect([reverted.isReverted, rejected.isReverted, rejected.error?.code]).toEqual([true, false, "IMPORT_USED"]);
});

test("in the morning a plain date of today is now, for receipts and customers; tomorrow is in the future", async () => {
  const day = 86_400_000;
  // The last nine o'clock in Tehran, 5:30 in UTC.
  const nine = 5.5 * 3_600_000;
  const morning = Math.floor((Date.now() - nine) / day) * day + nine;
  const dates = [0, 1].map((days) => new Date(morning + days * day).toISOString().slice(0, 10));
  const rows = dates.map((date) => line({ date }));
  const people = dates.map((date) => [aPhone(), aNationalCode(), date]);

  const [receipts, customers] = await ahead(morning - Date.now(), async () => [
    await admin.both("receipts", csv([RECEIPTS, ...rows])),
    await admin.both("customers", csv([["phone_number", "national_code", "created_at"], ...people])),
  ]);

  expect(await problemsOf(receipts.errorReportUrl)).toEqual(["purchase_date DATE_IN_FUTURE"]);
  expect(await problemsOf(customers.errorReportUrl)).toEqual(["created_at DATE_IN_FUTURE"]);
  const [stored] = await app().sql<{ purchased: Date; created: Date }>(
    `select r.purchased_at as purchased, c.created_at as created from receipts r, customers c
     where r.receipt_number = $1 and c.national_code = $2`,
    [rows[0]?.[0], people[0]?.[1]],
  );
  for (const at of [stored?.purchased, stored?.created])
    expect(Math.abs((at?.getTime() ?? 0) - morning)).toBeLessThan(60_000);
});
