// Builds the verifier into a folder, with the chain of the tests if one is given: node build-verifier.mjs FOLDER [CHAIN]
import { join } from "node:path";
import { build } from "vite";

const [, , outDir, chain] = process.argv;
await build({
  configFile: join(import.meta.dirname, "..", "..", "client", "verifier", "vite.config.mts"),
  logLevel: "error",
  ...(chain && { define: { TEST_CHAIN: chain } }),
  build: { outDir, emptyOutDir: true },
});
