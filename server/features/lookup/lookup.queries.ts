import { CODES_PER_PAGE, MAX_LISTED_PURCHASES } from "../../../domain/customers";
import type { CodeStatus } from "../../../domain/codes";
import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { queryRow, type Statement } from "../../kit/db/queries";
import type { ReceiptState } from "../receipts/receipt.types";

export interface LookupRow {
  id: string;
  firstName: string | null;
  lastName: string | null;
  totalPoints: number;
  totalCodes: number;
  /** `poolCode` is the display form of a pool code; null for the code of a receipt. */
  codes: { code: string; poolCode: string | null; createdAt: string; status: CodeStatus }[];
  purchases: {
    receiptNumber: string;
    purchasedAt: string;
    storeType: StoreType;
    amountToman: number;
    points: number;
    state: ReceiptState;
  }[];
}

const LOOKUP: Statement = {
  name: "lookup",
  text: `
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
      (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes",
      coalesce((
        select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
          'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
        from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit ${CODES_PER_PAGE} offset $3) k
      ), '[]') as codes,
      coalesce((
        select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
          'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
          'state', r.state) order by r.purchased_at desc, r.id desc)
        from (select n.* from receipt_facts n where n.customer_id = c.id
              order by n.purchased_at desc, n.id desc limit ${MAX_LISTED_PURCHASES}) r
      ), '[]') as purchases
    from customers c
    where c.phone_number = $1 and c.national_code = $2 and c.deleted_at is null`,
};

/** Returns a customer's totals, a page of codes (newest first) and the newest purchases. */
export const lookUpCustomer = (
  db: Db,
  { phone, nationalCode, offset }: { phone: string; nationalCode: string; offset: number },
): Promise<LookupRow | null> => queryRow<LookupRow>(db, LOOKUP, [phone, nationalCode, offset]);
