import type { Tx } from "../context";
import { queryCells, queryRows } from "../db/queries";

const BATCH = 2000;

/** What a cursor has left, batch by batch; the next one is on its way while a batch is worked on. */
async function* fetched<Row>(fetch: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  let next: Promise<Row[]> | null = fetch();
  try {
    while (next) {
      const batch: Row[] = await next;
      next = batch.length < BATCH ? null : fetch();
      // Who works on a batch hears of a failure when they come for the next.
      next?.catch(() => undefined);
      if (batch.length > 0) yield batch;
    }
  } finally {
    await next?.catch(() => undefined);
  }
}

const DECLARE = "declare batches no scroll cursor for ";
const FETCH = `fetch ${BATCH} from batches`;

/**
 * The rows of a read, batch by batch, as they stood when it began: a table of any size in flat memory. Each batch is a
 * statement of its own, so the whole may take longer than one statement may. One at a time in a transaction.
 */
export async function* batchesOf<Row>(tx: Tx, text: string, values: unknown[] = []): AsyncGenerator<Row[]> {
  await queryRows(tx.db, DECLARE + text, values);
  yield* fetched(() => queryRows<Row>(tx.db, FETCH));
  await queryRows(tx.db, "close batches");
}

/** The same as texts, one for each column. */
export async function* cellBatchesOf(tx: Tx, text: string, values: unknown[] = []): AsyncGenerator<string[][]> {
  await queryRows(tx.db, DECLARE + text, values);
  yield* fetched(() => queryCells(tx.db, FETCH));
  await queryRows(tx.db, "close batches");
}
