import { v7 as uuidv7 } from "uuid";
import { housekeepingTasks, runTask } from "../../server/app/housekeeping";
import { useApp } from "../support/app";
import { aReceipt, aStore, PASSWORD, signedIn } from "../support/factories";
import { moveSession } from "../support/sign-in";

const app = useApp();

const OPEN = "mutation ($deviceId: ID!) { openShift(deviceId: $deviceId) { id deviceId openedAt closedAt } }";
const CLOSE = `mutation ($shiftId: ID!) { closeShift(shiftId: $shiftId) {
  shift { id openedAt closedAt } operatorName receipts voids returns grossAmount netAmount points codes } }`;

const open = async (token: string, deviceId = uuidv7()): Promise<{ id: string; deviceId: string }> =>
  (await app().gql(OPEN, { deviceId }, { token })).data.openShift;
const close = (token: string, shiftId: string) => app().gql(CLOSE, { shiftId }, { token });

const stateOf = async (id: string) => {
  const [shift] = await app().sql<{ reason: string | null; seconds: number | null; user: string }>(
    `select h.closed_reason as reason, extract(epoch from h.closed_at - now())::int as seconds, h.user_id as user
     from shifts h where h.id = $1`,
    [id],
  );
  return shift;
};

const closeEnded = async (): Promise<void> => {
  const { product } = app();
  const task = housekeepingTasks(product).find(({ name }) => name === "ended shifts");
  if (task) await runTask(product.primary.manager, task, product.telemetry);
};

const record = async (token: string, draft: Record<string, unknown>): Promise<string> => {
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(draft), { token });
  return body.data.id as string;
};

test("a session has one open shift: opening again, from the same till or another, returns the first", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const deviceId = uuidv7();

  const first = await open(token, deviceId);
  const again = await open(token, deviceId);
  const elsewhere = await open(token);

  expect(first).toMatchObject({ deviceId, closedAt: null });
  expect([again.id, elsewhere.id]).toEqual([first.id, first.id]);
  expect(await stateOf(first.id)).toEqual({ reason: null, seconds: null, user: user.id });
  const { data } = await app().gql(
    "query ($id: String) { auditLog(entityId: $id) { items { action subject } } }",
    { id: first.id },
    { token: (await signedIn(app(), "admin")).token },
  );
  expect(data.auditLog.items).toEqual([{ action: "OPEN_SHIFT", subject: user.fullName }]);
});

test("two concurrent requests open one shift", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const deviceId = uuidv7();

  const opened = await Promise.all([1, 2, 3, 4].map(() => open(token, deviceId)));

  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await app().sql("select 1 from shifts h where h.user_id = $1", [user.id])).toHaveLength(1);
});

test("receipts belong to the shift of the session that records them, over both APIs", async () => {
  const { token } = await signedIn(app(), "counter");
  const before = await record(token, {});
  const { id: shiftId } = await open(token);
  const during = await record(token, {});
  await close(token, shiftId);
  const after = await record(token, {});

  const shifts = await app().sql<{ id: string; shift: string | null }>(
    "select r.id, r.shift_id as shift from receipts r where r.id = any ($1)",
    [[before, during, after]],
  );

  expect(new Map(shifts.map(({ id, shift }) => [id, shift]))).toEqual(
    new Map([
      [before, null],
      [during, shiftId],
      [after, null],
    ]),
  );
});

test("the summary counts receipts, voids and returns, gross and net; closing again returns it again", async () => {
  const { token, user } = await signedIn(app(), "counter");
  const store = await aStore(app(), { storeType: 2 });
  const { id: shiftId } = await open(token);
  const receipt = { store_id: store.id, store_type: undefined };
  await record(token, { ...receipt, purchase_amount: 3_500_000 });
  const returned = await record(token, { ...receipt, purchase_amount: 2_000_000 });
  const voided = await record(token, { ...receipt, purchase_amount: 1_000_000 });
  await app().rest("POST", `/api/receipts/${returned}/return`, { amount: 500_000, reason: "one shoe" }, { token });
  await app().rest("POST", `/api/receipts/${voided}/void`, { reason: "wrong customer" }, { token });

  const { data } = await close(token, shiftId);
  const again = await close(token, shiftId);

  // 7 points of the first, 4 - 1 of the returned one.
  expect(data.closeShift).toMatchObject({
    operatorName: user.fullName,
    receipts: 3,
    voids: 1,
    returns: 1,
    grossAmount: 6_500_000,
    netAmount: 5_000_000,
    points: 10,
    codes: 10,
  });
  expect(again.data.closeShift).toEqual(data.closeShift);
  expect(await stateOf(shiftId)).toMatchObject({ reason: "operator" });
  const audited = await app().sql<{ details: unknown }>(
    "select a.details from audit_log a where a.action = 'CLOSE_SHIFT' and a.entity_id = $1",
    [shiftId],
  );
  expect(audited).toEqual([{ details: { receipts: 3, voids: 1, amount: 5_000_000 } }]);
  expect(await app().doctor()).toBe("");
});

