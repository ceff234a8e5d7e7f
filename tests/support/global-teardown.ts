import { rmSync } from "node:fs";
import type { EmbeddedDatabase } from "../../server/embedded-postgres/embedded-postgres";

interface Holder {
  testCluster?: { embedded: EmbeddedDatabase | null; folder: string };
}

export default async function globalTeardown(): Promise<void> {
  const { testCluster } = globalThis as Holder;
  await testCluster?.embedded?.stop();
  if (testCluster?.folder) rmSync(testCluster.folder, { recursive: true, force: true });
}
