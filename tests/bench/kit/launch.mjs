// What server/start.mjs does for `npm start`, without the client.
import { createRequire } from "node:module";
import { prepare } from "../../../server/prepare.mjs";

await prepare({ client: false });
const { main } = createRequire(import.meta.url)("../../../build/server/main.js");
await main("serve");
