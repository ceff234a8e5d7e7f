import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { aReceipt } from "../support/factories";
import { registerFolder } from "../support/run-registry";
import { databaseHome } from "../support/data-folder";
import {
  type Account,
  type ServerProcess,
  query,
  removeFolder,
  runToEnd,
  signIn,
  startServer,
  stopServer,
} from "../support/server-process";

const ROOT = join(__dirname, "..", "..");
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/** The bash blocks of the page by their first line. */
const BLOCKS = new Map(
  [
    ...readFileSync(join(ROOT, "docs/operations/backup.md"), "utf8").matchAll(/^```bash\n# (.+?):.*\n([^]*?)^```$/gm),
  ].map(([, title = "", commands = ""]) => [title, commands]),
);

/** Runs a block of the page as it is written, after `before`. */
function runBlock(title: string, env: Record<string, string>, account?: Account, before = "") {
  const commands = BLOCKS.get(title);
  if (commands === undefined) throw new Error(`backup.md has no block "${title}"`);
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", `${before}\n${commands}`], {
    ...account,
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
}

interface Installation {
  account?: Account;
  /** A folder of this account, for data folders and backups. */
  folder: string;
  dataDir: string;
}

/** As root in a folder that no other account can enter, as on a server's /root; else in an ordinary one. */
function install(asRoot: boolean): Installation {
  const folder = mkdtempSync(join(tmpdir(), "club-backup-"));
  registerFolder(folder);
  const account = !asRoot && userInfo().uid === 0 ? NOBODY : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, asRoot ? 0o700 : 0o755);
  return { account, folder, dataDir: join(folder, "data") };
}

const LISTS = ["customers", "receipts", "lottery_codes", "points_ledger", "audit_log"];
const counts = (dataDir: string) =>
  query<Record<string, string>>(
    dataDir,
    `select ${LISTS.map((name) => `(select count(*) from ${name}) as ${name}`).join(", ")}`,
  );
const receiptsOf = async (dataDir: string) =>
  (await query<{ id: string }>(dataDir, "select r.receipt_key as id from receipts r order by 1")).map(({ id }) => id);

const record = async (live: ServerProcess, token: string) => {
  const receipt = aReceipt();
  const { status } = await live.call("POST", "/api/receipts/create", { token, body: receipt });
  return { id: receipt.receipt_id, status };
};

const doctorOf = (folder: string, dataDir: string, account?: Account) =>
  spawnSync("npm", ["run", "--silent", "doctor"], {
    ...account,
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: dataDir },
  });

const BACKUP = "backup of the embedded PostgreSQL, stopped";
const RESTORE = "restore of the embedded PostgreSQL";
const RUNNING_BACKUP = "backup of the embedded PostgreSQL, running";

const ACCOUNTS = userInfo().uid === 0 ? (["root", "an ordinary account"] as const) : (["an ordinary account"] as const);

let opened: (ServerProcess | undefined)[] = [];
let folders: string[] = [];
let base = "";
afterEach(async () => {
  for (const folder of folders.filter((path) => existsSync(path))) await removeFolder(folder, ...opened);
  rmSync(base, { recursive: true, force: true });
  [opened, folders] = [[], []];
});

test.each(ACCOUNTS)(
  "the documented backup is restored beside the running original, as %s",
  async (name) => {
    const { account, folder, dataDir } = install(name === "root");
    const [backup, restored] = [join(folder, "backup"), join(folder, "restored")];
    base = folder;
    folders = [dataDir, restored];
    const env = { HOME: folder, DATA_DIR: dataDir, BACKUP: backup, RESTORED: restored };
    const start = async (path: string) => {
      const live = await startServer(path, { HOME: folder }, account);
      opened.push(live);
      return live;
    };
    const first = await start(dataDir);
    const firstToken = await signIn(first);
    const recorded = [await record(first, firstToken), await record(first, firstToken)];
    expect(recorded.map(({ status }) => status)).toEqual([201, 201]);
    expect(databaseHome(dataDir) === dataDir).toBe(name !== "root");
    await stopServer(first);

    const copied = runBlock(BACKUP, env, account);
    const original = await start(dataDir);
    const restoring = runBlock(RESTORE, env, account);
    const copy = await start(restored);

    expect(copied).toMatchObject({ status: 0, stderr: "" });
    expect(restoring.status).toBe(0);
    expect(restoring.stdout).toMatch(/^All \d+ invariants hold/m);
    expect(await counts(restored)).toEqual(await counts(dataDir));
    const onlyInCopy = await record(copy, await signIn(copy));
    const onlyInOriginal = await record(original, await signIn(original));
    const recordedIds = recorded.map(({ id }) => id);
    expect(await receiptsOf(dataDir)).toEqual([...recordedIds, onlyInOriginal.id].sort());
    expect(await receiptsOf(restored)).toEqual([...recordedIds, onlyInCopy.id].sort());
    for (const path of [dataDir, restored])
      expect(doctorOf(folder, path, account)).toMatchObject({ status: 0, stderr: "" });
  },
  180_000,
);

test("a copy without its own database folder is rejected, and the original keeps serving", async () => {
  const asRoot = userInfo().uid === 0;
  const { folder, dataDir } = install(asRoot);
  const copy = join(folder, "copy");
  base = folder;
  folders = [dataDir];
  const original = await startServer(dataDir);
  opened.push(original);
  const token = await signIn(original);
  spawnSync("cp", ["-a", dataDir, copy]);
  // An ordinary account has its database in the data folder: a copy without it is an empty folder.
  const location = asRoot ? readFileSync(join(copy, "pg18.location"), "utf8") : "";
  if (!asRoot) rmSync(join(copy, "pg18"), { recursive: true });

  const { code, output } = await runToEnd(asRoot ? "serve" : "doctor", { DATA_DIR: copy });

  expect(code).toBe(1);
  expect(output).toContain(
    asRoot
      ? `The data folder ${copy} is a copy: its database ${location} belongs to ${dataDir}.`
      : `There is no database in the data folder ${copy}.`,
  );
  expect((await record(original, token)).status).toBe(201);
  expect((await original.call("GET", "/health/ready")).status).toBe(200);
});

test.each(ACCOUNTS)("the documented backup of a running database connects to it, as %s", async (name) => {
  const { account, folder, dataDir } = install(name === "root");
  base = folder;
  folders = [dataDir];
  const live = await startServer(dataDir, { HOME: folder }, account);
  opened.push(live);
  // Prints the arguments of pg_dump, because not every machine has its version 18.
  const show = `pg_dump() { printf '%s\\n' "$@" "password=$PGPASSWORD"; }`;

  const { status, stdout } = runBlock(
    RUNNING_BACKUP,
    { DATA_DIR: dataDir, BACKUP: join(folder, "dump") },
    account,
    show,
  );

  expect(status).toBe(0);
  const value = (flag: string) => new RegExp(`^(?:--)?${flag}=(.*)$`, "m").exec(stdout)?.[1] ?? "";
  expect(stdout).toMatch(/^customer_club$/m);
  const client = new Client({
    host: value("host"),
    port: Number(value("port")),
    user: value("username"),
    password: value("password"),
    database: "customer_club",
  });
  await client.connect();
  const { rows } = await client.query("select count(*) > 0 as migrated from migrations");
  await client.end();
  expect(rows).toEqual([{ migrated: true }]);
});
