import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import {
  brokenInvariants,
  type ServerProcess,
  newFolder,
  query,
  removeFolder,
  signIn,
  eventually,
  startServer,
  stopServer,
  withDatabase,
} from "../support/server-process";
import { spooledFiles } from "../support/stored-files";
import { seeded } from "../support/load";
import {
  ADDS,
  type Caller,
  filesOf,
  insisting,
  type Job,
  jobsOf,
  type Kind,
  KINDS,
  plus,
  revert,
  send,
  type SentFile,
  sendShare,
  someRegulars,
  storedCounts,
  TAKES,
} from "./import-fixtures";

/*
 * The moments are random: each phase of an import is awaited, and then a random share of the time that the phase took
 * in a run without a kill. `KILL_SEED` repeats the moments of a run.
 */

type Phase = "upload" | "staging" | "writing" | "commit" | "tidying" | "revert";

const ROUNDS: readonly [Phase, Kind][] = [
  ["upload", "customers"],
  ["upload", "lottery_codes"],
  ["staging", "customers"],
  ["staging", "receipts"],
  ["staging", "points"],
  ["staging", "changes"],
  ["writing", "customers"],
  ["writing", "changes"],
  ["writing", "receipts"],
  ["writing", "stores"],
  ["writing", "points"],
  ["writing", "lottery_codes"],
  ["commit", "receipts"],
  ["commit", "changes"],
  ["commit", "lottery_codes"],
  ["tidying", "points"],
  ["tidying", "stores"],
  ["revert", "receipts"],
  ["revert", "points"],
  ["revert", "customers"],
];
/** Around the commit: a tenth of the writing time before and after it. */
const AROUND = 0.1;
const PATIENCE_MS = 20_000;
const POLL_MS = 2;
/** Enough of a file for the header of its form. */
const MIN_SHARE = 0.01;
const UPLOADS = "select from stored_files f where f.kind = 'upload'";

type Took = Partial<Record<Phase, number>>;

/** Waits for a state of a file's newest job. */
async function until(client: Client, file: SentFile, is: (job: Job) => boolean): Promise<Job> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const job = (await jobsOf(client, file)).at(-1);
    if (job && is(job)) return job;
    await sleep(POLL_MS);
  }
  throw new Error(`${file.name} did not come so far`);
}

const isRunning = ({ status }: Job): boolean => status === "running" || status === "complete";
const isComplete = ({ status, reverted }: Job): boolean => status === "complete" && !reverted;
/** Leftover rows; the rows of an error report are stored for a day. */
const LEFT = `select count(*) as n from import_rows r left join import_jobs j on j.id = r.job_id
  where j.status is distinct from 'complete' or r.outcome in ('new', 'updated')`;
const rowsLeft = async (client: Client): Promise<number> =>
  Number((await client.query<{ n: string }>(LEFT)).rows[0]?.n);

/** How long the phases of a kind take without a kill. */
async function timed(caller: Caller, client: Client, file: SentFile, isReverted: boolean): Promise<Took> {
  const response = send(caller, file);
  const at: number[] = [];
  const note = (phase: Promise<unknown>) => phase.then(() => at.push(performance.now()));
  await note(until(client, file, () => true));
  await note(until(client, file, isRunning));
  const { id } = await until(client, file, isComplete);
  at.push(performance.now());
  expect((await response).status).toBe(200);
  await eventually(async () => (await rowsLeft(client)) === 0, PATIENCE_MS, "the rows to be removed");
  at.push(performance.now());
  if (isReverted) {
    await revert(caller, id);
    await note(until(client, file, ({ reverted }) => reverted));
  }
  const [seen = 0, running = 0, complete = 0, tidy = 0, back = 0] = at;
  return { staging: running - seen, writing: complete - running, tidying: tidy - complete, revert: back - tidy };
}

/** Brings a file to the moment at which its server is to be killed, and returns a description of that moment. */
async function moment(
  { caller, client, file }: { caller: Caller; client: Client; file: SentFile },
  { phase, took, share }: { phase: Phase; took: Took; share: number },
): Promise<{ when: string; response: Promise<number> }> {
  if (phase === "upload") {
    await sendShare(caller, file, Math.max(share, MIN_SHARE));
    await eventually(async () => (await client.query(UPLOADS)).rows.length > 0, PATIENCE_MS, "the upload to begin");
    return { when: `${Math.round(share * 100)}% sent`, response: Promise.resolve(0) };
  }
  const response = send(caller, file).then(
    ({ status }) => status,
    () => 0,
  );
  if (phase === "staging") await until(client, file, () => true);
  if (phase === "writing" || phase === "commit") await until(client, file, isRunning);
  if (phase === "tidying") await until(client, file, isComplete);
  if (phase === "revert") {
    const { id } = await until(client, file, isComplete);
    await response;
    await revert(caller, id);
  }
  const whole = took[phase === "commit" ? "writing" : phase] ?? 0;
  const ms = phase === "commit" ? whole * (1 - AROUND + 2 * AROUND * share) : whole * share;
  // A random moment has no condition to poll for.
  await sleep(ms);
  return { when: `${Math.round(ms)} ms into ${Math.round(whole)}`, response };
}

