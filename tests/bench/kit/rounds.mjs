// Alternating rounds of several alternatives for the same work.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./product.mjs";
import { median } from "./stats.mjs";

/** Runs a script of the kit in its own process and returns the figures it prints. */
export function inProcess(script, plan) {
  const child = spawn(process.execPath, [join(ROOT, "tests/bench/kit", script), JSON.stringify(plan)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) =>
    child.once("close", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`${script} ended with ${code}`)),
    ),
  );
}

const MIDDLE = ["rate", "p50", "p95", "p99"];

/**
 * Runs all alternatives in turn, so that a slow minute of the machine affects all of them.
 * Returns the medians by alternative; errors are added up.
 */
export async function alternate(ways, rounds, log) {
  const results = new Map(ways.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of ways) {
      const result = await run(round);
      results.get(name).push(result);
      log(
        `round ${round + 1} ${name}: ${Math.round(result.rate)}/s, p50 ${result.p50.toFixed(1)}, p99 ${result.p99.toFixed(1)} ms${result.errors ? `, ${result.errors} ERRORS` : ""}`,
      );
    }
  }
  return Object.fromEntries(
    [...results].map(([name, list]) => [
      name,
      {
        ...Object.fromEntries(MIDDLE.map((key) => [key, median(list.map((one) => one[key]))])),
        errors: list.reduce((sum, one) => sum + one.errors, 0),
        rates: list.map(({ rate }) => Math.round(rate)),
      },
    ]),
  );
}
