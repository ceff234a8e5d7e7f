import { spawn } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { isAlive, postmaster } from "../support/data-folder";
import {
  doctor,
  type ServerProcess,
  newFolder,
  removeFolder,
  run,
  runToEnd,
  signIn,
  startServer,
  stopServer,
  eventually,
} from "../support/server-process";
import { inParallel, lostOrDoubled, send, startLoad } from "../support/load";

test("a server killed in the middle of its work loses nothing that it acknowledged", async () => {
  const folder = newFolder();
  let live: ServerProcess | undefined;
  let next: ServerProcess | undefined;
  try {
    live = await startServer(folder);
    const token = await signIn(live);
    const load = startLoad(live, token, { connections: 16 });
    await eventually(() => load.acknowledged.length > 100, 20_000, "100 receipts");

    live.process.kill("SIGKILL");
    await live.exit;
    await load.stop();
    const orphan = postmaster(folder);
    expect(orphan && isAlive(orphan.pid)).toBe(true);
    const startedAt = performance.now();
    const second = await startServer(folder);
    next = second;
    const restartMs = performance.now() - startedAt;

    expect(load.acknowledged.length).toBeGreaterThan(100);
    expect(load.broken).toBeGreaterThan(0);
    expect(await lostOrDoubled(folder, load)).toEqual([]);
    expect(postmaster(folder)?.pid).toBe(orphan?.pid);
    // Sessions and the results of receipts are still valid after the restart.
    await inParallel(load.acknowledged, 16, async ({ receipt, recorded }) => {
      const again = await send(second, token, receipt);
      expect(again.response.status).toBe(200);
      expect(again.recorded).toEqual({ ...recorded, replayed: true });
    });
    expect(await stopServer(second)).toEqual({ code: 0, signal: null });
    expect(await doctor(folder)).toMatchObject({ code: 0 });
    process.stdout.write(
      `server killed: ${load.acknowledged.length} acknowledged, 0 lost; the next start took ${Math.round(restartMs)} ms\n`,
    );
  } finally {
    await removeFolder(folder, live, next);
  }
});

test("a server and its database that are killed together restart without a manual step", async () => {
  const folder = newFolder();
  let live: ServerProcess | undefined;
  let next: ServerProcess | undefined;
  try {
    live = await startServer(folder);
    const token = await signIn(live);
    const load = startLoad(live, token, { connections: 16 });
    await eventually(() => load.acknowledged.length > 100, 20_000, "100 receipts");

    const database = postmaster(folder);
    live.process.kill("SIGKILL");
    process.kill(database?.pid ?? 0, "SIGKILL");
    await live.exit;
    await load.stop();
    const startedAt = performance.now();
    next = await startServer(folder);
    const restartMs = performance.now() - startedAt;

    expect(await lostOrDoubled(folder, load)).toEqual([]);
    expect(await stopServer(next)).toEqual({ code: 0, signal: null });
    expect(await doctor(folder)).toMatchObject({ code: 0 });
    process.stdout.write(
      `server and database killed: ${load.acknowledged.length} acknowledged, 0 lost; the next start took ${Math.round(restartMs)} ms\n`,
    );
  } finally {
    await removeFolder(folder, live, next);
  }
});

test("a stale pid file does not prevent a start if its pid now belongs to another program", async () => {
  const folder = newFolder();
  let live: ServerProcess | undefined;
  const file = join(folder, "pg18", "postmaster.pid");
  try {
    live = await startServer(folder);
    const text = readFileSync(file, "utf8");
    const { uid, gid } = statSync(file);
    expect(await stopServer(live)).toEqual({ code: 0, signal: null });
    // A program of the database's account: the only case that PostgreSQL cannot distinguish from itself.
    const otherUser = spawn("sleep", ["60"], { uid, gid, stdio: "ignore", cwd: "/" });
    writeFileSync(file, text.replace(/^\d+/, String(otherUser.pid)));
    chownSync(file, uid, gid);
    try {
      const startedAt = performance.now();
      live = await startServer(folder);
      process.stdout.write(`stale pid file: started in ${Math.round(performance.now() - startedAt)} ms\n`);
      expect(otherUser.exitCode).toBeNull();
      expect(await stopServer(live)).toEqual({ code: 0, signal: null });
    } finally {
      otherUser.kill("SIGKILL");
    }
  } finally {
    rmSync(file, { force: true });
    await removeFolder(folder, live);
  }
});

test("a second start on the same folder is rejected and does not affect the first", async () => {
  const folder = newFolder();
  let live: ServerProcess | undefined;
  try {
    live = await startServer(folder);
    const token = await signIn(live);
    const load = startLoad(live, token, { connections: 4 });
    const before = postmaster(folder);

    for (const command of ["serve", "demo"]) {
      expect(await runToEnd(command, { DATA_DIR: folder })).toEqual({
        code: 1,
        output: `Another server is already running on the data folder ${folder}; stop it first or set DATA_DIR.`,
      });
    }
    // A read-only command works beside the server and does not stop the database.
    expect(await doctor(folder)).toMatchObject({ code: 0 });
    await load.stop();
    expect(postmaster(folder)).toEqual(before);
    expect({ rejected: load.rejected, broken: load.broken }).toEqual({ rejected: [], broken: 0 });
    expect(load.acknowledged.length).toBeGreaterThan(100);
    expect((await live.call("GET", "/health")).body).toMatchObject({ status: "healthy", database: "connected" });
  } finally {
    await removeFolder(folder, live);
  }
});

test("root uses the account that has created the database, so it finds the server and its database", async () => {
  const folder = newFolder();
  // As any other account than root, both are this one.
  const account = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  let live: ServerProcess | undefined;
  try {
    live = await startServer(folder, {}, account);

    expect((await runToEnd("serve", { DATA_DIR: folder })).output).toContain("Another server is already running");
    expect(await doctor(folder)).toMatchObject({ code: 0 });
    expect((await live.call("GET", "/health")).body).toMatchObject({ status: "healthy", database: "connected" });
  } finally {
    await removeFolder(folder, live);
  }
});

test("of two first starts on the same folder one serves, and what a killed one has left behind is removed", async () => {
  const folder = newFolder();
  const [draft, password] = [join(folder, "pg18.killed.new"), join(folder, "initdb.killed.new")];
  mkdirSync(draft);
  writeFileSync(password, "secret");
  let live: ServerProcess | undefined;
  try {
    const started = await Promise.all([1, 2].map(() => run("serve", { DATA_DIR: folder })));
    const serving = await eventually(
      () => started.find((one) => one.output().includes("is at http")),
      60_000,
      "a server that listens",
    );
    const [other] = started.filter((one) => one !== serving);
    expect(await other?.exit).toEqual({ code: 1, signal: null });
    expect(other?.output()).toContain(`Another server is already running on the data folder ${folder};`);
    expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);

    serving.process.kill("SIGTERM");
    expect(await serving.exit).toEqual({ code: 0, signal: null });
    live = await startServer(folder);
    expect((await live.call("GET", "/health")).body).toMatchObject({ status: "healthy" });
  } finally {
    await removeFolder(folder, live);
  }
});
