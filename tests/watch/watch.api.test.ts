import { v7 as uuidv7 } from "uuid";
import { checkReceipts } from "../../server/features/watch/check-receipts.service";
import { systemContext } from "../../server/app/bootstrap";
import { csv, importer } from "../imports/importer";
import { useApp } from "../support/app";
import {
  aNationalCode,
  aPhone,
  aReceipt,
  aStore,
  type ReceiptBody,
  signedIn,
  type SignedIn,
} from "../support/factories";

const app = useApp();

const CASES = `query ($rule: WatchRule, $state: WatchState, $operator: ID) {
  watchCases(rule: $rule, state: $state, operatorId: $operator) {
    items { id rule state note receiptCount amount operators stores customerCount customerId deviceId decidedByName
      receipts { items { id } totalItems } }
    totalItems openCases } }`;
const UPDATE = `mutation ($id: ID!, $input: WatchCaseUpdate!) {
  updateWatchCase(id: $id, input: $input) { id state note decidedAt decidedByName } }`;
const CONFIGURE = `mutation ($rule: WatchRule!, $input: WatchRuleUpdate!) {
  configureWatchRule(rule: $rule, input: $input) { rule isEnabled threshold periodMinutes opensMinute closesMinute } }`;

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(app(), "admin");
});

const check = () => checkReceipts({ ...systemContext(app().product), now: new Date() });

interface Case {
  id: string;
  state: string;
  receiptCount: number;
  receipts: { items: { id: string }[]; totalItems: number };
}

const casesOf = async (operator: SignedIn, rule: string, state?: string): Promise<Case[]> => {
  const variables = { rule, state, operator: operator.user.id };
  return (await app().gql(CASES, variables, { token: admin.token })).data.watchCases.items;
};

const record = async ({ token }: SignedIn, draft: Partial<ReceiptBody> = {}): Promise<string> => {
  const { status, body } = await app().rest("POST", "/api/receipts/create", aReceipt(draft), { token });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.id as string;
};