test("a server killed at twenty random moments of imports has stored all of each file or nothing, and each can be sent again", async () => {
  const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));
  const random = seeded(seed);
  const folder = newFolder();
  let live: ServerProcess | undefined;
  const uploads = async () => [
    ...(await query<{ token: string }>(folder, "select f.token from stored_files f where f.kind = 'upload'")),
    ...spooledFiles(folder),
  ];
  try {
    const regulars = someRegulars();
    const fileOf = filesOf(regulars.people);
    live = await startServer(folder);
    const token = await signIn(live);
    const made = await live.gql(
      `mutation ($input: EventInput!) { createEvent(input: $input) { id } }`,
      {
        input: {
          name: "Killed",
          mode: "OPENING_DAY",
          startDate: "2026-01-01T00:00:00Z",
          endDate: "2090-01-01T00:00:00Z",
        },
      },
      token,
    );
    const eventId: string = made.body.data.createEvent.id;
    const calling = (now: ServerProcess): Caller => ({ live: now, token, eventId });
    const first = await insisting(calling(live), {
      kind: "customers",
      name: "regulars.csv",
      content: regulars.content,
    });
    expect(first.body.summary).toMatchObject({ imported: regulars.people.length });

    const took: Partial<Record<Kind, Took>> = {};
    for (const kind of KINDS) {
      const isReverted = ROUNDS.some(([phase, one]) => phase === "revert" && one === kind);
      const caller = calling(live);
      took[kind] = await withDatabase(folder, (client) => timed(caller, client, fileOf(kind), isReverted));
    }

    const ends: Record<string, number> = {};
    for (const [index, [phase, kind]] of ROUNDS.entries()) {
      const file = fileOf(kind);
      const caller = calling(live);
      const share = random();
      const before = await withDatabase(folder, (client) => storedCounts(client, file));
      const { when, response } = await withDatabase(folder, (client) =>
        moment({ caller, client, file }, { phase, took: took[kind] ?? {}, share }),
      );
      live.process.kill("SIGKILL");
      await live.exit;
      const status = await response;
      process.stdout.write(`seed ${seed}, ${index + 1} of ${ROUNDS.length}: ${kind}, ${phase}, ${when}\n`);
      live = await startServer(folder);

      // All or nothing, of what the import adds and of what its revert removes.
      const all = plus(before, ADDS[kind]);
      const back = plus(all, TAKES[kind] ?? {});
      const [after, jobs, left] = await withDatabase(folder, async (client) => [
        await storedCounts(client, file),
        await jobsOf(client, file),
        await rowsLeft(client),
      ]);
      const job = jobs.at(-1);
      const end = JSON.stringify(after) === JSON.stringify(before) ? "nothing" : job?.reverted ? "reverted" : "all";
      expect(after).toEqual({ nothing: before, all, reverted: back }[end]);
      if (phase === "tidying" || phase === "revert" || status === 200) expect(end).not.toBe("nothing");
      expect(job?.status).toBe(phase === "upload" ? undefined : end === "nothing" ? "error" : "complete");
      expect([left, await uploads()]).toEqual([0, []]);
      expect(await brokenInvariants(folder)).toEqual([]);
      ends[`${phase}: ${end}`] = (ends[`${phase}: ${end}`] ?? 0) + 1;

      // A repeated request completes the remaining work once.
      const next = calling(live);
      await withDatabase(folder, async (client) => {
        const again = await insisting(next, file);
        expect(again.status).toBe(200);
        const isBack = end === "reverted";
        const [whole, others] = isBack && kind === "receipts" ? [0, 1] : [1, 0];
        expect(again.body.summary).toMatchObject({
          total_rows: file.content.split("\n").length - 1,
          imported: whole * (file.content.split("\n").length - 1),
          skipped: others * (file.content.split("\n").length - 1),
        });
        const expected = isBack ? plus(back, whole ? ADDS[kind] : { imports: 1 }) : all;
        expect(await storedCounts(client, file)).toEqual(expected);
        if (phase === "revert" && !isBack) {
          await revert(next, job?.id ?? "");
          await until(client, file, ({ reverted }) => reverted);
          expect(await storedCounts(client, file)).toEqual(back);
        }
      });
    }
    // The rows are deleted shortly after the response.
    await eventually(() => withDatabase(folder, async (client) => (await rowsLeft(client)) === 0), 5_000, "no rows");
    await eventually(async () => (await uploads()).length === 0, 5_000, "the uploads to be removed");
    expect(await brokenInvariants(folder)).toEqual([]);
    expect(await stopServer(live)).toEqual({ code: 0, signal: null });
    process.stdout.write(`imports killed, seed ${seed}: ${JSON.stringify(ends)}\n`);
  } finally {
    await removeFolder(folder, live);
  }
}, 240_000);

test("statements of a killed server end soon, so that no call waits for them", async () => {
  const folder = newFolder();
  let live: ServerProcess | undefined;
  try {
    live = await startServer(folder);
    const fileOf = filesOf([]);
    const caller = { live, token: await signIn(live), eventId: "" };
    const file = fileOf("customers");
    const waits = `select count(*)::int as n from pg_stat_activity a where a.wait_event_type = 'Lock'`;
    const count = async () => (await query<{ n: number }>(folder, waits))[0]?.n;

    await withDatabase(folder, async (held) => {
      await held.query("begin; lock table customers in share mode");
      const response = send(caller, file).catch(() => undefined);
      await eventually(async () => (await count()) === 1, 10_000, "an import that waits");
      live?.process.kill("SIGKILL");
      await response;
      await eventually(async () => (await count()) === 0, 5_000, "the statement's end");
      await held.query("rollback");
    });
    await live.exit;
    live = await startServer(folder);
    const again = await insisting({ ...caller, live }, file);

    expect(again.body.summary).toMatchObject({ imported: file.content.split("\n").length - 1, failed: 0 });
    expect(await brokenInvariants(folder)).toEqual([]);
  } finally {
    await removeFolder(folder, live);
  }
}, 60_000);
