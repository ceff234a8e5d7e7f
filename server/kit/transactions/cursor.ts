import type { PreparedQuery } from "@pgtyped/runtime";
import type { Tx } from "../context";
import { type Arguments, queryCells, queryRows, runCommand, statementOf } from "../db/queries";

const BATCH = 2000;

/** Yields the remaining batches of a cursor; the next batch is fetched while one is processed. */
async function* fetched<Row>(fetch: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  let next: Promise<Row[]> | null = fetch();
  try {
    while (next) {
      const batch: Row[] = await next;
      next = batch.length < BATCH ? null : fetch();
      // A failure is thrown when the consumer requests the next batch.
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
 * Yields the rows of a statement of a *.sql file in batches from one snapshot, with constant memory. Each batch is a
 * separate statement, so the whole may exceed the statement timeout. Only one cursor at a time in a transaction.
 */
export async function* batchesOf<Params, Row>(
  tx: Tx,
  query: PreparedQuery<Params, Row>,
  params: Arguments<Params>,
): AsyncGenerator<Row[]> {
  const { text, values } = statementOf(query, params);
  await runCommand(tx.db, DECLARE + text, values);
  yield* fetched(() => queryRows<Row>(tx.db, FETCH));
  await runCommand(tx.db, "close batches");
}

/** The same with one text per column. */
export async function* cellBatchesOf(tx: Tx, text: string, values: unknown[] = []): AsyncGenerator<string[][]> {
  await runCommand(tx.db, DECLARE + text, values);
  yield* fetched(() => queryCells(tx.db, FETCH));
  await runCommand(tx.db, "close batches");
}
