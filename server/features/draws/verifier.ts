import { readFile } from "node:fs/promises";

/** Returns the HTML of the verifier that this release was built with. */
export const readVerifier = (path: string): Promise<string> => readFile(path, "utf8");
