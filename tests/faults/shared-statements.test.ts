import { setTimeout as sleep } from "node:timers/promises";
import { aReceipt } from "../support/factories";
import { inParallel, send } from "../support/load";
import {
  brokenInvariants,
  type ServerProcess,
  newFolder,
  query,
  removeFolder,
  signIn,
  startServer,
  withDatabase,
} from "../support/server-process";

const folder = newFolder();
let live: ServerProcess;
let token: string;

beforeAll(async () => {
  live = await startServer(folder);
  token = await signIn(live);
});
afterAll(() => removeFolder(folder, live));

/** Ends the connections that write receipts at this moment and returns their number. */
const KILL = `select count(*) filter (where pg_terminate_backend(a.pid))::int as killed from pg_stat_activity a
  where a.state = 'active' and a.query like '%input as materialized%' and a.pid <> pg_backend_pid()`;
const COUNT = "select count(*)::int as committed from receipts";

const KILL_GAP_MS = 30;
const TILLS = 32;
/** Receipts between two kills: the time of the test then depends on the receipts and not on the speed of new connections. */
const RECEIPTS_BETWEEN_KILLS = TILLS;
const MAX_TRIES = 100;

test("a backend that is killed in the middle of a batch loses and doubles no receipt of the tills that resend", async () => {
  const receipts = Array.from({ length: 2_000 }, () => aReceipt({ purchase_amount: 9_000_000 }));
  let isDone = false;
  const killing = withDatabase(folder, async (client) => {
    let killed = 0;
    let committedAtKill = -RECEIPTS_BETWEEN_KILLS;
    while (!isDone) {
      await sleep(KILL_GAP_MS);
      const committed = (await client.query<{ committed: number }>(COUNT)).rows[0]?.committed ?? 0;
      if (committed < committedAtKill + RECEIPTS_BETWEEN_KILLS) continue;
      const ended = (await client.query<{ killed: number }>(KILL)).rows[0]?.killed ?? 0;
      if (ended > 0) committedAtKill = committed;
      killed += ended;
    }
    return killed;
  });
  const errors = new Set<string>();

  const sent = await inParallel(receipts, TILLS, async (receipt, index) => {
    for (let tries = 1; ; tries++) {
      const { recorded, response, code } = await send(live, token, receipt, { key: `till-${index}` });
      if (recorded) return { recorded, tries };
      errors.add(`${response.status} ${code} ${response.headers["retry-after"]}`);
      expect(tries).toBeLessThan(MAX_TRIES);
      await sleep(20);
    }
  });
  isDone = true;
  const killed = await killing;

  expect(killed).toBeGreaterThan(20);
  expect([...errors]).toEqual(["503 UNAVAILABLE 1"]);
  const found = await query<{ id: string; number: string }>(
    folder,
    "select r.id, r.receipt_number as number from receipts r where r.receipt_number = any($1)",
    [receipts.map(({ receipt_id }) => receipt_id)],
  );
  expect(found).toHaveLength(receipts.length);
  const known = new Map(found.map(({ id, number }) => [number, id]));
  expect(sent.filter(({ recorded }, index) => known.get(receipts[index]?.receipt_id ?? "") !== recorded.id)).toEqual(
    [],
  );
  expect(await brokenInvariants(folder)).toEqual([]);
  const resent = sent.filter(({ tries }) => tries > 1).length;
  process.stdout.write(
    `${killed} backends killed: ${receipts.length} receipts, ${resent} sent again, 0 lost, 0 doubled\n`,
  );
});
