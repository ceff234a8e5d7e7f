// GraphQL over HTTP by one client.
import { Agent, request } from "node:http";
import { median, percentile } from "./stats.mjs";

const WARM_CALLS = 5;
const CALLS = 30;

/** Calls the endpoint over one connection and returns the data. */
export function endpointOf({ url }, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (query, variables) =>
    new Promise((resolve, reject) => {
      const payload = JSON.stringify({ query, variables });
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(payload) };
      const message = request(
        `${url}/graphql`,
        { method: "POST", agent, headers: { ...headers, authorization: `Bearer ${token}` } },
        (response) => {
          const parts = [];
          response.on("data", (part) => parts.push(part));
          response.once("error", reject);
          response.once("end", () => {
            const { data, errors } = JSON.parse(Buffer.concat(parts).toString());
            if (errors) reject(new Error(JSON.stringify(errors).slice(0, 500)));
            else resolve(data);
          });
        },
      );
      message.once("error", reject);
      message.end(payload);
    });
}

/** The durations of consecutive calls in ms, after a warm-up. */
export async function time(call) {
  for (let turn = 0; turn < WARM_CALLS; turn++) await call();
  const times = [];
  for (let turn = 0; turn < CALLS; turn++) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/**
 * Times named calls, every one in each round, and returns the median of their 95th percentiles.
 * `cases` are `{ name, run }`.
 */
export async function timed(cases, rounds) {
  const taken = new Map(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of cases) taken.get(name).push((await time(run)).p95);
  }
  return new Map([...taken].map(([name, times]) => [name, median(times)]));
}
