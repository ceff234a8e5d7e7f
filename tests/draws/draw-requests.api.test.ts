import { useApp } from "../support/app";
import { aMember, aStaff, drawCalls, type Staff, TEST_CHAIN } from "../support/draws";
import { type SignedIn, signedIn } from "../support/factories";
import { v7 as uuidv7 } from "uuid";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
const calls = () => drawCalls(app(), staff);
const withdraw = (by: SignedIn, id: string) => calls().post(by, id, "/requests/withdraw");

beforeAll(async () => {
  staff = await aStaff(app());
  await aMember(app(), staff.admin, 1);
});

const requested = async (by = staff.manager): Promise<string> => {
  const { create, post } = calls();
  const id = await create();
  await post(staff.manager, id, "/announce");
  const { status } = await post(by, id, "/freeze");
  if (status !== 202) throw new Error("the freeze was not requested");
  return id;
};

test("the first person withdraws a request, and the next call is a first request again", async () => {
  const id = await requested();
  const withdrawn = await withdraw(staff.manager, id);

  expect(withdrawn.status).toBe(200);
  expect(withdrawn.body.data).toMatchObject({ state: "announced", requests: [] });
  const next = await calls().post(staff.admin, id, "/freeze");
  expect([next.status, next.body.awaiting_confirmation]).toEqual([202, true]);
  const entries = await app().sql<{ action: string; details: { step: string } }>(
    `select action, details - 'hash' - 'payload_sha256' as details from audit_log
     where entity_id = $1 and action like 'DRAW_REQUEST%' order by id`,
    [id],
  );
  expect(entries).toEqual([
    { action: "DRAW_REQUESTED", details: { step: "freeze" } },
    { action: "DRAW_REQUEST_WITHDRAWN", details: { step: "freeze" } },
    { action: "DRAW_REQUESTED", details: { step: "freeze" } },
  ]);
});

test("an administrator withdraws the request of another person; a manager does not", async () => {
  const id = await requested();
  const other = await withdraw(await signedIn(app(), "manager"), id);
  expect([other.status, other.body.code]).toEqual([403, "FORBIDDEN"]);
  expect((await withdraw(staff.admin, id)).status).toBe(200);
});

test("a request that does not exist, or was confirmed, cannot be withdrawn", async () => {
  const { create, post, anchored } = calls();
  const id = await create();
  await post(staff.manager, id, "/announce");
  const none = await withdraw(staff.admin, id);
  expect([none.status, none.body.code]).toEqual([409, "DRAW_REQUEST_NOT_FOUND"]);

  const { id: confirmed } = (await anchored()) as { id: string };
  const late = await withdraw(staff.admin, confirmed);
  expect([late.status, late.body.code]).toEqual([409, "DRAW_REQUEST_NOT_FOUND"]);
});

test("a freeze that is running is not requested again", async () => {
  const { create, post, read } = calls();
  const id = await create();
  await post(staff.manager, id, "/announce");
  await app().sql("insert into draw_freezes (id, draw_id) values ($1, $2)", [uuidv7(), id]);

  const again = await post(staff.manager, id, "/freeze");

  expect([again.status, again.body.code]).toEqual([409, "DRAW_FREEZING"]);
  expect((await read(id)).requests).toEqual([]);
});
