import type { BonusWindow } from "../../../domain/points";
import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows, type Statement } from "../../kit/db/queries";

interface ReceiptBonus extends BonusWindow {
  campaignId: string;
  name: string;
  multiplier: number;
}

export interface ReceiptRules {
  codesOn: boolean;
  stores: { id: string; storeType: StoreType; deactivatedAt: Date | null }[];
  /** Campaigns with bonus points, highest multiplier first. */
  bonuses: ReceiptBonus[];
}

const RULES: Statement = {
  name: "receipt-rules",
  text: `
    select f.is_enabled as "codesOn", coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'storeType', s.store_type, 'deactivatedAt', s.deactivated_at))
      from stores s where s.id = any($1::uuid[]) and s.deleted_at is null), '[]') as stores, coalesce((
      select jsonb_agg(jsonb_build_object('campaignId', c.id, 'name', c.name, 'multiplier', c.bonus_multiplier,
        'startsAt', c.starts_at, 'endsAt', c.ends_at) order by c.bonus_multiplier desc, c.created_at, c.id)
      from campaigns c join events e on e.id = c.event_id
      where c.bonus_multiplier > 1 and c.is_active and c.deleted_at is null and e.is_active and e.deleted_at is null
    ), '[]') as bonuses
    from feature_flags f where f.name = 'lottery_code_generation'`,
};

/** Returns the current rules for receipts of these stores. */
export async function receiptRules(db: Db, storeIds: string[]): Promise<ReceiptRules> {
  const rules = await queryRow<ReceiptRules>(db, RULES, [storeIds]);
  const stores = (rules?.stores ?? []).map((store) => ({
    ...store,
    deactivatedAt: store.deactivatedAt && new Date(store.deactivatedAt),
  }));
  const bonuses = (rules?.bonuses ?? []).map((bonus) => ({
    ...bonus,
    startsAt: new Date(bonus.startsAt),
    endsAt: new Date(bonus.endsAt),
  }));
  return { codesOn: rules?.codesOn ?? false, stores, bonuses };
}

export interface StoredReceipt {
  id: string;
  receiptNumber: string;
  customerId: string;
  storeId: string | null;
  storeType: StoreType;
  multiplier: number;
  amountToman: number;
  returnedToman: number;
  points: number;
  pointsReversed: number;
  purchasedAt: Date;
  createdAt: Date;
  createdBy: string | null;
  voidedAt: Date | null;
}

const STORED = `
  r.id, r.receipt_number as "receiptNumber", r.customer_id as "customerId", r.store_id as "storeId",
  r.store_type as "storeType", r.multiplier, r.amount_toman as "amountToman", r.returned_toman as "returnedToman",
  r.points, r.points_reversed as "pointsReversed", r.purchased_at as "purchasedAt", r.created_at as "createdAt",
  r.created_by as "createdBy", r.voided_at as "voidedAt"`;

/**
 * Returns receipts with their generated codes in canonical form. At most `maxCodes` codes are read in total; `codes` is
 * null for a receipt whose codes exceed the remainder.
 */
export async function storedReceipts(
  db: Db,
  ids: string[],
  maxCodes: number,
): Promise<(StoredReceipt & { codeCount: number; codes: string[] | null })[]> {
  const found = await queryRows<StoredReceipt & { codeCount: number; codes: string | null }>(
    db,
    // Parsing one string is faster than parsing an array: 3 ms instead of 28 ms for 50,000 codes.
    `select ${STORED}, r.codes_generated as "codeCount",
       case when sum(r.codes_generated) over (order by array_position($1::uuid[], r.id)) <= $2 then coalesce((
         select string_agg(k.code, ' ' order by k.ordinal) from lottery_codes k where k.receipt_id = r.id), '') end as codes
     from receipts r where r.id = any($1::uuid[])`,
    [ids, maxCodes],
  );
  return found.map((receipt) => ({ ...receipt, codes: receipt.codes === null ? null : codesIn(receipt.codes) }));
}

const codesIn = (text: string): string[] => (text === "" ? [] : text.split(" "));

/** Returns at most two receipts with this printed number; several stores may use the same number. */
export const receiptsByKey = (db: Db, key: string): Promise<{ id: string }[]> =>
  queryRows(db, `select r.id from receipts r where r.receipt_key = $1 limit 2`, [key]);

export const findReceipt = (db: Db, id: string): Promise<StoredReceipt | null> =>
  queryRow(db, `select ${STORED} from receipts r where r.id = $1`, [id]);

/** Locks a receipt until the transaction ends; other reversals and code generations wait. */
export const lockReceipt = (db: Db, id: string): Promise<StoredReceipt | null> =>
  queryRow(db, `select ${STORED} from receipts r where r.id = $1 for update`, [id]);

/** Returns the recorder and time of a receipt, for the duplicate error. */
export const recordedBy = (db: Db, id: string): Promise<{ who: string | null; at: Date } | null> =>
  queryRow(
    db,
    `select u.full_name as who, r.created_at as at from receipts r left join users u on u.id = r.created_by where r.id = $1`,
    [id],
  );

export const markCodesGenerated = (db: Db, receipt: StoredReceipt, count: number): Promise<unknown> =>
  queryRows(
    db,
    `with filled as (update receipts r set codes_generated = r.codes_generated + $2 where r.id = $1 returning r.customer_id)
     update customers c set total_codes = c.total_codes + $2 from filled f where c.id = f.customer_id`,
    [receipt.id, count],
  );
