import { In } from "typeorm";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow } from "../../kit/db/queries";
import { Customer } from "../customers/customer.entity";
import { RECEIPT_STATES } from "../receipts/receipt.types";
import * as sql from "./till.generated";

/** Returns the newest receipts of a user at one till, newest first. */
export async function tillReceipts(db: Db, params: sql.TillReceiptsParams) {
  const found = await execute(db, sql.tillReceipts, params);
  return found.map((receipt) => narrowRow(receipt, { state: RECEIPT_STATES }));
}

/** Returns a receipt as its slip prints it, without codes. */
export async function receiptSlip(db: Db, id: string) {
  const found = await executeOne(db, sql.receiptSlip, { id });
  return found && narrowRow(found, { state: RECEIPT_STATES });
}

/** Returns the usual amount of each store with at least `minReceipts` in the last 30 days. */
export const usualAmounts = (db: Db, params: sql.UsualAmountsParams): Promise<sql.UsualAmountsResult[]> =>
  execute(db, sql.usualAmounts, params);

export const customersOfReceipts = (db: Db, ids: readonly string[]): Promise<Customer[]> =>
  db.findBy(Customer, { id: In(ids) });