test("after a shift was closed the session can open another", async () => {
  const { token } = await signedIn(app(), "counter");
  const first = await open(token);
  await close(token, first.id);

  const second = await open(token);

  expect(second.id).not.toBe(first.id);
  expect((await close(token, second.id)).data.closeShift).toMatchObject({ receipts: 0, netAmount: 0 });
});

test("a colleague's shift cannot be closed, not even by an administrator", async () => {
  const [owner, admin] = [await signedIn(app(), "counter"), await signedIn(app(), "admin")];
  const { id } = await open(owner.token);

  const { errors } = await close(admin.token, id);

  expect(errors?.[0]?.extensions.code).toBe("SHIFT_NOT_FOUND");
  expect(await stateOf(id)).toMatchObject({ reason: null });
});

test.each(["not a uuid", ""])("a till with the id %p is rejected", async (deviceId) => {
  const { token } = await signedIn(app(), "counter");

  const { errors } = await app().gql(OPEN, { deviceId }, { token });

  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "deviceId" }] });
});

test("signing out closes the shift at once", async () => {
  const { token } = await signedIn(app(), "counter");
  const colleague = await signedIn(app(), "counter");
  const [{ id }, other] = [await open(token), await open(colleague.token)];

  await app().rest("POST", "/auth/logout", {}, { token });

  expect(await stateOf(id)).toMatchObject({ reason: "session_end" });
  expect(await stateOf(other.id)).toMatchObject({ reason: null });
});

describe("housekeeping closes the shift of a session that", () => {
  test.each([
    ["has expired", "expires_at", "-3 hours", -3 * 3600],
    ["was idle for too long", "last_seen_at", "-30 hours", null],
  ] as const)("%s", async (_, column, interval, seconds) => {
    const { token } = await signedIn(app(), "counter");
    const { id } = await open(token);
    await app().sql("update shifts set opened_at = now() - interval '40 hours' where id = $1", [id]);
    await moveSession(app(), token, column, interval);

    await closeEnded();

    const shift = await stateOf(id);
    expect(shift?.reason).toBe("session_end");
    if (seconds !== null) expect(Math.abs((shift?.seconds ?? 0) - seconds)).toBeLessThan(60);
    // The session was idle before now, so the shift ended before now.
    expect(shift?.seconds).toBeLessThan(-60);
  });

  test("was revoked by a new password", async () => {
    const { token, user } = await signedIn(app(), "counter");
    const { body } = await app().rest("POST", "/auth/login", {
      username: user.username,
      password: PASSWORD,
      role: "Counter",
    });
    const { id } = await open(token);
    await app().gql(
      "mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) }",
      { old: PASSWORD, new: "another long enough password" },
      { token: body.access_token },
    );

    await closeEnded();

    expect(await stateOf(id)).toMatchObject({ reason: "session_end" });
  });

  test("belongs to a deactivated account; the shifts of active sessions stay open", async () => {
    const [gone, here] = [await signedIn(app(), "counter"), await signedIn(app(), "counter")];
    const [closed, stillOpen] = [await open(gone.token), await open(here.token)];
    await app().sql("update users set is_active = false where id = $1", [gone.user.id]);

    await closeEnded();

    expect(await stateOf(closed.id)).toMatchObject({ reason: "session_end" });
    expect(await stateOf(stillOpen.id)).toMatchObject({ reason: null });
  });
});
