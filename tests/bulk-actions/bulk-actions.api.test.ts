import { v7 as uuidv7 } from "uuid";
import { MAX_TAGS } from "../../domain/customer-notes";
import { plant } from "../customers/fixtures";
import { aCode, anEvent, waiting } from "../events/fixtures";
import { useApp } from "../support/app";
import { aStore, aUser, signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { eventually } from "../support/server-process";
import { queryRows } from "../../server/kit/db/queries";

const app = useApp();
const JOB = `id kind status isPending total processed done skipped skips { id error { code message } } error { code message }`;
const START = `mutation ($input: BulkActionInput!) { startBulkAction(input: $input) { ${JOB} } }`;
const FIND = `query ($id: ID!) { bulkAction(id: $id) { ${JOB} } }`;
const CANCEL = `mutation ($id: ID!) { cancelBulkAction(id: $id) { ${JOB} } }`;

const tokenOf = async (role: "admin" | "manager" | "viewer") => (await signedIn(app(), role)).token;

async function start(token: string, input: object) {
  const { data, errors } = await app().gql(START, { input: { id: uuidv7(), ...input } }, { token });
  return { job: data?.startBulkAction, code: errors?.[0]?.extensions.code };
}

async function find(token: string, id: string, lang: "en" | "fa" = "en") {
  const { data, errors } = await app().gql(FIND, { id }, { token, lang });
  return { job: data?.bulkAction, code: errors?.[0]?.extensions.code };
}

const settled = (token: string, id: string) =>
  eventually(
    async () => {
      const { job } = await find(token, id);
      return job.isPending ? undefined : job;
    },
    10_000,
    "the bulk action to end",
  );

async function run(token: string, input: object) {
  const { job, code } = await start(token, input);
  expect(code).toBeUndefined();
  return settled(token, job.id);
}

const activeStores = async (ids: readonly string[]) =>
  (await app().sql("select s.id from stores s where s.is_active and s.id = any ($1::uuid[])", [ids])).length;

const auditEntries = async (ids: readonly string[], action: string) =>
  (await app().sql("select 1 from audit_log a where a.entity_id = any ($1) and a.action = $2", [ids, action])).length;

test("stores are disabled with an audit entry each; an inactive and an unknown one are skipped with the reason", async () => {
  const token = await tokenOf("manager");
  const [first, second] = [await aStore(app()), await aStore(app())];
  const closed = await aStore(app(), { isActive: false, deactivatedAt: new Date() });
  const unknown = uuidv7();
  const ids = [first.id, closed.id, unknown, second.id, first.id];

  const job = await run(token, { kind: "DISABLE_STORES", ids });

  expect(job).toMatchObject({ status: "COMPLETE", total: 4, processed: 4, done: 2, skipped: 2, error: null });
  expect(job.skips).toEqual([
    { id: closed.id, error: { code: "BULK_ACTION_UNCHANGED", message: "Already in this state" } },
    { id: unknown, error: { code: "STORE_NOT_FOUND", message: expect.stringContaining("not found") } },
  ]);
  expect(await activeStores(ids)).toBe(0);
  expect(await auditEntries(ids, "UPDATE")).toBe(2);
});

test("all items of the filter means those of all pages, and no others", async () => {
  const token = await tokenOf("admin");
  const mark = `Bulk${Date.now()}`;
  const matching = [];
  for (let n = 0; n < 105; n++) matching.push(await aStore(app(), { storeName: `${mark} ${n}`, storeType: 2 }));
  const other = await aStore(app(), { storeName: `${mark} other`, storeType: 3 });

  const job = await run(token, { kind: "DISABLE_STORES", filter: { search: mark, storeType: 2 } });

  expect(job).toMatchObject({ total: 105, done: 105, skipped: 0 });
  expect(await activeStores(matching.map(({ id }) => id))).toBe(0);
  expect(await activeStores([other.id])).toBe(1);
});

test("customers are deleted and restored as by single actions", async () => {
  const token = await tokenOf("admin");
  const ids = (await plant(app(), [{}, {}])).map(({ id }) => id);

  const removed = await run(token, { kind: "DELETE_CUSTOMERS", ids });
  const again = await run(token, { kind: "DELETE_CUSTOMERS", ids });
  const restored = await run(token, { kind: "RESTORE_CUSTOMERS", ids });

  expect([removed.done, again.skipped, restored.done]).toEqual([2, 2, 2]);
});

test("customers are tagged, also by the filter of a tag; a tag without a name is rejected", async () => {
  const token = await tokenOf("manager");
  const ids = (await plant(app(), [{}, {}, {}])).map(({ id }) => id);

  await run(token, { kind: "TAG_CUSTOMERS", ids: ids.slice(0, 2), tag: "Bulk" });
  const { data } = await app().gql("{ customerTags { id name } }", {}, { token });
  const tagId = data.customerTags.find(({ name }: { name: string }) => name === "Bulk").id;
  const job = await run(token, { kind: "TAG_CUSTOMERS", filter: { tagId }, tag: "Twice" });

  expect(job).toMatchObject({ total: 2, done: 2, skipped: 0 });
  const linked = await app().sql(
    `select l.customer_id as id from customer_tag_links l join customer_tags t on t.id = l.tag_id
     where t.name = 'Twice' order by 1`,
  );
  expect(linked).toEqual(
    ids
      .slice(0, 2)
      .sort()
      .map((id) => ({ id })),
  );
  expect((await start(token, { kind: "TAG_CUSTOMERS", ids, tag: " " })).code).toBe("BAD_USER_INPUT");
});

test("customers who have the tag or cannot have more are skipped with the reason", async () => {
  const token = await tokenOf("manager");
  const [tagged, full] = (await plant(app(), [{}, {}])).map(({ id }) => id);
  const set = "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }";
  await app().gql(set, { id: tagged, tags: ["Regular"] }, { token });
  await app().gql(set, { id: full, tags: Array.from({ length: MAX_TAGS }, (_, n) => `Full ${n}`) }, { token });

  const job = await run(token, { kind: "TAG_CUSTOMERS", ids: [tagged, full], tag: "regular" });

  expect(job.skips).toEqual([
    { id: tagged, error: { code: "BULK_ACTION_UNCHANGED", message: "Already in this state" } },
    { id: full, error: { code: "TAGS_FULL", message: "A customer can have at most 20 tags" } },
  ]);
});

test("a bulk action without items and without a filter is rejected; an empty filter means all", async () => {
  const token = await tokenOf("manager");
  const none = await start(token, { kind: "ENABLE_STORES" });
  const all = await run(token, { kind: "ENABLE_STORES", filter: {} });

  expect(none.code).toBe("BAD_USER_INPUT");
  expect(all.total).toBeGreaterThan(0);
});

test.each([
  ["ENABLE_STORES", { search: "mall", role: "COUNTER" }],
  ["RESTORE_CUSTOMERS", { isActive: false }],
  ["ENABLE_USERS", { storeType: 2 }],
  ["REINSTATE_CODES", { search: "A" }],
])("%s rejects a filter of another list instead of running on more items", async (kind, filter) => {
  const { id: eventId } = await anEvent(app());
  const { code } = await start(await tokenOf("admin"), {
    kind,
    filter: kind === "REINSTATE_CODES" ? { ...filter, eventId } : filter,
  });

  expect(code).toBe("BAD_USER_INPUT");
});

test("users are disabled except the caller, and must change their passwords", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const [one, two] = [await aUser(app()), await aUser(app())];

  const disabled = await run(token, { kind: "DISABLE_USERS", ids: [one.id, user.id] });
  const required = await run(token, { kind: "REQUIRE_PASSWORD_CHANGE", ids: [two.id] });
  const stored = await app().sql(
    `select u.is_active as "isActive", u.must_change_password as "mustChange" from users u
     where u.id = any ($1::uuid[]) order by u.id = $2 desc`,
    [[one.id, two.id], one.id],
  );

  expect(disabled).toMatchObject({ done: 1, skips: [{ id: user.id, error: { code: "SELF_REFUSED" } }] });
  expect(required).toMatchObject({ done: 1, skipped: 0 });
  expect(stored).toEqual([
    { isActive: false, mustChange: false },
    { isActive: true, mustChange: true },
  ]);
});

