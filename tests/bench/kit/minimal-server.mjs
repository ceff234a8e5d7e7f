// A process that runs the product's own statements over plain connections, without the rest of the server.
import { personOf } from "../data.mjs";
import { databaseOf, LIMIT_OPTIONS, need, ROOT } from "./product.mjs";
import { receiptSource } from "./receipts.mjs";
import { preparedReceipts, shim } from "./statements.mjs";
import { measure, seeded } from "./stats.mjs";

const { writeReceipts } = need(`${ROOT}/build/server/features/receipts/create-receipts.queries.js`);
const { lookUpCustomers } = need(`${ROOT}/build/server/features/lookup/lookup.queries.js`);
const { Client } = need("pg");

async function run(plan) {
  const clients = await Promise.all(
    Array.from({ length: plan.clients }, async () => {
      const client = new Client({ ...databaseOf(plan.dataDir), options: LIMIT_OPTIONS });
      await client.connect();
      return client;
    }),
  );
  const next = plan.stores ? receiptSource(plan) : null;
  const random = seeded(plan.round);
  const size = plan.size ?? 1;
  const pages = { codesOffset: 0, purchasesOffset: 0, pageSize: plan.pageSize };
  const WORK = {
    write: async (number) => {
      const { items, codes } = await preparedReceipts(Array.from({ length: size }, next), plan.actorId);
      const results = await writeReceipts(shim(clients[number]), items, codes);
      const other = results.find(({ status }) => status !== "CREATED");
      // The product retries a conflict of two connections on one customer; here it only takes time.
      if (other && other.status !== "RETRY") throw new Error(other.status);
      return size;
    },
    lookup: async (number) => {
      const person = personOf(1 + Math.floor(plan.customers * random() ** 2));
      const [found] = await lookUpCustomers(shim(clients[number]), [{ ...person, ...pages }]);
      if (!found) throw new Error("nobody found");
    },
  };
  return measure(plan, WORK[plan.work]);
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2]))));
process.exit(0);
