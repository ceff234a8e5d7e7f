import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../embedded-postgres/embedded-postgres";
import { createLogger } from "../kit/log";
import { migrate } from "./data-source";

/** Writes a *.generated.ts beside each *.sql file, with types that a freshly migrated PostgreSQL reports. */
async function emitQueries(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-codegen-"));
  const logger = createLogger("error");
  const database = await startEmbedded(folder, logger);
  try {
    await migrate(database.url, logger);
    const pgtyped = join("node_modules", "@pgtyped", "cli", "lib", "index.js");
    execFileSync(process.execPath, [pgtyped, "--config", "server/pgtyped.json", "--uri", database.url], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (require.main === module) void emitQueries();
