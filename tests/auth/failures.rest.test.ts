import { seal } from "../../server/kit/crypto/secret-box";
import { poolOf } from "../../server/kit/db/queries";
import { freshIp, openApp, type TestApp } from "../support/app";
import { aUser, signedIn } from "../support/factories";
import { codeAt, SECRET, signIn, wrongCode } from "../support/sign-in";

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app.close());

const WRONG = "Zarathustra's password";

interface Entry {
  actor_id: string | null;
  entity: string;
  entity_id: string | null;
  details: Record<string, unknown>;
  ip: string;
}

const entriesFrom = (ip: string) =>
  app.sql<Entry>(
    `select a.actor_id, a.entity, a.entity_id, a.details, a.ip from audit_log a
     where a.action = 'LOGIN_FAILED' and a.ip = $1 order by a.id`,
    [ip],
  );

const countOf = async (reason: string): Promise<number> => {
  const { body } = await app.rest("GET", "/metrics", undefined, { ip: "127.0.0.1" });
  return Number(new RegExp(`failed_sign_ins_total\\{reason="${reason}"\\} (\\d+)`).exec(String(body))?.[1] ?? 0);
};

test("a wrong password is recorded in the log, the audit log and the metrics, without the typed text", async () => {
  const { id, username } = await aUser(app);
  const ip = freshIp();
  const before = await countOf("LOGIN_FAILED");

  await signIn(app, { username, password: WRONG }, { ip, headers: { "x-request-id": "try-1" } });

  expect(await entriesFrom(ip)).toEqual([
    { actor_id: null, entity: "user", entity_id: id, details: { reason: "LOGIN_FAILED" }, ip },
  ]);
  expect(app.log()).toContainEqual(
    expect.objectContaining({
      level: "warn",
      msg: "sign-in failed",
      reason: "LOGIN_FAILED",
      userId: id,
      requestId: "try-1",
    }),
  );
  expect((await countOf("LOGIN_FAILED")) - before).toBe(1);
});

test("only the first letter of an unknown username is stored", async () => {
  const ip = freshIp();

  await signIn(app, { username: "my password by mistake", password: WRONG }, { ip });

  expect(await entriesFrom(ip)).toEqual([
    { actor_id: null, entity: "user", entity_id: null, details: { reason: "LOGIN_FAILED", username: "m***" }, ip },
  ]);
});

test.each(["\u0000", "\ud800", "\u{1f600}"])(
  "an unknown username that begins with %j is rejected as any other",
  async (username) => {
    const ip = freshIp();
    const { status, body } = await signIn(app, { username, password: WRONG }, { ip });

    expect([status, body.code]).toEqual([401, "LOGIN_FAILED"]);
    expect(await entriesFrom(ip)).toMatchObject([{ entity_id: null, details: { reason: "LOGIN_FAILED" } }]);
  },
);

test("a wrong code and a rejected area are recorded as failed sign-ins, a successful sign-in is not", async () => {
  const { id, username } = await aUser(app, { role: "counter" });
  const ip = freshIp();
  const secret = seal(app.product.settings.secretKey, id, SECRET);
  await app.sql("update users set totp_secret = $2, totp_enabled_at = now() where id = $1", [id, secret]);

  const area = await signIn(app, { username, area: "Admin" }, { ip });
  const code = await signIn(app, { username, totp_code: await wrongCode() }, { ip });
  const challenged = await signIn(app, { username }, { ip });
  const right = await signIn(app, { username, totp_code: await codeAt() }, { ip });

  expect([area.status, code.status, challenged.body.requires_2fa, right.status]).toEqual([403, 401, true, 200]);
  expect((await entriesFrom(ip)).map(({ details, entity_id }) => [details.reason, entity_id])).toEqual([
    ["AREA_REFUSED", id],
    ["TOTP_INCORRECT", id],
  ]);
});

test("a second factor that another secret key has encrypted is rejected as a wrong code and logged", async () => {
  const { id, username } = await aUser(app, { role: "counter" });
  const secret = seal(Buffer.alloc(32), id, SECRET);
  await app.sql("update users set totp_secret = $2, totp_enabled_at = now() where id = $1", [id, secret]);

  const { status, body } = await signIn(app, { username, totp_code: await codeAt() }, { ip: freshIp() });

  expect([status, body.code]).toEqual([401, "TOTP_INCORRECT"]);
  expect(app.log()).toContainEqual(expect.objectContaining({ userId: id, level: "error" }));
});

test("a rate-limited attempt is counted by the limit and not recorded", async () => {
  const ip = freshIp();
  for (let n = 0; n < 7; n++) await signIn(app, { username: "nobody of this name", password: WRONG }, { ip });

  const entries = await entriesFrom(ip);
  const { body } = await app.rest("GET", "/metrics", undefined, { ip: "127.0.0.1" });

  expect(entries).toHaveLength(5);
  expect(String(body)).toMatch(/limits_hit_total\{limit="login:user-ip"\} [1-9]/);
});

test("an existing and an unknown username take the same number of queries", async () => {
  const { username } = await aUser(app);
  const pool = poolOf(app.product.primary.manager);
  const counts: number[] = [];
  for (const name of [username, "nobody of that name"]) {
    let acquired = 0;
    const count = () => void acquired++;
    pool.on("acquire", count);
    await signIn(app, { username: name, password: WRONG });
    pool.off("acquire", count);
    counts.push(acquired);
  }

  expect(counts[0]).toBeGreaterThan(4);
  expect(counts[1]).toBe(counts[0]);
});

test("neither the log nor the audit log contains a typed password", async () => {
  const { token } = await signedIn(app, "admin");
  const rows = await app.sql<{ text: string }>("select a::text as text from audit_log a");

  const { body } = await app.rest("GET", "/api/admin/audit?action=LOGIN_FAILED&limit=100", undefined, { token });

  const storedText = [JSON.stringify(rows), JSON.stringify(app.log()), JSON.stringify(body)].join("\n");
  expect(rows.length).toBeGreaterThan(5);
  expect(storedText).not.toContain("Zarathustra");
  expect(storedText).not.toContain("by mistake");
  expect(storedText).not.toContain("nobody of");
});
