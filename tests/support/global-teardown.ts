import type { TestRun } from "./global-setup";
import { leaveDataFolder } from "./run-registry";

export default async function globalTeardown(): Promise<void> {
  const { testRun } = globalThis as { testRun?: TestRun };
  if (!testRun) return;
  // An orderly stop alone would write 200 databases to disk first. Their files take half a minute to remove.
  const stopped = testRun.embedded?.stop();
  leaveDataFolder(testRun.folder);
  await stopped;
}
