// Bundles the queue's page for the network tests: node build-queue-page.mjs FOLDER
import { join } from "node:path";
import { build } from "vite";

const [, , outDir] = process.argv;
await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir,
    target: "es2022",
    rolldownOptions: {
      input: join(import.meta.dirname, "queue-page.ts"),
      output: { entryFileNames: "queue-page.js", codeSplitting: false },
    },
  },
});
