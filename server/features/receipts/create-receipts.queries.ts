import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { queryRows, type Statement } from "../../kit/db/queries";

/** A validated receipt, ready to be written. Its codes are counted, but not created yet. */
export interface PreparedReceipt {
  id: string;
  receiptNumber: string;
  receiptKey: string;
  storeId: string | null;
  storeType: StoreType;
  /** Multiplier of the store type times the multiplier of the campaign, if any. */
  multiplier: number;
  campaignId: string | null;
  amountToman: number;
  points: number;
  purchasedAt: Date;
  contentHash: Buffer;
  nationalCode: string;
  phone: string;
  firstName: string | null;
  lastName: string | null;
  /** The id of the customer if this receipt creates one. */
  newCustomerId: string;
  idempotencyKey: string | null;
  reason: string | null;
  /** One code per point, or 0 while code generation is disabled. */
  codeCount: number;
}

type WriteStatus =
  | "CREATED"
  | "REPLAYED"
  | "RECEIPT_EXISTS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IDENTITY_CONFLICT"
  | "CUSTOMER_DELETED"
  /** The customer changed while the statement waited for the lock; nothing was written. Run it again. */
  | "RETRY";

export interface WriteResult {
  /** Position in the input list. */
  n: number;
  status: WriteStatus;
  receiptId: string;
  customerId: string | null;
}

export interface Writer {
  /** The user; null for an API key. */
  createdBy: string | null;
  actorId: string | null;
  actorRole: string | null;
  now: Date;
  scope: string;
  ip: string;
  requestId: string;
}

/** Classifies each row of `input` by committed data. `scope` is the placeholder of the caller's idempotency scope. */
const classified = (scope: string): string => `
    classified as materialized (
      select i.*, c.id as customer_id, k.receipt_id is null and i.key is not null as is_new_key,
        coalesce(k.receipt_id, s.id, t.id, i.id) as receipt_id,
        case
          when k.payload_sha256 = i.content_sha256 then 'REPLAYED'
          when k.receipt_id is not null then 'IDEMPOTENCY_KEY_REUSED'
          when coalesce(s.content_sha256, t.content_sha256) = i.content_sha256 then 'REPLAYED'
          when coalesce(s.id, t.id) is not null then 'RECEIPT_EXISTS'
          when c.phone_number <> i.phone_number or p.id is not null then 'IDENTITY_CONFLICT'
          when c.id is null and (
            select true from customers d where d.national_code = i.national_code and d.deleted_at is not null limit 1
          ) then 'CUSTOMER_DELETED'
          else 'CREATED'
        end as status
      from input i
        left join lateral (
          select x.receipt_id, x.payload_sha256 from idempotency_keys x
          where x.scope = ${scope} and x.key = i.key limit 1) k on true
        left join lateral (
          select x.id, x.content_sha256 from receipts x
          where x.store_id = i.store_id and x.receipt_key = i.receipt_key limit 1) s on true
        left join lateral (
          select x.id, x.content_sha256 from receipts x
          where i.store_id is null and x.store_id is null and x.store_type = i.store_type
            and x.receipt_key = i.receipt_key limit 1) t on true
        left join lateral (
          select x.id, x.phone_number from customers x
          where x.national_code = i.national_code and x.deleted_at is null limit 1) c on true
        left join lateral (
          select x.id from customers x
          where x.phone_number = i.phone_number and x.deleted_at is null and x.national_code <> i.national_code
          limit 1) p on true
    )`;

const NEW_RECEIPTS: Statement = {
  name: "new-receipts",
  text: `
    with input as materialized (
      select * from unnest($1::int[], $2::uuid[], $3::text[], $4::uuid[], $5::smallint[], $6::bytea[], $7::text[],
        $8::text[], $9::text[])
      as i(n, id, receipt_key, store_id, store_type, content_sha256, national_code, phone_number, key)
    ),
    ${classified("$10")}
    select v.n from classified v where v.status = 'CREATED'`,
};

