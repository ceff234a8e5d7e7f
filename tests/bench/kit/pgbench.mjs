// The limit: the same statements under pgbench, where it is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOf, LIMIT_OPTIONS } from "./product.mjs";
import { FIRST_OF_PGBENCH, POINTS } from "./receipts.mjs";
import { percentile } from "./stats.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** The command, or null where there is none. */
export function findPgbench() {
  if (spawnSync("pgbench", ["--version"]).status === 0) return "pgbench";
  if (!existsSync(DEBIAN)) return null;
  const found = readdirSync(DEBIAN)
    .sort()
    .reverse()
    .map((version) => join(DEBIAN, version, "bin", "pgbench"));
  return found.find((path) => existsSync(path)) ?? null;
}

const code = (ordinal) =>
  `left(translate(md5((:r::bigint)::text || '/${ordinal}'), '0123456789abcdef', '23456789ABCDFGHJ'), 16)`;

/** The write statement with every parameter made by SQL out of a few random numbers. */
export function writeScript(text, { customers, stores, actorId }) {
  const store = `('{${stores.map(({ id }) => id).join(",")}}'::uuid[])[:s::int + 1]`;
  const type = `('{${stores.map(({ storeType }) => storeType).join(",")}}'::int[])[:s::int + 1]`;
  const values = [
    "array[0]",
    "array[gen_random_uuid()]",
    "array['P-' || (:r::bigint)::text]",
    "array['P-' || (:r::bigint)::text]",
    `array[${store}]`,
    `array[${type}]`,
    `array[${type}]`,
    `array[9300000 / ${type}]`,
    `array[${POINTS}]`,
    "array[now()]",
    "array[sha256(((:r::bigint)::text)::bytea)]",
    "array[lpad((:c::bigint)::text, 10, '0')]",
    "array['09' || lpad((:c::bigint)::text, 9, '0')]",
    "array['سارا']",
    "array['کریمی']",
    "array[gen_random_uuid()]",
    "array[null]::text[]",
    "array[null]::text[]",
    `array[${POINTS}]`,
    "'bench'",
    "now()",
    `'${actorId}'::uuid`,
    `array[${new Array(POINTS).fill(0)}]`,
    `array[${Array.from({ length: POINTS }, (_, index) => index + 1)}]`,
    `array[${Array.from({ length: POINTS }, (_, index) => code(index))}]`,
    "'admin'",
    "'127.0.0.1'",
    "'bench'",
    `'${actorId}'::uuid`,
    "array[null]::uuid[]",
  ];
  const statement = text
    .replace(/\$(\d+)/g, (_, number) => `(${values[Number(number) - 1]})`)
    .replace(/\s*\n\s*/g, " ");
  return `\\set r random(1, 9000000000000000)
\\set known random(1, ${customers})
\\set fresh random(${FIRST_OF_PGBENCH}, 999999999)
\\set isnew random(0, 1)
\\set c case when :isnew = 1 then :fresh else :known end
\\set u random(0, 999)
\\set s ${stores.length} * :u / 1000 * :u / 1000 * :u / 1000
${statement.trim()};
`;
}

/** The look-up statement for customers as often as the data has them. */
export const lookupScript = (text, { customers }) =>
  `\\set u random(0, 999999)
\\set c 1 + ${customers} * :u / 1000000 * :u / 1000000
${text
  .replace(/\$1/g, "('09' || lpad((:c::bigint)::text, 9, '0'))")
  .replace(/\$2/g, "(lpad((:c::bigint)::text, 10, '0'))")
  .replace(/\$3/g, "0")
  .replace(/\s*\n\s*/g, " ")
  .trim()};
`;

/** Runs a script as prepared statements; returns transactions per second and their times in ms. */
export async function pgbench(command, dataDir, { script, clients, seconds, seed }) {
  const { host, port, user, database, password } = databaseOf(dataDir);
  const folder = mkdtempSync(join(tmpdir(), "club-pgbench-"));
  try {
    const file = join(folder, "script.sql");
    writeFileSync(file, script);
    const args = [
      "-n",
      "-M",
      "prepared",
      "-f",
      file,
      "-c",
      clients,
      "-j",
      2,
      "-T",
      seconds + 1,
      "-l",
      "--log-prefix",
      join(folder, "log"),
    ];
    args.push("--random-seed", seed, "-h", host, "-p", port, "-U", user, database);
    const env = { ...process.env, PGPASSWORD: password, PGOPTIONS: LIMIT_OPTIONS };
    const child = spawn(command, args.map(String), { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const status = await new Promise((resolve) => child.once("close", resolve));
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    if (status !== 0 || !rate) throw new Error(`pgbench failed: ${output}`);
    const times = readdirSync(folder)
      .filter((name) => name.startsWith("log"))
      .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
      .map((line) => Number(line.split(" ")[2]) / 1_000);
    return { rate, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99), errors: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
