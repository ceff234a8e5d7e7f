import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Tx } from "../context";

export type CopyValue = string | number | boolean | null;

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const textOf = (value: CopyValue): string =>
  value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns a line in the text format of COPY. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(textOf).join("\t")}\n`;

/**
 * Copies lines (of `copyLine`) into a table in the transaction, with backpressure and constant memory. `target` is the
 * table with its columns. If `lines` throws, the error is rethrown and nothing is stored.
 */
export async function copyInto(tx: Tx, target: string, lines: AsyncIterable<string>): Promise<void> {
  const client = (await tx.db.queryRunner?.connect()) as PoolClient;
  await pipeline(Readable.from(lines, { objectMode: false }), client.query(copyFrom(`copy ${target} from stdin`)));
}
