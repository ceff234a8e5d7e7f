import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DAY_MS } from "../../../domain/time/instants";

/** Temporary copies for work that needs a file path, such as reading a zip archive. */
export interface Spool {
  /** Runs `work` on a copy of the bytes and deletes the copy afterwards. */
  with<Result>(bytes: AsyncIterable<Buffer>, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Deletes the copies of terminated processes. */
  clean(): Promise<void>;
}

const NAME = /^(.*)-(\d+)-[0-9a-f]+$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== "ESRCH";
  }
}

/** Returns whether the process of a folder has terminated. Folders of other machines are abandoned after a day. */
async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, host, pid] = NAME.exec(name) ?? [];
  if (host !== hostname()) return (await stat(path)).mtimeMs < Date.now() - DAY_MS;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/** Deletes the folders in which earlier versions stored uploads and downloads. */
export async function removeOldFolders(dataDir: string): Promise<void> {
  for (const name of ["uploads", "downloads"]) await rm(join(dataDir, name), { recursive: true, force: true });
}

/** Creates the spool of this process, in its own subfolder of `folder`. */
export function createSpool(folder: string): Spool {
  const own = `${hostname()}-${process.pid}-${randomBytes(4).toString("hex")}`;
  return {
    async with(bytes, work) {
      await mkdir(join(folder, own), { recursive: true, mode: 0o700 });
      const path = join(folder, own, randomBytes(16).toString("hex"));
      try {
        await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async clean() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one !== own)) {
        const path = join(folder, name);
        if (await isAbandoned(path, name).catch(() => false)) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
