import { aReceipt } from "../support/factories";
import { type Sent, send } from "../support/load";
import {
  type ServerProcess,
  eventually,
  newFolder,
  query,
  removeFolder,
  signIn,
  startServer,
} from "../support/server-process";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

/** Sets the standbys that each commit waits for; an empty text for none. */
async function waitFor(standby: string): Promise<void> {
  await query(folder, `alter system set synchronous_standby_names = '${standby}'`);
  await query(folder, "select pg_reload_conf()");
  const isLoaded = async () =>
    (await query<{ name: string }>(folder, "select current_setting('synchronous_standby_names') as name"))[0]?.name ===
    standby;
  await eventually(isLoaded, 10_000, "the settings");
  // The checkpointer puts the setting into effect before it runs a checkpoint.
  await query(folder, "checkpoint");
}

/** Cancels commits that wait for their standby, as `pg_cancel_backend` of an operator does, until the call returns. */
async function cancelUntilReturned(call: Promise<Sent>): Promise<Sent> {
  let isReturned = false;
  void call.then(() => (isReturned = true));
  const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
  await eventually(async () => (await query(folder, cancel)) && isReturned, 10_000, "a response");
  return call;
}

test("a receipt is not acknowledged while its commit is not on the synchronous standby", async () => {
  const receipt = aReceipt();
  const till = () => send(live, token, receipt, { key: receipt.receipt_id });
  await waitFor("absent");

  const first = await cancelUntilReturned(till());
  const second = await cancelUntilReturned(till());
  await waitFor("");
  const third = await till();

  expect([first.response.status, first.code]).toEqual([503, "UNAVAILABLE"]);
  expect([second.response.status, second.code]).toEqual([503, "UNAVAILABLE"]);
  expect([third.response.status, third.recorded?.replayed]).toEqual([200, true]);
}, 60_000);
