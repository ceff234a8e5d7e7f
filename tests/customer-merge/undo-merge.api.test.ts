import { cachePastBuyerCounts, compactSales } from "../../server/features/sales-rollup/sales-rollup.service";
import { addDays, dayOf } from "../../domain/time/business-calendar";
import { aBuyer, plant } from "../customers/fixtures";
import { anEvent, bring, waiting } from "../events/fixtures";
import { csv, importer } from "../imports/importer";
import { mergeCalls, PATH, visitorOf } from "./fixtures";
import { useApp } from "../support/app";
import { aMember, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";
import { aReceipt, hoursFromNow, signedIn } from "../support/factories";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);

let staff: Staff;
let token = "";

beforeAll(async () => {
  staff = { admin: await signedIn(app(), "admin"), manager: await signedIn(app(), "manager") };
  token = staff.admin.token;
});

const { post, buyer, merge, undo, voided, pointsOf } = mergeCalls(app, () => token);

const codeOf = async (response: ReturnType<typeof post>) => {
  const { status, body } = await response;
  return [status, body.code];
};

/** Every figure and every owner in the database, after the roll-ups are compacted and the buyers counted. */
async function everything() {
  const { db } = app().ctx();
  await app().sql("delete from period_buyer_counts");
  await compactSales(db);
  await cachePastBuyerCounts(db, "jalali", dayOf(new Date()));
  const rows = (text: string) => app().sql(text);
  return {
    customers: await rows("select to_jsonb(c) - 'updated_at' as customer from customers c order by c.id"),
    receipts: await rows("select to_jsonb(r) as receipt from receipts r order by r.id"),
    codes: await rows("select to_jsonb(k) as code from lottery_codes k order by k.id"),
    ledger: await rows(
      "select l.customer_id, sum(l.delta)::int as points from points_ledger l group by 1 having sum(l.delta) <> 0 order by 1",
    ),
    tags: await rows("select l.tag_id, l.customer_id as id from customer_tag_links l order by 1, 2"),
    participants: await rows("select to_jsonb(p) as participant from participants p order by p.id"),
    registrations: await rows("select to_jsonb(r) as registration from registrations r order by r.id"),
    eventCounts: await rows(
      "select x.event_id, x.kind, sum(x.total)::int as total from event_counts x group by 1, 2 order by 1, 2",
    ),
    customerCounts: await rows(
      `select x.day, x.created_day, sum(x.active)::int as active, sum(x.buyers)::int as buyers
       from customer_counts x group by 1, 2 order by 1, 2`,
    ),
    sales: await rows(
      `select x.day, x.store_id, x.store_type, x.campaign_id, sum(x.receipts)::int as receipts, sum(x.voided)::int as voided,
         sum(x.gross_toman)::int as gross, sum(x.net_toman)::int as net, sum(x.points)::int as points, sum(x.codes)::int as codes
       from daily_sales x group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ),
    buyers: await rows("select b.from_day, b.until_day, b.customers from period_buyer_counts b order by 1, 2"),
  };
}

test("after a merge and its undo every figure is what it was before: points, codes, registrations and roll-ups", async () => {
  const [shared, own] = [await anEvent(app()), await anEvent(app())];
  const codes = [...(await waiting(app(), shared.id, 3)), ...(await waiting(app(), own.id, 1))];
  const yesterday = `${addDays(dayOf(new Date()), -1)}T12:00:00Z`;
  const onDay = { purchase_date: yesterday };
  const target = await aBuyer(app(), token, [2_000_000], onDay);
  const merged = await aBuyer(app(), token, [3_000_000, 4_000_000, 1_500_000], onDay);
  await voided(merged.receipts[2]?.id);
  await bring(app(), shared.id, codes[0] ?? "", visitorOf(target), { token });
  await bring(app(), shared.id, codes[1] ?? "", visitorOf(merged), { token });
  await bring(app(), shared.id, codes[2] ?? "", visitorOf(merged), { token });
  await bring(app(), own.id, codes[3] ?? "", visitorOf(merged), { token });
  await app().sql("update customers set first_name = null, last_name = null where id = $1", [target.id]);
  for (const [id, tags] of [
    [target.id, ["Press"]],
    [merged.id, ["Press", "VIP"]],
  ])
    await app().gql(
      "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }",
      { id, tags },
      { token },
    );
  const before = await everything();

  await merge(target.id, merged.id);
  const during = await everything();
  const { status, body } = await undo(merged.id);

  expect(during).not.toEqual(before);
  expect([status, body.message]).toEqual([200, "Merge undone"]);
  expect(body.data).toMatchObject({
    customer_id: merged.id,
    merged_into_id: null,
    deleted_at: null,
    total_points: 7,
    total_receipts: 2,
    total_spent: 7_000_000,
    total_lottery_codes: 10,
  });
  expect(await everything()).toEqual(before);
  expect(before.buyers).not.toEqual([]);
  expect(during.buyers).not.toEqual(before.buyers);
  expect(
    await app().sql("select a.entity_id as id, a.details from audit_log a where a.action = 'UNDO_MERGE' order by a.id"),
  ).toEqual([
    { id: merged.id, details: { from: target.id, points: 7, receipts: 3, codes: 11 } },
    { id: target.id, details: { returned: merged.id } },
  ]);
  expect(await app().doctor()).toBe("");
});

test("later receipts and registrations stay with the remaining account, and later voids of moved receipts go with them", async () => {
  const event = await anEvent(app());
  const codes = await waiting(app(), event.id, 3);
  const [target, merged] = [await buyer(2_000_000), await buyer(3_000_000, 5_000_000)];
  await bring(app(), event.id, codes[0] ?? "", visitorOf(merged), { token });
  await merge(target.id, merged.id);
  await post("/api/receipts/create", {
    ...aReceipt({ purchase_amount: 4_000_000 }),
    customer_phone: target.phone,
    customer_national_code: target.nationalCode,
  });
  await bring(app(), event.id, codes[1] ?? "", visitorOf(target), { token });
  await voided(merged.receipts[0]?.id);

  await undo(merged.id);

  expect(await pointsOf(target.id, merged.id)).toEqual([6, 5]);
  expect(
    await app().sql(
      `select p.customer_id as id, p.codes, c.total_codes as total from participants p join customers c on c.id = p.customer_id
       where p.event_id = $1 order by p.created_at`,
      [event.id],
    ),
  ).toEqual([
    { id: merged.id, codes: 1, total: 6 },
    { id: target.id, codes: 1, total: 7 },
  ]);
  expect(await app().doctor()).toBe("");
});

test("an imported adjustment is moved back, also if its import was reverted after the merge", async () => {
  const [target, merged] = [await buyer(1_000_000), await buyer(1_000_000)];
  const rows = [
    ["national_code", "phone_number", "points", "reason", "reference"],
    [target.nationalCode, target.phone, "2", "Gift", "same"],
    [merged.nationalCode, merged.phone, "3", "Gift", "same"],
  ];
  const imports = importer(app(), token);
  const job = await imports.both("points", csv(rows));
  expect(await pointsOf(target.id, merged.id)).toEqual([3, 4]);
  await merge(target.id, merged.id);
  await imports.revert(job.id);
  expect(await pointsOf(target.id)).toEqual([2]);

  await undo(merged.id);

  expect(await pointsOf(target.id, merged.id)).toEqual([1, 1]);
  expect(await app().doctor()).toBe("");
});

test("merges one after another are undone in any order that is possible, and an account can be merged again", async () => {
  const event = await anEvent(app());
  const codes = await waiting(app(), event.id, 3);
  const people = [await buyer(1_000_000), await buyer(2_000_000), await buyer(3_000_000), await buyer(4_000_000)];
  const [first, second, third, fourth] = people.map(({ id }) => id) as [string, string, string, string];
  for (const [index, person] of people.slice(0, 3).entries())
    await bring(app(), event.id, codes[index] ?? "", visitorOf(person), { token });

  await merge(fourth, second);
  await merge(fourth, third);
  await merge(first, fourth);
  expect(await codeOf(undo(second))).toEqual([409, "MERGED_AGAIN"]);
  await undo(fourth);
  await undo(second);
  await merge(first, second);
  expect(await pointsOf(first, second, third, fourth)).toEqual([3, 0, 0, 7]);
  await undo(third);
  await undo(second);

  expect(await pointsOf(first, second, third, fourth)).toEqual([1, 2, 3, 4]);
  expect(
    await app().sql("select p.customer_id as id, p.codes from participants p where p.event_id = $1 order by 1", [
      event.id,
    ]),
  ).toEqual(people.slice(0, 3).map(({ id }) => ({ id, codes: 1 })));
  expect(await app().doctor()).toBe("");
});

describe("an undo is rejected", () => {
  async function aMerge() {
    const [target, merged] = [await buyer(1_000_000), await buyer(2_000_000)];
    await merge(target.id, merged.id);
    return { target, merged };
  }

  /** Expects a rejection after which nothing has moved. */
  async function rejected({ target, merged }: Awaited<ReturnType<typeof aMerge>>, code: string) {
    expect(await codeOf(undo(merged.id))).toEqual([409, code]);
    expect(await pointsOf(target.id, merged.id)).toEqual([3, 0]);
    expect(await app().doctor()).toBe("");
  }

  test("once the remaining account is erased", async () => {
    const both = await aMerge();
    await post(`${PATH}/${both.target.id}/erase`);
    await rejected(both, "CUSTOMER_ERASED");
  });

  test("once the merged account is erased", async () => {
    const both = await aMerge();
    await post(`${PATH}/${both.merged.id}/erase`);
    await rejected(both, "CUSTOMER_ERASED");
  });

  test("while another customer has the phone", async () => {
    const both = await aMerge();
    await plant(app(), [{ phone_number: both.merged.phone }]);
    await rejected(both, "PHONE_TAKEN");
  });

  test("while another customer has the national code", async () => {
    const both = await aMerge();
    await plant(app(), [{ national_code: both.merged.nationalCode }]);
    await rejected(both, "NATIONAL_CODE_TAKEN");
  });

  test("after the remaining customer took over the phone", async () => {
    const both = await aMerge();
    await app().rest(
      "PUT",
      `${PATH}/${both.target.id}`,
      {
        first_name: "Sara",
        last_name: "Karimi",
        phone_number: both.merged.phone,
        national_code: both.target.nationalCode,
      },
      { token },
    );
    await rejected(both, "PHONE_TAKEN");
  });

  test("after 30 days", async () => {
    const both = await aMerge();
    await app().sql("update customer_merges set merged_at = now() - interval '30 days 1 minute' where merged_id = $1", [
      both.merged.id,
    ]);
    await rejected(both, "MERGE_UNDO_EXPIRED");
    const { data } = await app().gql(
      `query ($id: ID!) { customer(id: $id) { merges { mergedId undoableUntil } } }`,
      { id: both.target.id },
      { token },
    );
    expect(data.customer.merges).toEqual([{ mergedId: both.merged.id, undoableUntil: null }]);
  });

  test("of a merge of an earlier release, and of an account that is not merged or does not exist", async () => {
    const [target, merged] = await plant(app(), [{}, { deleted_at: new Date().toISOString() }]);
    await app().sql("update customers set merged_into_id = $1 where id = $2", [target?.id, merged?.id]);
    const responses = [
      await codeOf(undo(merged?.id ?? "")),
      await codeOf(undo(target?.id ?? "")),
      await codeOf(undo("00000000-0000-4000-8000-000000000000")),
      await codeOf(undo("x")),
    ];
    await app().sql("update customers set merged_into_id = null where id = $1", [merged?.id]);

    expect(responses).toEqual([
      [409, "MERGE_WITHOUT_ORIGINS"],
      [409, "CUSTOMER_NOT_MERGED"],
      [404, "CUSTOMER_NOT_FOUND"],
      [400, "BAD_USER_INPUT"],
    ]);
  });

  test("while either account is in a frozen draw, and during the freeze", async () => {
    const { create, post: step, freeze } = drawCalls(app(), staff);
    const [target, merged] = [await aMember(app(), staff.admin, 1), await aMember(app(), staff.admin, 2)];
    const [later, other] = [await aMember(app(), staff.admin, 1), await aMember(app(), staff.admin, 1)];
    // The draw has an entry for the remaining account with the codes of both, and for each account of the later merge.
    await merge(target.customerId, merged.customerId);
    const id = await create({ period_start: hoursFromNow(-2) });
    await step(staff.manager, id, "/announce");
    await app().sql("insert into draw_freezes (id, draw_id) values (gen_random_uuid(), $1)", [id]);
    const during = await codeOf(undo(merged.customerId));
    await app().sql("delete from draw_freezes");
    await freeze(id);
    await merge(later.customerId, other.customerId);

    expect(during).toEqual([409, "DRAW_FREEZING"]);
    expect(await codeOf(undo(merged.customerId))).toEqual([409, "CUSTOMER_IN_DRAW"]);
    expect(await codeOf(undo(other.customerId))).toEqual([409, "CUSTOMER_IN_DRAW"]);
    await step(staff.admin, id, "/void", { reason: "A complaint" });
    expect((await undo(merged.customerId)).status).toBe(200);
    expect(await app().doctor()).toBe("");
  });
});

test("merges are listed on both accounts with names, and only an undo restores the merged account", async () => {
  const [target, merged] = await plant(app(), [{ last_name: "Target" }, { first_name: null, last_name: null }]);
  await merge(target?.id ?? "", merged?.id ?? "");
  const mergesOf = async (id = "") => {
    const query = `query ($id: ID!) { customer(id: $id) {
      merges { intoId intoName mergedId mergedName points mergedByName undoableUntil undoneAt undoneByName } } }`;
    return (await app().gql(query, { id }, { token })).data.customer.merges;
  };

  const [listed] = await mergesOf(target?.id);
  expect(await mergesOf(merged?.id)).toEqual([listed]);
  expect(listed).toEqual({
    intoId: target?.id,
    intoName: "Sara Target",
    mergedId: merged?.id,
    mergedName: null,
    points: 0,
    mergedByName: staff.admin.user.fullName,
    undoableUntil: expect.any(String),
    undoneAt: null,
    undoneByName: null,
  });
  await undo(merged?.id ?? "");
  expect(await mergesOf(merged?.id)).toMatchObject([
    { undoableUntil: null, undoneAt: expect.any(String), undoneByName: staff.admin.user.fullName },
  ]);
});
