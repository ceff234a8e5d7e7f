// Explains statements without changing data.
import { need } from "./product.mjs";

const text64 = (value) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : String(value));

/**
 * Explains a prepared statement and rolls it back; `form` is json (an object) or text, `settings` is what
 * the product sets before it.
 */
export async function explain(client, { text, values }, mode, { form = "json", settings = "" } = {}) {
  const { prepareValue } = need("pg/lib/utils");
  const literal = (value) => {
    const prepared = prepareValue(value);
    return prepared === null ? "null" : client.escapeLiteral(text64(prepared));
  };
  await client.query("begin");
  try {
    await client.query(`set local plan_cache_mode = ${mode}; set local jit = off; ${settings}`);
    await client.query(`prepare hot as ${text}`);
    const arguments_ = values.length ? `(${values.map(literal).join(", ")})` : "";
    const { rows } = await client.query(`explain (analyze, buffers, format ${form}) execute hot${arguments_}`);
    return form === "json" ? rows[0]["QUERY PLAN"][0] : rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    await client.query("rollback; deallocate all");
  }
}
