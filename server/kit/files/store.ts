import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FILE_MINUTES } from "../../../domain/files";

const ID = /^[0-9a-f]{32}$/;
const MINUTE_MS = 60_000;

export interface StoredFile {
  id: string;
  path: string;
  /** As its owner calls it; never a path. */
  name: string;
  /** Who may use it; null for whoever knows the id. */
  ownerId: string | null;
}

const DOWNLOADS = "/api/downloads/";

/** Where a download is fetched from. */
export const addressOf = ({ id }: StoredFile): string => DOWNLOADS + id;
/** The id of the file behind such an address. */
export const fileIdOf = (downloadUrl: string): string => downloadUrl.slice(DOWNLOADS.length);

/** A folder of files with unguessable names that live for ten minutes. */
export interface FileStore {
  /** A place for a new file; write to its `path`. */
  create(name: string, ownerId: string | null): Promise<StoredFile>;
  /** A file that is there and not too old, or null. */
  find(id: string): Promise<StoredFile | null>;
  remove(id: string): Promise<void>;
  /** Removes what is too old. */
  sweep(): Promise<void>;
  /** Removes everything: for who knows that nobody uses the folder. */
  clear(): Promise<void>;
}

/**
 * What is left of a name that somebody sent: its last part without anything that could leave a folder or a header. The
 * half-space stays: Persian is spelt with it.
 */
const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last.replace(/(?!\u200c)[\p{C}"<>:|?*]/gu, "").slice(-150) || "file";
};

/** The files of a folder that may not be there yet. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

export function fileStore(folder: string): FileStore {
  const dataOf = (id: string) => join(folder, id);
  const notesOf = (id: string) => join(folder, `${id}.json`);
  const isFresh = async (path: string): Promise<boolean> => {
    const { mtimeMs } = await stat(path);
    return Date.now() - mtimeMs < FILE_MINUTES * MINUTE_MS;
  };
  const remove = async (id: string): Promise<void> => {
    await Promise.all([rm(dataOf(id), { force: true }), rm(notesOf(id), { force: true })]);
  };
  return {
    async create(name, ownerId) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomBytes(16).toString("hex");
      const notes = { name: safeName(name), ownerId };
      await writeFile(notesOf(id), JSON.stringify(notes), { mode: 0o600 });
      return { id, path: dataOf(id), ...notes };
    },
    async find(id) {
      if (!ID.test(id)) return null;
      try {
        if (!(await isFresh(dataOf(id)))) return null;
        const notes = JSON.parse(await readFile(notesOf(id), "utf8")) as Pick<StoredFile, "name" | "ownerId">;
        return { id, path: dataOf(id), ...notes };
      } catch {
        return null;
      }
    },
    remove,
    async sweep() {
      // A process that was killed may have left a file without its notes, or notes without a file.
      const ids = new Set((await namesIn(folder)).map((name) => name.replace(/\.json$/, "")));
      for (const id of ids) {
        const fresh = await Promise.all([dataOf(id), notesOf(id)].map((path) => isFresh(path).catch(() => false)));
        if (!fresh.includes(true)) await remove(id);
      }
    },
    async clear() {
      for (const name of await namesIn(folder)) await rm(join(folder, name), { force: true });
    },
  };
}
