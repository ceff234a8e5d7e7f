import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the demo on an empty data folder; returns its URL and a function that stops it and removes its data. */
export async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), "club-demo-"));
  const server = spawn(process.execPath, ["server/start.mjs", "--demo"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", DATABASE_URL: "", LOG_LEVEL: "warn" },
  });
  let output = "";
  for await (const chunk of server.stdout) {
    output += chunk;
    if (output.includes("viewer / ")) break;
  }
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = /is at (http:\S+)/.exec(output)?.[1];
  if (url !== undefined) return { url, stop };
  await stop();
  throw new Error(`the demo has not started: ${output}`);
}