/** An instant of yesterday in Tehran, 3.5 hours before UTC. */
const yesterdayAt = (time: string): string => {
  const day = new Date(Date.now() + 3.5 * 3_600_000 - 24 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}+03:30`).toISOString();
};
const NOON = () => yesterdayAt("12:00:01");

const openShift = async ({ token }: SignedIn, deviceId: string): Promise<string> =>
  (await app().gql("mutation ($id: ID!) { openShift(deviceId: $id) { id } }", { id: deviceId }, { token })).data
    .openShift.id as string;

const voided = ({ token }: SignedIn, id: string) =>
  app().rest("POST", `/api/receipts/${id}/void`, { reason: "wrong" }, { token });

const decide = (id: string, input: object, { token } = admin) => app().gql(UPDATE, { id, input }, { token });

const configure = (rule: string, input: object, { token } = admin) => app().gql(CONFIGURE, { rule, input }, { token });

const idsOf = (one: Case | undefined) => one?.receipts.items.map(({ id }) => id).sort();

describe("many voids in a shift", () => {
  test("five voids of one shift open a case with their receipts; four, or five in two shifts, open none", async () => {
    const [many, few] = [await signedIn(app(), "counter"), await signedIn(app(), "counter")];
    const ids: string[] = [];
    await openShift(many, uuidv7());
    for (let index = 0; index < 5; index++) ids.push(await record(many, { purchase_date: NOON() }));
    await record(many, { purchase_date: NOON() });
    for (const id of ids) await voided(many, id);
    for (const count of [4, 1]) {
      const shift = await openShift(few, uuidv7());
      for (let index = 0; index < count; index++) await voided(few, await record(few, { purchase_date: NOON() }));
      await app().gql("mutation ($id: ID!) { closeShift(shiftId: $id) { voids } }", { id: shift }, few);
    }

    await check();
    await check();

    const found = await casesOf(many, "VOIDS_IN_SHIFT");
    expect(found).toEqual([
      expect.objectContaining({ state: "OPEN", receiptCount: 5, operators: [many.user.fullName], decidedByName: null }),
    ]);
    expect(idsOf(found[0])).toEqual(ids.sort());
    expect(await casesOf(few, "VOIDS_IN_SHIFT")).toEqual([]);
  });
});

describe("many receipts of one customer", () => {
  const customer = () => ({ customer_phone: aPhone(), customer_national_code: aNationalCode() });

  test("five within an hour open a case, also with the fourth recorded late; five within two hours open none", async () => {
    const clerk = await signedIn(app(), "counter");
    const [quick, slow] = [customer(), customer()];
    const ids: string[] = [];
    for (const time of ["12:00:01", "12:10:00", "12:20:00", "12:59:00", "12:30:00"])
      ids.push(await record(clerk, { ...quick, purchase_date: yesterdayAt(time) }));
    for (const time of ["12:00:01", "12:30:00", "13:00:02", "13:30:00", "14:00:00"])
      await record(clerk, { ...slow, purchase_date: yesterdayAt(time) });

    await check();

    const found = await casesOf(clerk, "RECEIPTS_OF_CUSTOMER");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ customerCount: 1, receiptCount: 5 });
    expect(idsOf(found[0])).toEqual(ids.sort());
  });

  test("a further receipt joins the open case; after a decision the same receipts open none, five further ones do", async () => {
    const clerk = await signedIn(app(), "counter");
    const buyer = customer();
    const add = async (count: number) => {
      for (let index = 0; index < count; index++) await record(clerk, { ...buyer, purchase_date: NOON() });
      await check();
    };
    await add(5);
    await add(1);
    const [first] = await casesOf(clerk, "RECEIPTS_OF_CUSTOMER");
    expect(first?.receiptCount).toBe(6);

    await decide(first?.id ?? "", { state: "DISMISSED", note: "A company buys gifts." });
    await add(4);
    expect(await casesOf(clerk, "RECEIPTS_OF_CUSTOMER", "OPEN")).toEqual([]);
    await add(1);
    expect(await casesOf(clerk, "RECEIPTS_OF_CUSTOMER", "OPEN")).toEqual([
      expect.objectContaining({ receiptCount: 5 }),
    ]);

    const reopened = await decide(first?.id ?? "", { state: "OPEN" });
    expect(reopened.errors?.[0]?.extensions.code).toBe("WATCH_CASE_REOPENED");
  });

  test("receipts of an import, and of a day without a time, open none", async () => {
    const clerk = await signedIn(app(), "counter");
    const buyer = customer();
    for (let index = 0; index < 6; index++) await record(clerk, { ...buyer, purchase_date: yesterdayAt("00:00:00") });
    const manager = await signedIn(app(), "manager", { phoneNumber: buyer.customer_phone });
    const day = yesterdayAt("12:00:00").slice(0, 10);
    const imported = [day, day, day, day, day, yesterdayAt("03:00:01")].map(
      (date, index) =>
        [`W-${index}`, "2", buyer.customer_phone, buyer.customer_national_code, "7300000", date] as const,
    );
    const header = [
      "receipt_number",
      "store_type",
      "phone_number",
      "national_code",
      "purchase_amount",
      "purchase_date",
    ];
    const job = await importer(app(), manager.token).both("receipts", csv([header, ...imported]));
    expect(job.summary).toMatchObject({ imported: 6 });

    await check();

    for (const user of [clerk, manager])
      for (const rule of ["RECEIPTS_OF_CUSTOMER", "OUTSIDE_HOURS", "OWN_PHONE"])
        expect(await casesOf(user, rule)).toEqual([]);
  });
});

test.each([
  ["09121230001", "09121230001"],
  ["+98 912 123 0002", "09121230002"],
  ["0912 123 0003", "09121230003"],
  ["۰۹۱۲ ۱۲۳ ۰۰۰۴", "09121230004"],
])("an operator with the phone %s who records a receipt for it", async (phone, own) => {
  const clerk = await signedIn(app(), "counter", { phoneNumber: phone });
  const id = await record(clerk, { customer_phone: own, purchase_date: NOON() });
  await record(clerk, { purchase_date: NOON() });

  await check();

  const found = await casesOf(clerk, "OWN_PHONE");
  expect(found.map(idsOf)).toEqual([[id]]);
});

describe("outside the opening hours", () => {
  afterEach(() => configure("OUTSIDE_HOURS", { opensMinute: 480, closesMinute: 1440 }));

  const outside = async (times: readonly string[]): Promise<number> => {
    const clerk = await signedIn(app(), "counter");
    for (const time of times) await record(clerk, { purchase_date: yesterdayAt(time) });
    await check();
    const found = await casesOf(clerk, "OUTSIDE_HOURS");
    expect(found.length).toBeLessThan(2);
    return found[0]?.receiptCount ?? 0;
  };

  test.each([
    [480, 1440, ["07:59:59", "08:00:00", "23:59:59"], 1],
    [600, 1320, ["09:59:00", "10:00:00", "21:59:00", "22:00:00"], 2],
    // Open until two at night.
    [600, 120, ["00:30:00", "01:59:00", "02:00:00", "09:59:00", "10:00:00", "23:00:00"], 2],
  ])("from minute %d until %d: of %p, %d", async (opensMinute, closesMinute, times, count) => {
    await configure("OUTSIDE_HOURS", { opensMinute, closesMinute });

    expect(await outside(times)).toBe(count);
  });

  test("a disabled rule opens no case", async () => {
    await configure("OUTSIDE_HOURS", { isEnabled: false });
    expect(await outside(["03:00:00"])).toBe(0);
    await configure("OUTSIDE_HOURS", { isEnabled: true });
  });
});

describe("several operators on one till", () => {
  test("who record while both shifts are open open a case with the receipts of that time", async () => {
    const [first, second] = [await signedIn(app(), "counter"), await signedIn(app(), "counter")];
    const till = uuidv7();
    await openShift(first, till);
    const before = await record(first, { purchase_date: NOON() });
    await openShift(second, till);
    const during = [await record(second, { purchase_date: NOON() }), await record(first, { purchase_date: NOON() })];

    await check();

    const [found] = await casesOf(first, "SHARED_DEVICE");
    expect(found).toMatchObject({
      deviceId: till,
      operators: [first.user.fullName, second.user.fullName].sort((a, b) => (a < b ? -1 : 1)),
    });
    expect(idsOf(found)).toEqual(expect.arrayContaining(during));
    expect(before).toBeDefined();
  });

  test("one after another, or on two tills, open none", async () => {
    const [first, second, third] = [
      await signedIn(app(), "counter"),
      await signedIn(app(), "counter"),
      await signedIn(app(), "counter"),
    ];
    const till = uuidv7();
    const shift = await openShift(first, till);
    await record(first, { purchase_date: NOON() });
    await app().gql("mutation ($id: ID!) { closeShift(shiftId: $id) { voids } }", { id: shift }, first);
    await openShift(second, till);
    await record(second, { purchase_date: NOON() });
    await openShift(third, uuidv7());
    await record(third, { purchase_date: NOON() });

    await check();

    for (const one of [first, second, third]) expect(await casesOf(one, "SHARED_DEVICE")).toEqual([]);
  });
});

describe("cases", () => {
  const aCase = async () => {
    const clerk = await signedIn(app(), "counter", { phoneNumber: aPhone() });
    const store = await aStore(app());
    const draft = { customer_phone: clerk.user.phoneNumber ?? "", store_id: store.id, store_type: undefined };
    const receiptId = await record(clerk, { ...draft, purchase_amount: 3_000_000, purchase_date: NOON() });
    await check();
    const [found] = await casesOf(clerk, "OWN_PHONE");
    return { clerk, store, receiptId, found, id: found?.id ?? "" };
  };

  test("list operators, stores, customer and sum; REST returns the same", async () => {
    const { clerk, store, receiptId, found, id } = await aCase();

    expect(found).toMatchObject({ operators: [clerk.user.fullName], stores: [store.storeName], amount: 3_000_000 });
    const { body } = await app().rest("GET", `/api/admin/watch-cases?operator_id=${clerk.user.id}`, undefined, admin);
    expect(body).toMatchObject({ cases: [{ id, rule: "own_phone", state: "open" }], pagination: { total: 1 } });
    const one = await app().rest("GET", `/api/admin/watch-cases/${id}`, undefined, admin);
    expect(one.body.data).toMatchObject({ id, receipts: { items: [{ id: receiptId }] } });
  });

  test("a decision stores state, note, user and time, and is audited; opening it again clears the user", async () => {
    const { id } = await aCase();
    const manager = await signedIn(app(), "manager");

    const { data } = await decide(id, { state: "CONFIRMED", note: "Talked to them." }, manager);

    expect(data.updateWatchCase).toMatchObject({
      state: "CONFIRMED",
      note: "Talked to them.",
      decidedByName: manager.user.fullName,
      decidedAt: expect.any(String),
    });
    const [entry] = await app().sql("select actor_id, details from audit_log where entity_id = $1", [id]);
    expect(entry).toEqual({
      actor_id: manager.user.id,
      details: { changes: { state: ["open", "confirmed"], note: [null, "Talked to them."] } },
    });
    const log = "query ($id: String) { auditLog(entityId: $id) { items { entity subject } } }";
    const named = await Promise.all(
      (["en", "fa"] as const).map((lang) => app().gql(log, { id }, { token: admin.token, lang })),
    );
    expect(named.map((one) => one.data.auditLog.items)).toEqual([
      [{ entity: "watch_case", subject: "Operator's own phone" }],
      [{ entity: "watch_case", subject: "موبایل خود صندوق‌دار" }],
    ]);
    const again = await decide(id, { state: "OPEN" });
    expect(again.data.updateWatchCase).toMatchObject({ state: "OPEN", note: "Talked to them.", decidedByName: null });
    expect(await app().doctor()).toBe("");
  });

  test("a case that has other values than expected does not change", async () => {
    const { id } = await aCase();
    await decide(id, { state: "CONFIRMED", note: "Talked to them." });
    const late = (expected: object) =>
      app().gql(
        `mutation ($id: ID!, $expected: WatchCaseUpdate) {
          updateWatchCase(id: $id, input: { state: DISMISSED, note: "Late" }, expected: $expected) { state } }`,
        { id, expected },
        { token: admin.token },
      );
    for (const expected of [{ state: "OPEN" }, { note: null }, { state: "CONFIRMED", note: "Other" }])
      expect((await late(expected)).errors?.[0]?.extensions.code).toBe("WATCH_CASE_CHANGED");
    expect((await late({ state: "CONFIRMED", note: "Talked to them." })).data.updateWatchCase.state).toBe("DISMISSED");
  });

  test.each([
    [{ state: "CONFIRMED", note: "x".repeat(1_001) }, "TEXT_TOO_LONG"],
    [{ state: null }, "FIELD_REQUIRED"],
  ])("%p is rejected", async (input, code) => {
    const { id } = await aCase();

    const { errors } = await decide(id, input);

    expect(errors?.[0]?.extensions.fields?.[0]?.code).toBe(code);
  });

  test("an erasure of the customer removes the note", async () => {
    const { id, clerk } = await aCase();
    await decide(id, { state: "DISMISSED", note: "Ali Karimi works here." });
    const [customer] = await app().sql<{ id: string }>("select id from customers where phone_number = $1", [
      clerk.user.phoneNumber,
    ]);
    await app().gql("mutation ($id: ID!) { deleteCustomer(id: $id) }", { id: customer?.id }, admin);

    const { errors } = await app().gql(
      "mutation ($id: ID!) { eraseCustomer(id: $id) { id } }",
      { id: customer?.id },
      admin,
    );

    expect(errors).toBeUndefined();
    expect(await app().sql("select note from watch_cases where id = $1", [id])).toEqual([{ note: null }]);
  });
});

describe("rules", () => {
  test("a changed threshold is audited and counts with the next check", async () => {
    const clerk = await signedIn(app(), "counter");
    const buyer = { customer_phone: aPhone(), customer_national_code: aNationalCode(), purchase_date: NOON() };
    const { data } = await configure("RECEIPTS_OF_CUSTOMER", { threshold: 2, periodMinutes: 10 });
    expect(data.configureWatchRule).toMatchObject({ threshold: 2, periodMinutes: 10, opensMinute: null });
    const [entry] = await app().sql<{ details: unknown }>(
      "select details from audit_log where entity = 'watch_rule' and entity_id = 'receipts_of_customer' order by at desc limit 1",
    );
    expect(entry?.details).toEqual({ changes: { threshold: [5, 2], periodMinutes: [60, 10] } });
    await record(clerk, buyer);
    await record(clerk, buyer);

    await check();

    expect(await casesOf(clerk, "RECEIPTS_OF_CUSTOMER")).toHaveLength(1);
    await configure("RECEIPTS_OF_CUSTOMER", { threshold: 5, periodMinutes: 60 });
  });

  test.each([
    ["SHARED_DEVICE", { threshold: 1 }, "threshold"],
    ["OWN_PHONE", { threshold: 0 }, "threshold"],
    ["OWN_PHONE", { periodMinutes: 5 }, "periodMinutes"],
    ["RECEIPTS_OF_CUSTOMER", { periodMinutes: 0 }, "periodMinutes"],
    ["RECEIPTS_OF_CUSTOMER", { periodMinutes: null }, "periodMinutes"],
    ["OUTSIDE_HOURS", { opensMinute: 1_440 }, "opensMinute"],
    ["OUTSIDE_HOURS", { closesMinute: 1_441 }, "closesMinute"],
  ])("%s with %p is rejected", async (rule, input, field) => {
    const { errors } = await configure(rule, input);

    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test("REST reads and changes them", async () => {
    const { body } = await app().rest("GET", "/api/admin/watch-rules", undefined, admin);
    expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual([
      "voids_in_shift",
      "receipts_of_customer",
      "own_phone",
      "outside_hours",
      "shared_device",
    ]);
    const changed = await app().rest("PUT", "/api/admin/watch-rules/voids_in_shift", { threshold: 6 }, admin);
    expect(changed.body.data).toMatchObject({ rule: "voids_in_shift", threshold: 6 });
    await app().rest("PUT", "/api/admin/watch-rules/voids_in_shift", { threshold: 5 }, admin);
  });
});
