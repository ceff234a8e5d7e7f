import { In } from "typeorm";
import { z } from "zod";
import { STORE_TYPES } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow, PREPARED } from "../../kit/db/queries";
import { Receipt } from "./receipt.entity";
import * as sql from "./receipt.generated";

const STORES = z.array(
  z.object({ id: z.string(), storeType: z.literal(STORE_TYPES), deactivatedAt: z.nullable(z.coerce.date()) }),
);

const BONUSES = z.array(
  z.object({
    campaignId: z.string(),
    name: z.string(),
    multiplier: z.number(),
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date(),
  }),
);

export interface ReceiptRules {
  codesOn: boolean;
  stores: z.infer<typeof STORES>;
  /** Campaigns with bonus points, highest multiplier first. */
  bonuses: z.infer<typeof BONUSES>;
}

/** Returns the current rules for receipts of these stores. */
export async function receiptRules(db: Db, storeIds: string[]): Promise<ReceiptRules> {
  const rules = await executeOne(db, sql.receiptRules, { storeIds }, PREPARED);
  return {
    codesOn: rules?.codesOn ?? false,
    stores: STORES.parse(rules?.stores ?? []),
    bonuses: BONUSES.parse(rules?.bonuses ?? []),
  };
}

/** A receipt without its keys. */
export type StoredReceipt = Omit<
  Receipt,
  "receiptKey" | "codesGenerated" | "contentHash" | "campaignId" | "submittedById" | "shiftId"
>;

/**
 * Returns receipts with their generated codes in canonical form. At most `maxCodes` codes are read in total; `codes` is
 * null for a receipt whose codes exceed the remainder.
 */
export async function storedReceipts(
  db: Db,
  ids: string[],
  maxCodes: number,
): Promise<(StoredReceipt & { codeCount: number; codes: string[] | null })[]> {
  const found = await execute(db, sql.storedReceipts, { ids, maxCodes });
  return found.map((receipt) => ({
    ...narrowRow(receipt, { storeType: STORE_TYPES }),
    codes: receipt.codes === null ? null : codesIn(receipt.codes),
  }));
}

const codesIn = (text: string): string[] => (text === "" ? [] : text.split(" "));

/** Returns at most two receipts with this printed number; several stores may use the same number. */
export const receiptsByKey = (db: Db, receiptKey: string): Promise<Receipt[]> =>
  db.find(Receipt, { where: { receiptKey }, take: 2 });

/** Returns the content hashes, in hexadecimal, that recorded receipts have among those of `receipts`. */
export async function recordedContents(
  db: Db,
  receipts: readonly Pick<Receipt, "receiptKey" | "contentHash">[],
): Promise<Set<string>> {
  const found = await db.find(Receipt, {
    select: { contentHash: true },
    where: {
      receiptKey: In(receipts.map(({ receiptKey }) => receiptKey)),
      contentHash: In(receipts.map(({ contentHash }) => contentHash)),
    },
  });
  return new Set(found.map(({ contentHash }) => contentHash.toString("hex")));
}

export const findReceipt = (db: Db, id: string): Promise<Receipt | null> => db.findOneBy(Receipt, { id });

/** Returns a receipt with its customer and store. */
export const receiptWithNames = (db: Db, id: string): Promise<Receipt | null> =>
  db.findOne(Receipt, { where: { id }, relations: { customer: true, store: true } });

/** Locks a receipt until the transaction ends; other reversals and code generations wait. */
export const lockReceipt = (db: Db, id: string): Promise<Receipt | null> =>
  db.findOne(Receipt, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Returns the recorder and time of a receipt, for the duplicate error. */
export const recordedBy = (db: Db, id: string): Promise<sql.RecordedByResult | null> =>
  executeOne(db, sql.recordedBy, { id });

export const markCodesGenerated = (db: Db, receipt: StoredReceipt, count: number): Promise<unknown> =>
  execute(db, sql.markCodesGenerated, { id: receipt.id, count });
