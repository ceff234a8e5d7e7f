import { z } from "zod";
import { CODE_STATUSES } from "../../../domain/codes";
import { DRAW_STATES, DRAWS_PER_PAGE, MAX_LISTED_ENTRY_CODES } from "../../../domain/draws/draw";
import { STORE_TYPES } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow, PREPARED } from "../../kit/db/queries";
import { RECEIPT_STATES } from "../receipts/receipt.types";
import * as sql from "./lookup.generated";

const CODES = z.array(
  z.object({
    code: z.string(),
    /** The display form of a pool code; null for the code of a receipt. */
    poolCode: z.nullable(z.string()),
    createdAt: z.string(),
    status: z.enum(CODE_STATUSES),
  }),
);

const PURCHASES = z.array(
  z.object({
    receiptNumber: z.string(),
    purchasedAt: z.string(),
    storeType: z.literal(STORE_TYPES),
    amountToman: z.number(),
    points: z.number(),
    state: z.enum(RECEIPT_STATES),
  }),
);

/** The pages of codes and purchases; both have the same size. */
export interface LookupPages {
  codesOffset: number;
  purchasesOffset: number;
  pageSize: number;
}

/** Returns a customer's totals, a page of codes and a page of purchases, newest first. */
export async function lookUpCustomer(db: Db, person: { phone: string; nationalCode: string } & LookupPages) {
  const found = await executeOne(db, sql.lookUpCustomer, person, PREPARED);
  return found && { ...found, codes: CODES.parse(found.codes), purchases: PURCHASES.parse(found.purchases) };
}

export type LookupRow = NonNullable<Awaited<ReturnType<typeof lookUpCustomer>>>;

const ENTRY_CODE = z.object({ code: z.string(), poolCode: z.nullable(z.string()) });
const ENTRY_CODES = z.array(ENTRY_CODE);
const WON_PRIZES = z.array(ENTRY_CODE.extend({ nameFa: z.string(), nameEn: z.string() }));

/** Returns the draws in which a customer takes part, the latest first. */
export async function participationsOf(db: Db, customerId: string) {
  const limits = { maxCodes: MAX_LISTED_ENTRY_CODES, maxDraws: DRAWS_PER_PAGE };
  const rows = await execute(db, sql.participationsOf, { customerId, ...limits });
  return rows.map((row) => ({
    ...narrowRow(row, { state: DRAW_STATES }),
    codes: ENTRY_CODES.parse(row.codes),
    prizes: WON_PRIZES.parse(row.prizes),
  }));
}