/** Returns the positions of the receipts that a write would create now. */
export async function newReceipts(db: Db, receipts: readonly PreparedReceipt[], scope: string): Promise<Set<number>> {
  const column = <Value>(pick: (receipt: PreparedReceipt, n: number) => Value): Value[] => receipts.map(pick);
  const found = await queryRows<{ n: number }>(db, NEW_RECEIPTS, [
    column((_, n) => n),
    column((receipt) => receipt.id),
    column((receipt) => receipt.receiptKey),
    column((receipt) => receipt.storeId),
    column((receipt) => receipt.storeType),
    column((receipt) => receipt.contentHash),
    column((receipt) => receipt.nationalCode),
    column((receipt) => receipt.phone),
    column((receipt) => receipt.idempotencyKey),
    scope,
  ]);
  return new Set(found.map(({ n }) => n));
}

/*
 * One statement means one round trip, one plan and one transaction. It classifies every receipt by committed data and
 * writes customers, receipts, sales, ledger, codes, keys and audit entries of the new ones. A conflict that the
 * snapshot does not show raises a unique violation or a deadlock; the caller runs the statement again and then sees the
 * committed rows. Rows are inserted and locked in a fixed order to avoid deadlocks.
 */
const WRITE: Statement = {
  name: "write-receipts",
  text: `
    with input as materialized (
      select * from unnest(
        $1::int[], $2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::smallint[], $7::int[], $8::bigint[], $9::int[],
        $10::timestamptz[], $11::bytea[], $12::text[], $13::text[], $14::text[], $15::text[], $16::uuid[], $17::text[],
        $18::text[], $19::int[], $30::uuid[]
      ) as i(n, id, receipt_number, receipt_key, store_id, store_type, multiplier, amount_toman, points,
        purchased_at, content_sha256, national_code, phone_number, first_name, last_name, new_customer_id, key,
        reason, codes, campaign_id)
    ),
    ${classified("$20")},
    /* As a boolean the planner estimates 50 % selectivity; as a text comparison it estimates no rows. */
    prepared as (select v.*, v.status = 'CREATED' as is_new from classified v),
    sums as materialized (
      select j.national_code, j.phone_number, j.customer_id,
        (array_agg(j.new_customer_id order by j.n))[1] as new_customer_id,
        (array_agg(j.first_name order by j.n) filter (where j.first_name is not null))[1] as first_name,
        (array_agg(j.last_name order by j.n) filter (where j.last_name is not null))[1] as last_name,
        sum(j.points)::bigint as points, sum(j.amount_toman)::bigint as spent, count(*)::int as receipts,
        sum(j.codes)::int as codes, max(j.purchased_at) as purchased_at
      from prepared j where j.is_new
      group by j.national_code, j.phone_number, j.customer_id
    ),
    added as (
      insert into customers (id, national_code, phone_number, first_name, last_name, total_points, total_receipts,
        total_spent_toman, total_codes, last_purchase_at, created_at, updated_at)
      select s.new_customer_id, s.national_code, s.phone_number, s.first_name, s.last_name, s.points, s.receipts,
        s.spent, s.codes, s.purchased_at, $21, $21
      from sums s where s.customer_id is null order by s.national_code
      returning id, national_code
    ),
    locked as (
      select c.id from customers c join sums s on s.customer_id = c.id order by c.id for no key update of c
    ),
    grown as (
      update customers c set
        total_points = c.total_points + s.points, total_receipts = c.total_receipts + s.receipts,
        total_spent_toman = c.total_spent_toman + s.spent, total_codes = c.total_codes + s.codes,
        last_purchase_at = greatest(c.last_purchase_at, s.purchased_at),
        first_name = coalesce(c.first_name, s.first_name), last_name = coalesce(c.last_name, s.last_name),
        updated_at = $21
      from sums s join locked h on h.id = s.customer_id
      where c.id = s.customer_id and c.deleted_at is null
        and c.phone_number = s.phone_number and c.national_code = s.national_code
      returning c.id, c.national_code
    ),
    people as (select a.id, a.national_code from added a union all select g.id, g.national_code from grown g),
    written as (
      insert into receipts (id, receipt_number, receipt_key, store_id, customer_id, amount_toman, store_type, multiplier,
        points, codes_generated, purchased_at, content_sha256, created_by, created_at, campaign_id)
      select j.id, j.receipt_number, j.receipt_key, j.store_id, p.id, j.amount_toman, j.store_type, j.multiplier,
        j.points, j.codes, j.purchased_at, j.content_sha256, $22, $21, j.campaign_id
      from prepared j join people p on p.national_code = j.national_code
      where j.is_new order by j.store_id, j.store_type, j.receipt_key
      returning id, customer_id, points, receipt_number
    ),
    sold as (
      insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
        net_toman, points, codes)
      select (j.purchased_at at time zone 'Asia/Tehran')::date, j.store_id, j.store_type, j.campaign_id,
        count(*), 0, sum(j.amount_toman), 0, sum(j.amount_toman), sum(j.points), sum(j.codes)
      from prepared j join written w on w.id = j.id group by 1, 2, 3, 4
    ),
    earned as (
      insert into points_ledger (customer_id, receipt_id, kind, delta, created_by, created_at)
      select w.customer_id, w.id, 'earn', w.points, $22, $21 from written w
    ),
    drawn as (
      insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
      select x.code, w.id, w.customer_id, x.ordinal, 'claimed', $21
      from unnest($23::int[], $24::int[], $25::text[]) as x(n, ordinal, code)
        join prepared j on j.n = x.n join written w on w.id = j.id
    ),
    keyed as (
      insert into idempotency_keys (scope, key, payload_sha256, receipt_id, created_at)
      select $20, j.key, j.content_sha256, j.receipt_id, $21
      from prepared j left join written w on w.id = j.id
      where j.is_new_key and (w.id is not null or j.status = 'REPLAYED') order by j.key
    ),
    audited as (
      insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
      select $21, $29, $26, 'CREATE', 'receipt', w.id::text,
        jsonb_strip_nulls(jsonb_build_object('number', w.receipt_number, 'points', w.points, 'reason', j.reason)), $27, $28
      from written w join prepared j on j.id = w.id
    )
    select j.n, case when j.status = 'CREATED' and w.id is null then 'RETRY' else j.status end as status,
      j.receipt_id as "receiptId", w.customer_id as "customerId"
    from prepared j left join written w on w.id = j.id`,
};

