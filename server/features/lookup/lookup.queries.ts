import { z } from "zod";
import { CODE_STATUSES } from "../../../domain/codes";
import { DRAW_STATES, DRAWS_PER_PAGE, MAX_LISTED_ENTRY_CODES } from "../../../domain/draws/draw";
import { STORE_TYPES } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { execute, narrowRow, PREPARED } from "../../kit/db/queries";
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

/** A customer to look up, and the pages of codes and purchases; both have the same size. */
export interface LookupRequest {
  phone: string;
  nationalCode: string;
  codesOffset: number;
  purchasesOffset: number;
  pageSize: number;
}

/**
 * Returns customers' totals, a page of their codes and a page of their purchases, newest first, in the order of the
 * requests; null for a pair of phone and national code that matches no customer.
 */
export async function lookUpCustomers(db: Db, requests: readonly LookupRequest[]) {
  const params = {
    phones: requests.map(({ phone }) => phone),
    nationalCodes: requests.map(({ nationalCode }) => nationalCode),
    codesOffsets: requests.map(({ codesOffset }) => codesOffset),
    purchasesOffsets: requests.map(({ purchasesOffset }) => purchasesOffset),
    pageSizes: requests.map(({ pageSize }) => pageSize),
  };
  const rows = await execute(db, sql.lookUpCustomers, params, PREPARED);
  const found = new Map(
    rows.map(({ index, ...row }) => [
      index,
      { ...row, codes: CODES.parse(row.codes), purchases: PURCHASES.parse(row.purchases) },
    ]),
  );
  return requests.map((_, index) => found.get(index + 1) ?? null);
}

export type LookupRow = NonNullable<Awaited<ReturnType<typeof lookUpCustomers>>[number]>;

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
