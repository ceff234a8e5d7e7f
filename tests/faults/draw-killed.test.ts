import { createHash, createHmac } from "node:crypto";
import { isAlive, postmaster } from "../support/data-folder";
import {
  doctor,
  eventually,
  newFolder,
  query,
  removeFolder,
  type ServerProcess,
  signIn,
  startServer,
  stopServer,
  withDatabase,
} from "../support/server-process";
import { HOUR_MS } from "../../domain/time/instants";

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const PEOPLE = 10_000;
const CODES_EACH = 5;
const SECRET = "01".repeat(32);
const ENTROPY = "3 5 1 6 2\n";
const SECOND = { username: "second", first: "the first password of it", own: "the chosen password of it" };

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test states what it expects of a body itself

const caller =
  ({ url }: ServerProcess, token?: string): Call =>
  async (method, path, body = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

/** Fills the pool of an event with claimed codes, so that a freeze takes a while. */
async function fillPool(folder: string, eventId: string, people: number): Promise<void> {
  await query(
    folder,
    `insert into customers (id, phone_number, national_code, total_codes, created_at, updated_at)
     select gen_random_uuid(), '09' || lpad(n::text, 9, '0'), lpad(n::text, 10, '0'), ${CODES_EACH}, now(), now()
     from generate_series(1, ${people}) n`,
  );
  await query(
    folder,
    `insert into lottery_codes (code, display_code, event_id, source, status, customer_id, created_at, claimed_at)
     select 'POOL' || c.national_code || n, 'POOL' || c.national_code || n, $1, 'manual', 'claimed', c.id,
       now() - interval '2 hours', now() - interval '2 hours'
     from customers c, generate_series(1, ${CODES_EACH}) n`,
    [eventId],
  );
}

interface Prepared {
  admin: Call;
  second: Call;
  url: string;
}

/** Announces a draw with this number of participants. */
async function prepared(
  live: ServerProcess,
  folder: string,
  { people, drawAt }: { people: number; drawAt: string },
): Promise<Prepared> {
  const admin = caller(live, await signIn(live));
  const account = { username: SECOND.username, role: "manager", full_name: "Second", email: "second@example.com" };
  await admin("POST", "/api/users", { ...account, password: SECOND.first });
  const second = await signedIn(live, SECOND.first);
  await second("POST", "/api/users/me/change-password", { current_password: SECOND.first, new_password: SECOND.own });
  const event = await admin("POST", "/api/events", {
    name: "Festival",
    mode: "opening_day",
    start_date: at(-5 * HOUR_MS),
    end_date: at(HOUR_MS),
  });
  const eventId = event.body.data?.event_id ?? event.body.event_id;
  await fillPool(folder, eventId, people);
  const draw = await admin("POST", "/api/admin/draws", {
    name_fa: "قرعه‌کشی",
    name_en: "Draw",
    rules_fa: "قوانین",
    rules_en: "Rules",
    mode: "witnessed",
    // The commitment to SECRET.
    commitment: "34a1395aae8f7b268ce2d465d5403f1ef1b78b330e32c81e7b1aa7bb50d33f21",
    entropy_source: "Dice",
    event_id: eventId,
    includes_receipts: false,
    includes_pool: true,
    cutoff_at: at(-HOUR_MS),
    check_minutes: 0,
    dispute_minutes: 0,
    draw_at: drawAt,
    prizes: [{ name_fa: "جایزه", name_en: "Prize", value_toman: 1, quantity: 3 }],
  });
  const url = `/api/admin/draws/${draw.body.data.id}`;
  await admin("POST", `${url}/announce`);
  return { admin, second: await signedIn(live, SECOND.own), url };
}

async function signedIn(live: ServerProcess, password: string): Promise<Call> {
  const { body } = await caller(live)("POST", "/auth/login", { username: SECOND.username, password, role: "Admin" });
  return caller(live, body.access_token);
}

/** Freezes the draw and waits for its end. */
async function freeze({ admin, second, url }: Prepared): Promise<string> {
  await second("POST", `${url}/freeze`);
  await admin("POST", `${url}/freeze`);
  return eventually(
    async () => {
      const { body } = await admin("GET", url);
      return body.data.freeze?.status === "running" ? null : body.data.state;
    },
    60_000,
    "the end of the freeze",
  );
}

async function killPostgres(folder: string): Promise<void> {
  const database = postmaster(folder)?.pid ?? 0;
  process.kill(database, "SIGKILL");
  await eventually(() => !isAlive(database), 10_000, "the end of PostgreSQL");
}

async function kill({ process: server, exit }: ServerProcess): Promise<void> {
  server.kill("SIGKILL");
  await exit;
}

const entriesOf = async (folder: string): Promise<number> =>
  Number((await query<{ count: number }>(folder, "select count(*)::int as count from draw_entries"))[0]?.count);

test.each(["the server", "PostgreSQL"])(
  "%s killed during a freeze leaves the draw announced, and a new freeze fixes all participants",
  async (victim) => {
    const folder = newFolder();
    let live: ServerProcess | undefined;
    let next: ServerProcess | undefined;
    try {
      live = await startServer(folder);
      const call = await prepared(live, folder, { people: PEOPLE, drawAt: at(HOUR_MS) });
      await call.second("POST", `${call.url}/freeze`);
      await call.admin("POST", `${call.url}/freeze`);
      await eventually(
        async () => {
          const [job] = await query<{ status: string; processed: number; code: string }>(
            folder,
            "select j.status, j.processed, j.error_code as code from draw_freezes j",
          );
          if (job?.status !== "running") throw new Error(`the freeze ended: ${JSON.stringify(job)} ${live?.output()}`);
          return job.processed > 0;
        },
        30_000,
        "a freeze that hashes",
      );
      if (victim === "PostgreSQL") await killPostgres(folder);
      await kill(live);

      next = await startServer(folder);
      const admin = caller(next, await signIn(next));
      const { body } = await admin("GET", call.url);
      expect(body.data).toMatchObject({ state: "announced", manifest_hash: null });
      expect(body.data.freeze.status).toBe("error");
      expect(await entriesOf(folder)).toBe(0);

      const second = await signedIn(next, SECOND.own);
      expect(await freeze({ admin, second, url: call.url })).toBe("frozen");
      expect(await entriesOf(folder)).toBe(PEOPLE);
      expect(await stopServer(next)).toEqual({ code: 0, signal: null });
      expect((await doctor(folder)).output).not.toMatch(/BROKEN D\d/);
    } finally {
      await removeFolder(folder, live, next);
    }
  },
);

/** Confirms a run whose transaction cannot store its results, and ends in the middle of it. */
const interruptedRun = (folder: string, { admin, url }: Prepared, end: () => Promise<void>): Promise<void> =>
  withDatabase(folder, async (client) => {
    await client.query("begin");
    await client.query("lock table draw_results in share mode");
    const response = admin("POST", `${url}/run`, { secret: SECRET, entropy: ENTROPY }).catch(() => null);
    await eventually(
      async () => {
        const blocked = "select from pg_locks l where l.relation = 'draw_results'::regclass and not l.granted";
        return (await client.query(blocked)).rowCount === 1;
      },
      10_000,
      "a run that stores its results",
    );
    await end();
    // A server that is still running after its database returns 503.
    expect((await response)?.status ?? 503).toBe(503);
  });

test("a run that is killed leaves the draw anchored, and the next run has the result of its secret and entropy", async () => {
  const folder = newFolder();
  const servers: ServerProcess[] = [];
  const start = async () => {
    const live = await startServer(folder);
    servers.push(live);
    return live;
  };
  try {
    const drawTime = Date.now() + 20_000;
    let live = await start();
    const call = await prepared(live, folder, { people: 200, drawAt: new Date(drawTime).toISOString() });
    expect(await freeze(call)).toBe("frozen");
    expect((await call.second("POST", `${call.url}/anchors`, { note: "Wall" })).status).toBe(201);
    await eventually(() => Date.now() >= drawTime, 25_000, "the draw time");
    expect((await call.second("POST", `${call.url}/run`, { secret: SECRET, entropy: ENTROPY })).status).toBe(202);

    for (const victim of ["the server", "PostgreSQL"]) {
      await interruptedRun(folder, { ...call, admin: caller(live, await signIn(live)) }, async () => {
        if (victim === "PostgreSQL") await killPostgres(folder);
        await kill(live);
      });
      live = await start();
      const { body } = await caller(live, await signIn(live))("GET", call.url);
      expect(body.data).toMatchObject({ state: "anchored", result_hash: null, results: [] });
    }

    const { status, body } = await caller(live, await signIn(live))("POST", `${call.url}/run`, {
      secret: SECRET,
      entropy: ENTROPY,
    });
    expect([status, body.data?.state]).toEqual([200, "drawn"]);
    const result = await live.call("GET", `/api/draws/${body.data.id}/result`);
    const parts = ["vdraw/1/seed\0", Buffer.from(body.data.manifest_hash, "hex")];
    const seed = createHmac("sha256", Buffer.from(SECRET, "hex"));
    for (const part of [...parts, createHash("sha256").update(ENTROPY).digest()]) seed.update(part);
    expect(result.body.seed).toBe(seed.digest("hex"));
    expect(result.body.results).toHaveLength(3);
    expect(await stopServer(live)).toEqual({ code: 0, signal: null });
    expect((await doctor(folder)).output).not.toMatch(/BROKEN D\d/);
  } finally {
    await removeFolder(folder, ...servers);
  }
});
