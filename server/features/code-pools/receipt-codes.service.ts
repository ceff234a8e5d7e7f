import type { Tx } from "../../kit/context";
import { newCodes } from "../../kit/crypto/token";
import { inSlices } from "../../kit/time-slices";
import { insertCodes } from "./lottery-code.sql";

/** Codes that one statement writes. */
export const MAX_CODES_PER_STATEMENT = 5_000;

/** Gives a receipt's customer `count` more codes, numbered from `firstOrdinal` on, in slices. Returns them, canonical. */
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
