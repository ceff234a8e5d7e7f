import type { Db } from "../../../kit/db/database";
import { execute } from "../../../kit/db/queries";
import * as sql from "./receipts.generated";

/**
 * Marks receipt rows that are duplicated in the file, recorded already, or refer to a customer who cannot have them.
 */
export async function classifyReceipts(db: Db, jobId: string): Promise<void> {
  await execute(db, sql.markDuplicateReceipts, { jobId });
  await execute(db, sql.markKnownReceipts, { jobId });
}

/** The receipts of an import. */
export const importedReceiptIds = async (db: Db, jobId: string): Promise<string[]> =>
  (await execute(db, sql.importedReceiptIds, { jobId })).map(({ id }) => id);
