/*
 * `npm run prove:network`: sends 10,000 receipts by the queue and 200 by the form exactly once over a bad network;
 * `-- --receipts=N --forms=N --seed=N` changes the numbers and repeats a run.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
const seed = option("seed");
const env = {
  ...process.env,
  NETWORK_RECEIPTS: option("receipts") ?? "10000",
  NETWORK_FORMS: option("forms") ?? "200",
  ...(seed && { NETWORK_SEED: seed }),
};
const args = [join("tests", "run.mjs"), "tests/faults/network", "--selectProjects", "faults", "--runInBand"];
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
