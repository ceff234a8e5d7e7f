import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { databaseHome, postmaster } from "../support/data-folder";
import { newDatabase, TEMPLATE, withClient } from "../support/test-databases";
import { newFolder, removeFolder, runToEnd } from "../support/server-process";

const folder = newFolder();
afterAll(() => removeFolder(folder));

const error = (env: Record<string, string>) => runToEnd("serve", { DATA_DIR: folder, ...env });

test("every invalid setting is reported, and the server does not start", async () => {
  const wrong = {
    PORT: "abc",
    DATABASE_URL: "mysql://somewhere",
    DATABASE_POOL_SIZE: "1",
    ADMIN_INITIAL_PASSWORD: "short",
    SECRET_KEY: "short",
    DATABASE_READ_URLS: "postgres://club@127.0.0.1:port/club",
    CORS_ORIGINS: "example.org",
    TRUST_PROXY: "-1",
    REQUIRE_2FA_ROLES: "admin,boss",
    SESSION_IDLE_MINUTES: "0",
    LOG_LEVEL: "loud",
    RATE_LIMIT_PROFILE: "none",
  };

  const { code, output } = await error(wrong);

  expect(code).toBe(1);
  const [title, ...lines] = output.split("\n");
  expect(title).toBe("These settings are wrong:");
  const named = lines.map((line) => /^ {2}(\w+)(\.\d+)?: \S/.exec(line)?.[1]);
  expect(new Set(named)).toEqual(new Set(Object.keys(wrong)));
});

test.each([
  ["a sign", "club:50%off@127.0.0.1:9/club"],
  ["other bytes than UTF-8", "%ff:%fe@127.0.0.1:9/club"],
])("a password in DATABASE_URL that is not URL-encoded (%s) is reported as an invalid setting", async (_, rest) => {
  const { code, output } = await error({ DATABASE_URL: `postgres://${rest}` });

  expect(code).toBe(1);
  expect(output).toBe(
    "These settings are wrong:\n  DATABASE_URL: has a % that is not URL-encoded (%25); a password can be in PGPASSWORD instead",
  );
});

test("the bench profile is rejected if other machines could reach the server", async () => {
  const { code, output } = await error({ RATE_LIMIT_PROFILE: "bench", HOST: "0.0.0.0" });

  expect(code).toBe(1);
  expect(output).toContain("RATE_LIMIT_PROFILE: bench is for measuring and needs HOST to be loopback");
});

test("a database that may lose acknowledged receipts is rejected with a one-line message", async () => {
  const url = await newDatabase(TEMPLATE);
  const name = new URL(url).pathname.slice(1);
  await withClient(url, (client) => client.query(`alter database ${name} set synchronous_commit = off`));

  const { code, output } = await error({ DATABASE_URL: url });

  expect(code).toBe(1);
  expect(output).toBe(
    "This database is rejected: synchronous_commit is off, so a crash could lose receipts that were acknowledged.",
  );
});

test("a database with another encoding than UTF8 is rejected with a one-line message", async () => {
  const url = await newDatabase("template0 encoding 'LATIN1' locale 'C'");

  const { code, output } = await error({ DATABASE_URL: url });

  expect(code).toBe(1);
  expect(output).toBe("This database is rejected: its encoding is LATIN1, not UTF8.");
});

test.each([
  ["postgres://club@127.0.0.1:9/club", /^connect ECONNREFUSED 127\.0\.0\.1:9$/],
  // ENOTFOUND, or EAI_AGAIN without a name server.
  ["postgres://club@club.invalid/club", /^getaddrinfo E\w+ club\.invalid$/],
  ["postgres://club@127.0.0.1/club?port=99999", /^Port should be >= 0 and < 65536\./],
])("a missing database is reported in a one-line message: %s", async (url, message) => {
  const { code, output } = await error({ DATABASE_URL: url });

  expect(code).toBe(1);
  expect(output).toMatch(/^No connection to the database: .*\.$/);
  expect(output.slice("No connection to the database: ".length, -1)).toMatch(message);
});

