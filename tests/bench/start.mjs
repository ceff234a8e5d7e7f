// From the start of the process to a healthy response on a folder with data, and its memory after a load.
import { dataAt } from "./data.mjs";
import { residentMb, startProduct } from "./kit/product.mjs";
import { inProcess } from "./kit/rounds.mjs";
import { median } from "./kit/stats.mjs";
import { onCopy } from "./receipts.mjs";

const CROWD = 64;

export async function start({ scale, rounds, seconds, figure, log }) {
  const { dataDir } = await dataAt(scale);
  const times = [];
  for (let round = 0; round < rounds + 1; round++) {
    const product = await startProduct(dataDir);
    times.push(product.startMs);
    log(`round ${round + 1} start: ${Math.round(product.startMs)} ms, ${Math.round(residentMb(product.pid))} MB`);
    await product.stop();
  }
  // The first start had cold caches.
  figure({ name: "start: ms to a healthy response", value: median(times.slice(1)), limit: 4_000, max: 4_000 });

  await onCopy(scale, async ({ product, token, customers, stores }) => {
    const plan = { seconds: seconds * 3, customers, stores, url: product.url, token, clients: CROWD };
    const before = residentMb(product.pid);
    await inProcess("load.mjs", { ...plan, endpoint: "graphql", round: 1 });
    await inProcess("load.mjs", { ...plan, endpoint: "bulk", clients: 4, round: 2 });
    const after = residentMb(product.pid);
    log(`memory: ${Math.round(before)} MB before, ${Math.round(after)} MB after the load`);
    figure({ name: "start: resident MB after a load", value: after, limit: 400, max: 400 });
  });
}
