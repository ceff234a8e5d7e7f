// The plans of the hot statements on the data, once for the values and once as PostgreSQL keeps them for a named
// statement: no table that grows may be scanned completely.
import { createHash } from "node:crypto";
import { dataAt, personOf } from "./data.mjs";
import { explain } from "./kit/explain.mjs";
import { connect, need, ROOT, signIn, startProduct } from "./kit/product.mjs";
import { receiptSource } from "./kit/receipts.mjs";
import {
  customersStatement,
  lookupStatement,
  rulesStatement,
  sessionStatement,
  watchStatement,
  writeStatement,
} from "./kit/statements.mjs";

const GROWING = new Set(["customers", "receipts", "points_ledger", "lottery_codes", "audit_log", "idempotency_keys"]);

const isGrowing = (table) => GROWING.has(table) || /^audit_log_before/.test(table);

const walk = (node, visit) => {
  visit(node);
  for (const child of node.Plans ?? []) walk(child, visit);
};

export async function plans({ scale, receiptsEach, figure, log, print }) {
  const { dataDir, customers } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  const client = await connect(dataDir);
  try {
    const token = await signIn(product);
    const { rows: stores } = await client.query(`select s.id, s.store_type as "storeType" from stores s order by s.id`);
    const [{ id: actorId }] = (await client.query("select u.id from users u where u.role = 'admin'")).rows;
    const next = receiptSource({ round: 1, customers, stores });
    const statements = {
      "write 1 receipt": await writeStatement([next()], actorId),
      "write 500 receipts": await writeStatement(Array.from({ length: 500 }, next), actorId),
      "look up a buyer of many": await lookupStatement(personOf(1)),
      "look up a buyer of few": await lookupStatement(personOf(customers - 1)),
      "receipt rules": await rulesStatement([stores[0].id]),
      session: await sessionStatement(createHash("sha256").update(token).digest()),
    };
    // A list and a watch rule are planned for their values and never otherwise.
    const { searchTerms } = need(`${ROOT}/build/domain/customers.js`);
    const total = customers;
    const newest = await client.query("select r.id from receipts r order by r.id desc limit 1 offset 100");
    const recent = { since: new Date(Date.now() - 60_000), firstId: newest.rows[0].id };
    const rule = { threshold: 3, periodMinutes: 60, opensMinute: 540, closesMinute: 1320 };
    const rules = ["voids_in_shift", "receipts_of_customer", "own_phone", "outside_hours", "shared_device"];
    const watched = {};
    for (const name of rules) watched[`watch, ${name}`] = await watchStatement(name, recent, rule);
    const lists = {
      ...watched,
      "customers, first page by name": await customersStatement({ total, sort: "FIRST_NAME", descending: false }),
      "customers, middle page by points": await customersStatement({ total, sort: "TOTAL_POINTS", offset: total / 2 }),
      "customers, last page of those with receipts": await customersStatement({
        total: total / 2,
        hasReceipts: true,
        offset: total / 2 - 20,
      }),
      "customers, search": await customersStatement({ terms: searchTerms("کیان صادقی") }),
    };
    for (const [name, statement] of Object.entries({ ...statements, ...lists })) {
      for (const mode of name in lists ? ["force_custom_plan"] : ["force_custom_plan", "force_generic_plan"]) {
        const plan = await explain(client, statement, mode);
        const scans = [];
        let buffers = 0;
        walk(plan.Plan, (node) => {
          if (node["Node Type"] === "Seq Scan" && isGrowing(node["Relation Name"])) scans.push(node["Relation Name"]);
        });
        buffers = plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"];
        log(
          `${name}, ${mode}: ${plan["Execution Time"].toFixed(2)} ms, plan ${plan["Planning Time"].toFixed(2)} ms, ` +
            `${buffers} buffers, triggers ${(plan.Triggers ?? []).reduce((sum, one) => sum + one.Time, 0).toFixed(2)} ms`,
        );
        if (print) log(JSON.stringify(plan, null, 1));
        figure({ name: `plans: ${name}, ${mode}: growing tables scanned`, value: scans.length, limit: 0, max: 0 });
      }
    }
  } finally {
    await client.end();
    await product.stop();
  }
}