test("codes are invalidated with a reason and reinstated", async () => {
  const token = await tokenOf("manager");
  const { id: eventId } = await anEvent(app(), { name: aCode() });
  await waiting(app(), eventId, 3);
  const filter = { eventId, codeStatus: "UNUSED" };

  const rejected = await start(token, { kind: "INVALIDATE_CODES", filter });
  const invalid = await run(token, { kind: "INVALIDATE_CODES", filter, reason: "misprinted" });
  const reasons = await app().sql(
    "select distinct k.invalid_reason as reason from lottery_codes k where k.event_id = $1",
    [eventId],
  );
  const back = await run(token, { kind: "REINSTATE_CODES", filter: { eventId, codeStatus: "INVALID" } });
  const again = await run(token, { kind: "REINSTATE_CODES", filter: { eventId } });

  expect(rejected.code).toBe("BAD_USER_INPUT");
  expect([invalid.done, back.done, again.done, again.skipped]).toEqual([3, 3, 0, 3]);
  expect(again.skips[0].error.code).toBe("BULK_ACTION_UNCHANGED");
  expect(reasons).toEqual([{ reason: "misprinted" }]);
});

test("a kind needs the permission of its single action", async () => {
  const manager = await tokenOf("manager");

  const codes = await Promise.all(
    ["DELETE_CUSTOMERS", "DISABLE_USERS", "REQUIRE_PASSWORD_CHANGE"].map(
      async (kind) => (await start(manager, { kind, ids: [uuidv7()] })).code,
    ),
  );

  expect(codes.slice(0, 2)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  expect(codes[2]).toBe("FORBIDDEN");
});

test("a repeated start returns the first job, and another user does not see it", async () => {
  const token = await tokenOf("admin");
  const store = await aStore(app());
  const input = { id: uuidv7(), kind: "DISABLE_STORES", ids: [store.id] };

  await run(token, input);
  const repeated = await start(token, { ...input, kind: "ENABLE_STORES" });

  expect(repeated.job).toMatchObject({ id: input.id, kind: "DISABLE_STORES", done: 1 });
  expect(await activeStores([store.id])).toBe(0);
  expect((await find(await tokenOf("admin"), input.id)).code).toBe("BULK_ACTION_NOT_FOUND");
});

test("a cancelled job keeps what it has done and does nothing more", async () => {
  const token = await tokenOf("admin");
  const [first, blocked, last] = [await aStore(app()), await aStore(app()), await aStore(app())];
  const ids = [first.id, blocked.id, last.id];

  const { cancelled, again } = await app().product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "select 1 from stores s where s.id = $1 for update", [blocked.id]);
    const { job } = await start(token, { kind: "DISABLE_STORES", ids });
    await untilWaiting(app(), 1);
    const { data } = await app().gql(CANCEL, { id: job.id }, { token });
    const { errors } = await app().gql(CANCEL, { id: job.id }, { token });
    return { cancelled: data?.cancelBulkAction, again: errors?.[0]?.extensions.code };
  });
  const stopped = await eventually(
    async () => {
      const { job } = await find(token, cancelled.id);
      return job.processed === 2 ? job : undefined;
    },
    10_000,
    "the item in progress to end",
  );

  expect(cancelled).toMatchObject({ status: "CANCELLED", done: 1 });
  expect(again).toBe("BULK_ACTION_OVER");
  expect(stopped).toMatchObject({ status: "CANCELLED", done: 2, total: 3 });
  expect(await activeStores([last.id])).toBe(1);
});

