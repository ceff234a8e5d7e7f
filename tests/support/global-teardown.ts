import type { TestRun } from "./global-setup";
import { removeDataFolder } from "./run-registry";

export default async function globalTeardown(): Promise<void> {
  const { testRun } = globalThis as { testRun?: TestRun };
  if (!testRun) return;
  // Removing the folder ends PostgreSQL at once. An orderly stop alone would write 200 databases to disk first.
  const stopped = testRun.embedded?.stop();
  removeDataFolder(testRun.folder);
  await stopped;
}