test.each([
  ["no PostgreSQL", "", null, "Connection terminated unexpectedly"],
  ["no TLS", "?sslmode=verify-full", "N", "The server does not support SSL connections"],
])("a port with %s is reported in a one-line message", async (_, search, response, message) => {
  const other = createServer((socket) => socket.once("data", () => socket.end(response ?? "HTTP/1.1 400\r\n\r\n")));
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port } = other.address() as AddressInfo;

  const { code, output } = await error({ DATABASE_URL: `postgres://club@127.0.0.1:${port}/club${search}` });

  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^No connection to the database: .*\.$/);
  expect(output.slice("No connection to the database: ".length, -1)).toMatch(message);
});

test("a password with URL characters can be set with PGPASSWORD", async () => {
  const password = "a@b/c:d%e#f g'h";
  const url = new URL(await newDatabase());
  const name = url.pathname.slice(1);
  await withClient(url.toString(), async (client) => {
    await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`);
    await client.query(`alter database ${name} owner to ${name}`);
  });
  Object.assign(url, { username: name, password: "" });
  const env = { DATA_DIR: folder, DATABASE_URL: url.toString() };

  const migrated = await runToEnd("migrate", { ...env, PGPASSWORD: password });
  const checked = await runToEnd("doctor", { ...env, PGPASSWORD: password });
  const rejected = await runToEnd("migrate", { ...env, PGPASSWORD: "another" });

  expect(migrated).toEqual({ code: 0, output: "The database is up to date." });
  expect(checked).toMatchObject({ code: 0 });
  expect(rejected).toEqual({ code: 1, output: `password authentication failed for user "${name}"` });
});

test("a first start on a port that is in use adds no administrator, whose one-time password would be lost", async () => {
  const url = await newDatabase(TEMPLATE);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  const { code, output } = await error({ DATABASE_URL: url, PORT: port, ADMIN_INITIAL_PASSWORD: "" });

  other.close();
  const users = await withClient(url, async (client) => (await client.query("select u.id from users u")).rows);
  expect({ code, output }).toEqual({ code: 1, output: `listen EADDRINUSE: address already in use 127.0.0.1:${port}` });
  expect(users).toEqual([]);
});

test.each([
  ["an address of another machine", { HOST: "192.0.2.1", RATE_LIMIT_PROFILE: "standard" }, "listen EADDRNOTAVAIL"],
  ["a data folder that is a file", { DATA_DIR: join(__dirname, "settings.test.ts"), DATABASE_URL: "" }, "ENOTDIR"],
  ["a data folder that cannot be created", { DATA_DIR: "/proc/club" }, "The data folder /proc/club cannot be used"],
])("%s is reported in a one-line message", async (_, env, message) => {
  const { code, output } = await error({ DATABASE_URL: await newDatabase(TEMPLATE), ...env });

  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output.split("\n")).toHaveLength(1);
});

test("a role without rights on its database, and one that may not sign in, are reported in a one-line message", async () => {
  const url = new URL(await newDatabase());
  const name = `${url.pathname.slice(1)}_role`;
  await withClient(url.toString(), (client) => client.query(`create role ${name} login password 'a password'`));
  const env = { DATABASE_URL: Object.assign(new URL(url), { username: name, password: "a password" }).toString() };

  const withoutRights = await error(env);
  await withClient(url.toString(), (client) => client.query(`alter role ${name} nologin`));
  const withoutLogin = await error(env);

  expect(withoutRights).toEqual({ code: 1, output: "permission denied for schema public" });
  expect(withoutLogin).toEqual({ code: 1, output: `role "${name}" is not permitted to log in` });
});

test("a start whose password does not open its database leaves no PostgreSQL behind", async () => {
  const other = newFolder();
  try {
    expect(await runToEnd("migrate", { DATA_DIR: other })).toMatchObject({ code: 0 });
    writeFileSync(join(databaseHome(other), "pg18.password"), "another");

    const { code, output } = await runToEnd("serve", { DATA_DIR: other });

    expect({ code, output }).toEqual({ code: 1, output: 'password authentication failed for user "postgres"' });
    expect(postmaster(other)).toBeNull();
  } finally {
    await removeFolder(other);
  }
});

test("a file of a secret that a full disk has left empty is written again", async () => {
  const other = newFolder();
  const files = ["pg18.password", "secret.key"].map((name) => join(other, name));
  try {
    for (const file of files) writeFileSync(file, "");

    expect(await runToEnd("migrate", { DATA_DIR: other })).toMatchObject({ code: 0 });

    for (const file of files) expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{32,}$/);
  } finally {
    await removeFolder(other);
  }
});
