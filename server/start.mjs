// `npm start` and its kin: makes sure that everything is installed and built, then runs the product in this process.
import { createRequire } from "node:module";
import { prepare } from "./prepare.mjs";

const COMMANDS = { "--demo": "demo", "--migrate": "migrate", "--doctor": "doctor" };
const command = COMMANDS[process.argv[2]] ?? "serve";

prepare({ client: command === "serve" || command === "demo" });
const { main } = createRequire(import.meta.url)("../build/server/main.js");
await main(command);