/** A code of the receipt at position `n`, canonical. */
export interface NewCode {
  n: number;
  ordinal: number;
  code: string;
}

/**
 * Classifies and writes validated receipts independently: a rejected receipt does not affect the others. `codes`
 * contains no codes of a receipt whose codes are written by later statements. The list must not contain the same
 * receipt or key twice, or a person with two phones; `ReceiptBatch.admit` guarantees this. Throws a unique violation, a
 * deadlock or a lost connection; nothing is written then.
 */
export function writeReceipts(
  db: Db,
  { receipts, codes }: { receipts: readonly PreparedReceipt[]; codes: readonly NewCode[] },
  writer: Writer,
): Promise<WriteResult[]> {
  const column = <Value>(pick: (receipt: PreparedReceipt, n: number) => Value): Value[] => receipts.map(pick);
  return queryRows<WriteResult>(db, WRITE, [
    column((_, n) => n),
    column((receipt) => receipt.id),
    column((receipt) => receipt.receiptNumber),
    column((receipt) => receipt.receiptKey),
    column((receipt) => receipt.storeId),
    column((receipt) => receipt.storeType),
    column((receipt) => receipt.multiplier),
    column((receipt) => receipt.amountToman),
    column((receipt) => receipt.points),
    column((receipt) => receipt.purchasedAt),
    column((receipt) => receipt.contentHash),
    column((receipt) => receipt.nationalCode),
    column((receipt) => receipt.phone),
    column((receipt) => receipt.firstName),
    column((receipt) => receipt.lastName),
    column((receipt) => receipt.newCustomerId),
    column((receipt) => receipt.idempotencyKey),
    column((receipt) => receipt.reason),
    column((receipt) => receipt.codeCount),
    writer.scope,
    writer.now,
    writer.createdBy,
    codes.map((code) => code.n),
    codes.map((code) => code.ordinal),
    codes.map((code) => code.code),
    writer.actorRole,
    writer.ip,
    writer.requestId,
    writer.actorId,
    column((receipt) => receipt.campaignId),
  ]);
}
