// Look-ups of a customer: the endpoint against its statement alone, and the time by the amount of data.
import { dataAt } from "./data.mjs";
import { findPgbench, lookupScript, pgbench } from "./kit/pgbench.mjs";
import { signIn, startProduct } from "./kit/product.mjs";
import { alternate, inProcess } from "./kit/rounds.mjs";
import { lookupTemplate } from "./kit/statements.mjs";

const CLIENTS = 16;
/** Codes and purchases on a page: of the screen, and the maximum. */
const ROWS = 20;
const MAX_ROWS = 100;

async function at(scale, work) {
  const { dataDir, customers } = await dataAt(scale);
  const product = await startProduct(dataDir);
  try {
    return await work({ product, dataDir, customers, token: await signIn(product) });
  } finally {
    await product.stop();
  }
}

export async function lookups({ scale, rounds, seconds, figure, log }) {
  let turn = 0;
  const command = findPgbench();
  const waysOf = ({ product, dataDir, customers, token }, clients, pageSize = ROWS) => {
    const plan = (extra) => ({ seconds, customers, dataDir, clients, pageSize, round: ++turn, ...extra });
    const script = lookupScript(lookupTemplate(), { customers, pageSize });
    return [
      { name: "graphql", run: () => inProcess("load.mjs", plan({ endpoint: "lookup", url: product.url, token })) },
      { name: "minimal", run: () => inProcess("minimal-server.mjs", plan({ work: "lookup" })) },
      ...(command
        ? [{ name: "pgbench", run: () => pgbench(command, dataDir, { script, clients, seconds, seed: ++turn }) }]
        : []),
    ];
  };

  const small = await at(scale / 10, (place) => alternate(waysOf(place, 1), rounds, log));
  const [one, many, full] = await at(scale, async (place) => [
    await alternate(waysOf(place, 1), rounds, log),
    await alternate(waysOf(place, CLIENTS), rounds, log),
    await alternate(waysOf(place, CLIENTS, MAX_ROWS), rounds, log),
  ]);
  const limit = command ? "pgbench" : "minimal";
  figure({ name: "lookups: GraphQL, 1 client, p95 ms", value: one.graphql.p95, limit: one[limit].p95, max: 5 });
  figure({
    name: "lookups: GraphQL, 16 clients, of its statement",
    value: many.graphql.rate,
    limit: many[limit].rate,
    goal: 0.5,
  });
  figure({
    name: "lookups: GraphQL, 16 clients, 100 codes and 100 purchases, of its statement",
    value: full.graphql.rate,
    limit: full[limit].rate,
    goal: 0.5,
  });
  figure({
    name: "lookups: GraphQL, 16 clients, of its statement in a minimal loop",
    value: many.graphql.rate,
    limit: many.minimal.rate,
    goal: 0.5,
  });
  figure({
    name: "lookups: p95 ms at all of the data, of a tenth of it",
    value: one.graphql.p95,
    limit: small.graphql.p95,
    maxRatio: 2,
  });
  figure({
    name: "lookups: the statement alone, p95 ms, of a tenth of the data",
    value: one[limit].p95,
    limit: small[limit].p95,
    maxRatio: 3,
  });
  figure({
    name: "lookups: errors under all loads",
    value: one.graphql.errors + many.graphql.errors + full.graphql.errors,
    limit: 0,
    max: 0,
  });
}
