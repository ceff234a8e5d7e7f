import type { Db } from "../../kit/db/database";
import { newCodes } from "../../kit/crypto/token";
import { inSlices } from "../../kit/time-slices";
import { insertCodes } from "./lottery-code.queries";

export const MAX_CODES_PER_STATEMENT = 5_000;

/**
 * Creates `count` codes for a receipt's customer, numbered from `firstOrdinal`. Returns them in canonical form. `db` is a
 * transaction.
 */
export async function addCodes(
  db: Db,
  { receiptId, count, firstOrdinal, at }: { receiptId: string; count: number; firstOrdinal: number; at: Date },
): Promise<string[]> {
  const added: string[] = [];
  await inSlices(count, MAX_CODES_PER_STATEMENT, async (start, end) => {
    const codes = await newCodes(end - start);
    await insertCodes(db, { receiptId, codes, firstOrdinal: firstOrdinal + start, at });
    for (const code of codes) added.push(code);
  });
  return added;
}
