import { NO_STORE, type ReceiptTerm } from "../../../domain/receipt-list";
import { STORE_TYPES } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { Conditions, escapePattern } from "../../kit/db/conditions";
import { execute, executeOne, narrowRow, queryNumber, queryRows } from "../../kit/db/queries";
import type { ReceiptSort } from "./receipt-list.types";
import { LotteryCode } from "../code-pools/lottery-code.entity";
import * as sql from "./receipt-list.generated";
import { RECEIPT_STATES, type ReceiptState } from "./receipt.types";

/** Null matches all. */
export interface ReceiptFilter {
  customerId: string | null;
  /** An id, or NO_STORE. */
  storeId: string | null;
  operatorId: string | null;
  campaignId: string | null;
  /** Business days of the purchase, both inclusive. */
  dateFrom: string | null;
  dateTo: string | null;
  minAmount: number | null;
  maxAmount: number | null;
  state: ReceiptState | null;
  /** The user to whose receipts the caller is limited. */
  ownerId: string | null;
}

export interface ReceiptPosition {
  sort: ReceiptSort;
  descending: boolean;
  limit: number;
  offset: number;
}

/**
 * Returns the `order by` of a list. Each order is that of an index. Ids are UUIDv7, made when a receipt is recorded, so
 * they are in the order of recording; the receipts of an operator have an index by time.
 */
function orderOf({ operatorId, ownerId }: ReceiptFilter, sort: ReceiptSort, isDescending: boolean): string {
  const direction = isDescending ? "desc" : "asc";
  if (sort === "PURCHASE_DATE") return `r.purchased_at ${direction}, r.id ${direction}`;
  if (sort === "RECEIPT_NUMBER") return `r.receipt_key using ${isDescending ? "~>~" : "~<~"}, r.id ${direction}`;
  return `${(operatorId ?? ownerId) ? `r.created_at ${direction}, ` : ""}r.id ${direction}`;
}

const STATES: Record<ReceiptState, string> = {
  recorded: "r.voided_at is null and r.returned_toman = 0",
  returned: "r.voided_at is null and r.returned_toman > 0",
  voided: "r.voided_at is not null",
};

/** Returns only the requested conditions, so that the plan fits them. */
function conditionsOf(filter: ReceiptFilter): Conditions {
  const conditions = new Conditions();
  conditions.addIfSet(filter.customerId, (id) => `r.customer_id = ${id}`);
  if (filter.storeId === NO_STORE) conditions.add("r.store_id is null");
  else conditions.addIfSet(filter.storeId, (id) => `r.store_id = ${id}`);
  conditions.addIfSet(filter.operatorId, (id) => `r.created_by = ${id}`);
  conditions.addIfSet(filter.ownerId, (id) => `r.created_by = ${id}`);
  conditions.addIfSet(filter.campaignId, (id) => `r.campaign_id = ${id}`);
  conditions.addIfSet(
    filter.dateFrom,
    (day) => `r.purchased_at >= (${day}::date)::timestamp at time zone 'Asia/Tehran'`,
  );
  conditions.addIfSet(
    filter.dateTo,
    (day) => `r.purchased_at < (${day}::date + 1)::timestamp at time zone 'Asia/Tehran'`,
  );
  conditions.addIfSet(filter.minAmount, (amount) => `r.amount_toman >= ${amount}`);
  conditions.addIfSet(filter.maxAmount, (amount) => `r.amount_toman <= ${amount}`);
  conditions.add(filter.state === null ? "true" : STATES[filter.state]);
  return conditions;
}

/** Returns the receipts of a filter by daily sales, and their first and last day. */
export const countFromSales = async (
  db: Db,
  { dateFrom, dateTo, storeId, campaignId }: ReceiptFilter,
): Promise<sql.CountFromSalesResult> => {
  const store = storeId === NO_STORE ? { storeId: null, noStore: true } : { storeId, noStore: false };
  return (
    (await executeOne(db, sql.countFromSales, { dateFrom, dateTo, campaignId, ...store })) ?? {
      counted: 0,
      voided: 0,
      firstDay: null,
      lastDay: null,
    }
  );
};

/** Counts the receipts that match a filter, at most `max` + 1. */
export function countReceipts(db: Db, filter: ReceiptFilter, max: number): Promise<number> {
  const conditions = conditionsOf(filter);
  const limit = conditions.parameter(max + 1);
  const text = `select count(*)::int from (select 1 from receipts r where ${conditions.text} limit ${limit}) counted`;
  return queryNumber(db, text, conditions.values);
}

