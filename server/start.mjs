// `npm start` and related scripts: install and build if needed, then run the server in this process.
import { createRequire } from "node:module";
import { prepare } from "./prepare.mjs";

const COMMANDS = { "--demo": "demo", "--migrate": "migrate", "--doctor": "doctor", "--recover": "recover" };
const command = COMMANDS[process.argv[2]] ?? "serve";

await prepare({ client: command === "serve" || command === "demo" });
const { main } = createRequire(import.meta.url)("../build/server/main.js");
await main(command, process.argv[3]);
