import type { Tx } from "../context";
import { rows } from "./sql";

const BATCH = 2000;

/**
 * The rows of a read, batch by batch, as they stood when it began: a table of any size in flat memory. Each batch is a
 * statement of its own, so the whole may take longer than one statement may. One at a time in a transaction.
 */
export async function* batchesOf<Row>(tx: Tx, text: string, values: unknown[] = []): AsyncGenerator<Row[]> {
  await rows(tx.db, `declare batches no scroll cursor for ${text}`, values);
  for (;;) {
    const batch = await rows<Row>(tx.db, `fetch ${BATCH} from batches`);
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) break;
  }
  await rows(tx.db, "close batches");
}
