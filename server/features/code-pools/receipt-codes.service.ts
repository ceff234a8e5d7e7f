import type { Tx } from "../../kit/context";
import { newCodes } from "../../kit/crypto/token";
import { inSlices } from "../../kit/time-slices";
import { insertCodes } from "./lottery-code.queries";

export const MAX_CODES_PER_STATEMENT = 5_000;

/** Creates `count` codes for a receipt's customer, numbered from `firstOrdinal`. Returns them in canonical form. */
export async function addCodes(
  tx: Tx,
  { receiptId, count, firstOrdinal }: { receiptId: string; count: number; firstOrdinal: number },
): Promise<string[]> {
  const added: string[] = [];
  await inSlices(count, MAX_CODES_PER_STATEMENT, async (start, end) => {
    const codes = await newCodes(end - start);
    await insertCodes(tx.db, { receiptId, codes, firstOrdinal: firstOrdinal + start, at: tx.now });
    for (const code of codes) added.push(code);
  });
  return added;
}
