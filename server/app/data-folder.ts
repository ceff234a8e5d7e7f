import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, sep } from "node:path";

/** DATA_DIR cannot be used; the message contains the remedy. */
export class DataFolderError extends Error {}

/** Creates a folder and its parents. Node's own recursion does not end below /proc, which has no room for a folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start has created it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Creates the data folder if it is missing. Throws DataFolderError unless this account may write into it. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    // With the separator at its end, the path of a file is an error.
    accessSync(`${folder}${sep}`, constants.W_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${message}); set DATA_DIR to a folder that this account may write.`,
    );
  }
}
