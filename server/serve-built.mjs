// Runs the existing build without checking whether it is stale; for `npm run dev`, where tsc watches.
import { createRequire } from "node:module";

const { main } = createRequire(import.meta.url)("../build/server/main.js");
await main("serve");
