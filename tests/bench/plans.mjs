// The plans of the hot statements on the data, once for the values and once as PostgreSQL keeps them for a named
// statement: no table that grows may be read from end to end.
import { createHash } from "node:crypto";
import { dataAt, personOf } from "./data.mjs";
import { connect, need, signIn, startProduct } from "./kit/product.mjs";
import { receiptSource } from "./kit/receipts.mjs";
import { lookupStatement, rulesStatement, sessionStatement, writeStatement } from "./kit/statements.mjs";

const GROWING = new Set(["customers", "receipts", "points_ledger", "lottery_codes", "audit_log", "idempotency_keys"]);

const walk = (node, visit) => {
  visit(node);
  for (const child of node.Plans ?? []) walk(child, visit);
};

/** Explains a statement as a prepared one and undoes what it did. */
async function explain(client, { text, values }, mode) {
  const { prepareValue } = need("pg/lib/utils");
  const literal = (value) => (value === null ? "null" : client.escapeLiteral(text64(prepareValue(value))));
  const text64 = (value) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value));
  await client.query("begin");
  try {
    await client.query(`set local plan_cache_mode = ${mode}; set local jit = off`);
    await client.query(`prepare hot as ${text}`);
    const arguments_ = values.length ? `(${values.map(literal).join(", ")})` : "";
    const run = () => client.query(`explain (analyze, buffers, format json) execute hot${arguments_}`);
    const { rows } = await run();
    return rows[0]["QUERY PLAN"][0];
  } finally {
    await client.query("rollback; deallocate all");
  }
}

export async function plans({ scale, figure, say, print }) {
  const { dataDir, customers } = await dataAt(scale);
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
    for (const [name, statement] of Object.entries(statements)) {
      for (const mode of ["force_custom_plan", "force_generic_plan"]) {
        const plan = await explain(client, statement, mode);
        const scans = [];
        let buffers = 0;
        walk(plan.Plan, (node) => {
          if (node["Node Type"] === "Seq Scan" && GROWING.has(node["Relation Name"])) scans.push(node["Relation Name"]);
        });
        buffers = plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"];
        say(
          `${name}, ${mode}: ${plan["Execution Time"].toFixed(2)} ms, plan ${plan["Planning Time"].toFixed(2)} ms, ` +
            `${buffers} buffers, triggers ${(plan.Triggers ?? []).reduce((sum, one) => sum + one.Time, 0).toFixed(2)} ms`,
        );
        if (print) say(JSON.stringify(plan, null, 1));
        figure({ name: `plans: ${name}, ${mode}: growing tables read whole`, value: scans.length, limit: 0, most: 0 });
      }
    }
  } finally {
    await client.end();
    await product.stop();
  }
}
