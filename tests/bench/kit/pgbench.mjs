// The limit: the same statements under pgbench, where it is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOf, LIMIT_OPTIONS } from "./product.mjs";
import { FIRST_OF_PGBENCH, POINTS } from "./receipts.mjs";
import { percentile } from "./stats.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** The command; null if it is not installed. */
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

/** A statement on one line, with SQL in place of its parameters. */
const filled = ({ text, names }, values) =>
  text
    .replace(/--.*$/gm, "")
    .replace(/\$(\d+)/g, (_, number) => {
      const name = names[Number(number) - 1];
      if (values[name] === undefined) throw new Error(`the script has no value of ${name}`);
      return `(${values[name]})`;
    })
    .replace(/\s*\n\s*/g, " ")
    .trim();

/** The write statement with every parameter computed in SQL from a few random numbers. */
export function writeScript(template, { customers, stores, actorId }) {
  const store = `('{${stores.map(({ id }) => id).join(",")}}'::uuid[])[:s::int + 1]`;
  const type = `('{${stores.map(({ storeType }) => storeType).join(",")}}'::int[])[:s::int + 1]`;
  const values = {
    ns: "array[0]",
    ids: "array[gen_random_uuid()]",
    receiptNumbers: "array['P-' || (:r::bigint)::text]",
    receiptKeys: "array['P-' || (:r::bigint)::text]",
    storeIds: `array[${store}]`,
    storeTypes: `array[${type}]`,
    multipliers: `array[${type}]`,
    amounts: `array[9300000 / ${type}]`,
    points: `array[${POINTS}]`,
    purchasedAt: "array[now()]",
    contentHashes: "array[sha256(((:r::bigint)::text)::bytea)]",
    nationalCodes: "array[lpad((:c::bigint)::text, 10, '0')]",
    phones: "array['09' || lpad((:c::bigint)::text, 9, '0')]",
    firstNames: "array['سارا']",
    lastNames: "array['کریمی']",
    newCustomerIds: "array[gen_random_uuid()]",
    keys: "array[null]::text[]",
    reasons: "array[null]::text[]",
    codeCounts: `array[${POINTS}]`,
    scopes: "array['bench']",
    times: "array[now()]",
    creators: `array['${actorId}'::uuid]`,
    submitters: "array[null]::uuid[]",
    shiftIds: "array[null]::uuid[]",
    codeNs: `array[${new Array(POINTS).fill(0)}]`,
    codeOrdinals: `array[${Array.from({ length: POINTS }, (_, index) => index + 1)}]`,
    codes: `array[${Array.from({ length: POINTS }, (_, index) => code(index))}]`,
    actorRoles: "array['admin']",
    ips: "array['127.0.0.1']",
    requestIds: "array['bench']",
    actorIds: `array['${actorId}'::uuid]`,
    campaignIds: "array[null]::uuid[]",
    // Parameters of an earlier statement with one writer.
    scope: "'bench'",
    now: "now()",
    createdBy: `'${actorId}'::uuid`,
    actorId: `'${actorId}'::uuid`,
    actorRole: "'admin'",
    ip: "'127.0.0.1'",
    requestId: "'bench'",
  };
  return `\\set r random(1, 9000000000000000)
\\set known random(1, ${customers})
\\set fresh random(${FIRST_OF_PGBENCH}, 999999999)
\\set isnew random(0, 1)
\\set c case when :isnew = 1 then :fresh else :known end
\\set u random(0, 999)
\\set s ${stores.length} * :u / 1000 * :u / 1000 * :u / 1000
${filled(template, values)};
`;
}

/** The look-up statement, for customers by their frequency in the data. */
export const lookupScript = (template, { customers, pageSize }) =>
  `\\set u random(0, 999999)
\\set c 1 + ${customers} * :u / 1000000 * :u / 1000000
${filled(template, {
  phones: "array['09' || lpad((:c::bigint)::text, 9, '0')]",
  nationalCodes: "array[lpad((:c::bigint)::text, 10, '0')]",
  codesOffsets: "'{0}'",
  purchasesOffsets: "'{0}'",
  pageSizes: `'{${pageSize}}'`,
})};
`;

/** Runs a script as prepared statements; returns transactions per second and their times in ms. */
export async function pgbench(command, dataDir, { script, clients, seconds, seed, ...place }) {
  const { host, port, user, database, password } = { ...databaseOf(dataDir), ...place };
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
