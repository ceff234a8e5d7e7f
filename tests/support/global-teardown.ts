import type { TestRun } from "./global-setup";
import { removeDataFolder } from "./run-registry";

export default async function globalTeardown(): Promise<void> {
  const { testRun } = globalThis as { testRun?: TestRun };
  await testRun?.embedded?.stop();
  if (testRun) removeDataFolder(testRun.folder);
}
