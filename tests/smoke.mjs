// Starts the product with this Node on an empty data folder, waits until it is ready, and stops it; for .ci/run.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const READY_TIMEOUT_MS = 60_000;
const [, , wanted] = process.argv;
if (!process.version.startsWith(`v${wanted}.`)) throw new Error(`this is Node ${process.version}, not ${wanted}`);

const folder = mkdtempSync(join(tmpdir(), "club-smoke-"));
const server = spawn(process.execPath, ["server/start.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", DATABASE_URL: "", LOG_LEVEL: "warn" },
});
const ended = new Promise((resolve) => server.once("exit", (code, signal) => resolve(code ?? signal)));
let output = "";
server.stdout.on("data", (chunk) => (output += chunk));

async function waitUntilReady() {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const url = /is at (http:\S+)/.exec(output)?.[1];
    if (url !== undefined && (await fetch(`${url}/health/ready`)).status === 200) return;
    await sleep(100);
  }
  throw new Error(`the product is not ready on Node ${process.version}: ${output}`);
}

try {
  await waitUntilReady();
} finally {
  server.kill("SIGTERM");
  const code = await ended;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the product ended with ${code} on Node ${process.version}: ${output}`);
}