test.each([
  ["closed", "is_active = false"],
  ["demoted", "role = 'viewer'"],
])("a user who is %s while the job runs changes no further item", async (_, change) => {
  const { token, user } = await signedIn(app(), "admin");
  const ids = [(await aStore(app())).id, (await aStore(app())).id];
  const input = { id: uuidv7(), kind: "DISABLE_STORES", ids };

  await app().product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "select 1 from stores s where s.id = $1 for update", [ids[0]]);
    await start(token, input);
    await untilWaiting(app(), 1);
    await app().sql(`update users set ${change} where id = $1`, [user.id]);
  });
  const [job] = await eventually(
    async () => {
      const jobs = await app().sql<{ status: string }>("select status, done, skips from bulk_actions where id = $1", [
        input.id,
      ]);
      return jobs[0]?.status === "complete" ? jobs : undefined;
    },
    10_000,
    "the job to end",
  );

  expect(job).toEqual({ status: "complete", done: 1, skips: [{ id: ids[1], code: "FORBIDDEN" }] });
  expect(await activeStores(ids)).toBe(1);
});

test("a job whose process died fails with its counts", async () => {
  const { token, user } = await signedIn(app(), "admin");
  const id = uuidv7();
  await app().sql(
    `insert into bulk_actions (id, kind, owner_id, item_ids, processed, done, heartbeat_at)
     values ($1, 'disable_stores', $2, array['a', 'b'], 1, 1, now() - interval '1 minute')`,
    [id, user.id],
  );

  const { job } = await find(token, id, "fa");

  expect(job).toMatchObject({ status: "ERROR", done: 1, total: 2, error: { code: "BULK_ACTION_INTERRUPTED" } });
  expect(job.error.message).toMatch(/^سرور پیش از پایان عملیات متوقف شد/);
});
