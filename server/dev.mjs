// `npm run dev`: rebuilds and restarts the server on each change; Vite serves the client on port 5173.
import { spawn } from "node:child_process";
import { prepare } from "./prepare.mjs";

await prepare({ client: false });
const env = { ...process.env, NODE_ENV: "development" };
const node = process.execPath;
const children = [
  [node, ["node_modules/typescript-native/bin/tsc", "-p", "server", "--watch", "--preserveWatchOutput"]],
  [node, ["--watch", "--watch-path=build/server", "--watch-path=build/domain", "server/serve-built.mjs"]],
  [node, ["node_modules/vite/bin/vite.js", "--config", "client/vite.config.mts"]],
].map(([command, args]) => spawn(command, args, { stdio: "inherit", env }));

const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
children.forEach((child) => child.on("exit", stop));
