import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Tx } from "../context";

/** A value of a copied line; null stays null. */
export type CopyValue = string | number | boolean | null;

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const textOf = (value: CopyValue): string =>
  value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** A line in the form that COPY reads. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(textOf).join("\t")}\n`;

/**
 * Sends lines (of `copyLine`) into a table in the transaction, at the pace in which PostgreSQL takes them: memory stays
 * flat. `target` is the table with its columns. What the lines throw is thrown on, with nothing kept.
 */
export async function copyInto(tx: Tx, target: string, lines: AsyncIterable<string>): Promise<void> {
  const client = (await tx.db.queryRunner?.connect()) as PoolClient;
  await pipeline(Readable.from(lines, { objectMode: false }), client.query(copyFrom(`copy ${target} from stdin`)));
}
