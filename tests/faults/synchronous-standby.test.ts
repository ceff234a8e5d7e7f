import { HOUR_MS } from "../../domain/time/instants";
import { aNationalCode, aPhone, aReceipt } from "../support/factories";
import { send } from "../support/load";
import {
  type HttpResponse,
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
async function cancelUntilReturned<Response>(call: Promise<Response>): Promise<Response> {
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

const post = (path: string, body: Record<string, unknown>): Promise<HttpResponse> =>
  live.call("POST", path, { body, token });

/** Makes a call three times: twice without the standby, then without waiting for one. Returns status and code of each. */
async function statusesOf(call: () => Promise<HttpResponse>): Promise<[status: number, code: unknown][]> {
  await waitFor("absent");
  const responses = [await cancelUntilReturned(call()), await cancelUntilReturned(call())];
  await waitFor("");
  responses.push(await call());
  return responses.map(({ status, body }) => [status, body.code]);
}

const REJECTED = [503, "UNAVAILABLE"];

test("a void is not acknowledged either, nor its repetition", async () => {
  const { recorded } = await send(live, token, aReceipt());

  const statuses = await statusesOf(() => post(`/api/receipts/${recorded?.id}/void`, { reason: "wrong" }));

  expect(statuses).toEqual([REJECTED, REJECTED, [200, undefined]]);
}, 60_000);

test("a registration is not acknowledged either, nor its repetition", async () => {
  const event = await post("/api/events", {
    name: "Opening",
    mode: "normal",
    start_date: new Date(Date.now() - HOUR_MS).toISOString(),
    end_date: new Date(Date.now() + HOUR_MS).toISOString(),
  });
  const visitor = { full_name: "سارا کریمی", phone_number: aPhone(), id_card_number: aNationalCode() };

  const statuses = await statusesOf(() => post(`/api/events/${event.body.data.event_id}/register`, visitor));

  expect(statuses).toEqual([REJECTED, REJECTED, [200, undefined]]);
}, 60_000);