/** Returns the ids of a page of a list of `total` receipts, read from the nearer end. */
export async function receiptPage(
  db: Db,
  filter: ReceiptFilter,
  { sort, descending, limit, offset }: ReceiptPosition,
  total: number,
): Promise<string[]> {
  const conditions = conditionsOf(filter);
  const size = Math.min(limit, total - offset);
  const isFromTheEnd = offset > total / 2;
  const skipped = isFromTheEnd ? total - offset - size : offset;
  const found = await queryRows<{ id: string }>(
    db,
    `select r.id from receipts r where ${conditions.text}
     order by ${orderOf(filter, sort, descending !== isFromTheEnd)}
     limit ${conditions.parameter(size)} offset ${conditions.parameter(skipped)}`,
    conditions.values,
  );
  const ids = found.map(({ id }) => id);
  return isFromTheEnd ? ids.toReversed() : ids;
}

/** Adds the condition of a whole number or a UUID. */
const isExact = (conditions: Conditions, { id, key }: ReceiptTerm): string => {
  const byKey = `r.receipt_key = ${conditions.parameter(key)}`;
  return id === null ? byKey : `(r.id = ${conditions.parameter(id)} or ${byKey})`;
};

/**
 * Returns the ids of a page of the matches of a search and their number, at most `max` + 1. Receipts with exactly this
 * number are first, then those whose number begins with it.
 */
export async function searchReceipts(
  db: Db,
  filter: ReceiptFilter,
  term: ReceiptTerm,
  { sort, descending, limit, offset }: ReceiptPosition,
  max: number,
): Promise<{ ids: string[]; total: number }> {
  const conditions = conditionsOf(filter);
  const { text } = conditions;
  const exact = isExact(conditions, term);
  const begins = `r.receipt_key like ${conditions.parameter(`${escapePattern(term.key)}%`)}`;
  const columns = "r.id, r.receipt_key, r.purchased_at, r.created_at";
  const found = await queryRows<{ id: string | null; total: number }>(
    db,
    `with found as materialized (
       (select ${columns}, true as is_exact from receipts r where ${text} and ${exact})
       union all
       (select ${columns}, false from receipts r where ${text} and ${begins} and not ${exact}
        limit ${conditions.parameter(max + 1)})
     ),
     page as (
       select r.* from (select * from found limit ${conditions.parameter(max)}) r
       order by r.is_exact desc, ${orderOf(filter, sort, descending)}
       limit ${conditions.parameter(limit)} offset ${conditions.parameter(offset)}
     )
     select r.id, k.total from (select count(*)::int as total from found) k left join page r on true
     order by r.is_exact desc, ${orderOf(filter, sort, descending)}`,
    conditions.values,
  );
  return { ids: found.flatMap(({ id }) => id ?? []), total: found[0]?.total ?? 0 };
}

/** Returns the `from` clause, order and parameters that select all receipts of a list. */
export function wholeReceiptList(
  filter: ReceiptFilter,
  term: ReceiptTerm | null,
  { sort, descending }: Pick<ReceiptPosition, "sort" | "descending">,
): { from: string; order: string; values: unknown[] } {
  const conditions = conditionsOf(filter);
  if (term !== null) {
    const begins = `r.receipt_key like ${conditions.parameter(`${escapePattern(term.key)}%`)}`;
    conditions.add(`(${isExact(conditions, term)} or ${begins})`);
  }
  const { text, values } = conditions;
  const joins = "left join stores s on s.id = r.store_id left join customers c on c.id = r.customer_id";
  return { from: `receipt_facts r ${joins} where ${text}`, order: orderOf(filter, sort, descending), values };
}

export type ReceiptRow = Awaited<ReturnType<typeof receiptRows>>[number];

/** Returns receipts with their names, in the order of the ids. */
export const receiptRows = async (db: Db, ids: string[]) =>
  (await execute(db, sql.receiptRows, { ids })).map((row) =>
    narrowRow(row, { state: RECEIPT_STATES, storeType: STORE_TYPES }),
  );

/** Returns the user who sent a receipt for its operator; nulls if the operator sent it. */
export const receiptSubmitter = async (
  db: Db,
  id: string,
): Promise<{ submittedById: string | null; submittedByName: string | null }> =>
  (await executeOne(db, sql.receiptSubmitter, { id })) ?? { submittedById: null, submittedByName: null };

const ENTRY_KINDS = ["earn", "return", "void"] as const;

/** Returns the ledger entries of a receipt, oldest first. */
export const receiptEntries = async (db: Db, receiptId: string) =>
  (await execute(db, sql.receiptEntries, { receiptId })).map((entry) => narrowRow(entry, { kind: ENTRY_KINDS }));

/** Returns a page of the codes of a receipt in canonical form, by ordinal, and their number. */
export async function receiptCodesPage(
  db: Db,
  receiptId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const [codes, total] = await db.findAndCount(LotteryCode, {
    where: { receiptId },
    order: { ordinal: "ASC" },
    take: limit,
    skip: offset,
  });
  return { codes, total };
}
