import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../embedded-postgres/embedded-postgres";
import { createLogger } from "../kit/log";
import { migrate } from "./data-source";

const filesOf = (suffix: string): string[] =>
  readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(suffix))
    .map((path) => join("server", path));

const countIn = (path: string, pattern: RegExp): number =>
  existsSync(path) ? (readFileSync(path, "utf8").match(pattern) ?? []).length : 0;

/**
 * Writes a *.generated.ts beside each *.sql file, with the types that a freshly migrated PostgreSQL reports. Throws if a
 * statement is missing: pgtyped only prints that it could not parse a file.
 */
async function emitQueries(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-codegen-"));
  const logger = createLogger("error");
  const database = await startEmbedded(folder, logger);
  try {
    await migrate(database.url, logger);
    for (const path of filesOf(".generated.ts")) rmSync(path);
    const pgtyped = join("node_modules", "@pgtyped", "cli", "lib", "index.js");
    const args = [pgtyped, "--config", "server/pgtyped.json", "--uri", database.url];
    const output = execFileSync(process.execPath, args, { encoding: "utf8" });
    const incomplete = filesOf(".sql").filter((path) => {
      const generated = path.replace(/\.sql$/, ".generated.ts");
      return countIn(path, /@name /g) !== countIn(generated, /new PreparedQuery</g);
    });
    if (incomplete.length > 0) throw new Error(`no types for ${incomplete.join(", ")}:\n${output}`);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (require.main === module) void emitQueries();
