// Installs missing dependencies and builds stale outputs. Imports no packages, because they may not be installed yet.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const MIN_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  process.stderr.write(`Node ${MIN_NODE.join(".")} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Returns a hash of sources. Modification times change with a checkout or copy, so they are not used. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Runs a step if its sources have changed since its last success. */
async function step(name, sources, run) {
  const stamp = join(root, "build", `${name}.stamp`);
  const print = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  // An interrupted run leaves a mixed output, which fits no sources, not even those of the last success.
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

const OPTIONS = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };

/** Runs a program of the dependencies; rejects if it fails. */
async function exec(path, args) {
  const [code] = await once(spawn(join(root, "node_modules", path), args, OPTIONS), "exit");
  if (code !== 0) throw new Error(`${path} ${args.join(" ")} failed`);
}

function install() {
  const marker = join(root, "node_modules", ".package-lock.json");
  const lock = join(root, "package-lock.json");
  const stamp = join(root, "node_modules", ".installed");
  const print = createHash("sha256").update(readFileSync(lock)).digest("hex");
  if (existsSync(marker) && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  process.stdout.write("Installing dependencies (once, a minute or two)...\n");
  // With NODE_ENV=production npm leaves out the tools of the build.
  execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], OPTIONS);
  writeFileSync(stamp, print);
}

/** Writes a brotli-compressed copy of each text file of the built client. */
function compress(folder) {
  for (const file of filesUnder(folder).filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
    const text = readFileSync(join(root, file));
    if (text.length > 1024) writeFileSync(join(root, `${file}.br`), brotliCompressSync(text));
  }
}

const SHARED = ["package.json", "package-lock.json", "tsconfig.json", "domain"];

async function buildServer() {
  await step("server", [...SHARED, "server"], () => {
    process.stdout.write("Building the server...\n");
    return exec("typescript-native/bin/tsc", ["-p", "server"]);
  });
  // The server stores the verifier's bytes with each draw.
  await step("verifier", [...SHARED, "client/verifier"], () =>
    exec(".bin/vite", ["build", "--config", "client/verifier/vite.config.mts", "--logLevel", "warn"]),
  );
  // The server renders the festival pages with the client's component.
  await step("festival", [...SHARED, "client/festival-renderer", "client/features/landing", "client/kit"], () =>
    exec(".bin/vite", ["build", "--config", "client/festival-renderer/vite.config.mts", "--logLevel", "warn"]),
  );
}

const buildClient = () =>
  step("client", [...SHARED, "client"], async () => {
    process.stdout.write("Building the client...\n");
    await exec(".bin/vite", ["build", "--config", "client/vite.config.mts", "--logLevel", "warn"]);
    compress("build/client");
  });

/** Installs and builds the working copy. Does nothing in a container image, which has no sources. */
export async function prepare({ server = true, client = true } = {}) {
  checkNode();
  if (!existsSync(join(root, "package-lock.json"))) return;
  try {
    install();
    await Promise.all([server && buildServer(), client && buildClient()]);
  } catch (error) {
    const isReadOnly = ["EACCES", "EPERM", "EROFS"].includes(error.code);
    const remedy = isReadOnly ? ` Run npm run build with an account that may write to ${root}.` : "";
    process.stderr.write(`The build has failed: ${error.message}.${remedy}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , part] = process.argv;
  await prepare({ server: part !== "--install", client: part === undefined });
}
