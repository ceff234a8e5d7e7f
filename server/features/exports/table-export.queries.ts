import { type Column, type COLUMNS, columnsOf, type TableType } from "../../../domain/data-tables";
import { ACTIVE_LABELS } from "../../../domain/data-tables.text";
import type { Ctx, Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { cellBatchesOf } from "../../kit/transactions/cursor";
import { queryNumber } from "../../kit/db/queries";

/** The FROM clause, the order and the parameters of a table. */
export interface Source {
  from: string;
  order: string;
  values: unknown[];
}

type Cells<Type extends TableType> = Record<(typeof COLUMNS)[Type][number]["name"], string>;

/** An instant as ISO 8601 in UTC. */
const isoText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The SQL expression of each exported column. */
const CELLS: { [Type in TableType]: Cells<Type> } = {
  customers: {
    customer_id: "c.id",
    first_name: "c.first_name",
    last_name: "c.last_name",
    phone_number: "c.phone_number",
    national_code: "c.national_code",
    total_points: "c.total_points",
    total_receipts: "c.total_receipts",
    total_spent: "c.total_spent_toman",
    total_lottery_codes: "c.total_codes",
    last_purchase_date: isoText("c.last_purchase_at"),
    created_at: isoText("c.created_at"),
    tags: `(select string_agg(t.name, ', ' order by t.name)
      from customer_tag_links g join customer_tags t on t.id = g.tag_id where g.customer_id = c.id)`,
  },
  receipts: {
    receipt_number: "r.receipt_number",
    store_name: "s.store_name",
    store_type: "r.store_type",
    phone_number: "c.phone_number",
    national_code: "c.national_code",
    first_name: "c.first_name",
    last_name: "c.last_name",
    purchase_amount: "r.amount_toman",
    purchase_date: isoText("r.purchased_at"),
    points: "r.net_points",
    returned_amount: "r.returned_toman",
    status: "r.state",
    created_at: isoText("r.created_at"),
    operator_name: "(select u.full_name from users u where u.id = r.created_by)",
  },
  stores: {
    store_name: "s.store_name",
    store_type: "s.store_type",
    manager_name: "s.manager_name",
    phone_number: "s.phone_number",
    address: "s.address",
    description: "s.description",
    is_active: "s.is_active",
    created_at: isoText("s.created_at"),
  },
  points: {
    phone_number: "c.phone_number",
    national_code: "c.national_code",
    points: "l.delta",
    reason: "l.reason",
    reference: "coalesce(l.reference, r.receipt_number)",
    // A reverted adjustment is marked, so that another installation does not import it.
    kind: `case when l.kind = 'adjust' and exists (
      select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null) then 'adjust_reverted'
      else l.kind end`,
    created_at: isoText("l.created_at"),
  },
  lottery_codes: {
    // Codes of receipts are shown in groups of four, codes of pools in their display form.
    lottery_code: String.raw`coalesce(k.display_code, regexp_replace(k.code, '(.{4})(?=.)', '\1-', 'g'))`,
    event_name: "e.name",
    batch_id: "k.batch_id",
    notes: "k.notes",
    status: "k.status",
    source: "k.source",
    phone_number: "c.phone_number",
    claimed_at: isoText("k.claimed_at"),
    created_at: isoText("k.created_at"),
  },
};

/** The tables that are exported whole, newest first by an index. */
export const WHOLE: Record<Exclude<TableType, "customers">, Source> = {
  receipts: {
    from: "receipt_facts r left join stores s on s.id = r.store_id left join customers c on c.id = r.customer_id",
    order: "r.id desc",
    values: [],
  },
  stores: { from: "stores s where s.deleted_at is null", order: "s.name_key", values: [] },
  points: {
    from: "points_ledger l left join receipts r on r.id = l.receipt_id left join customers c on c.id = l.customer_id",
    order: "l.id desc",
    values: [],
  },
  lottery_codes: {
    from: "lottery_codes k left join events e on e.id = k.event_id left join customers c on c.id = k.customer_id",
    order: "k.id desc",
    values: [],
  },
};

/** A boolean as the label that an import reads back. */
const activeText = (column: string, { yes, no }: { yes: string; no: string }): string =>
  `case when ${column} then '${yes}' else '${no}' end`;

/** The SQL expressions of an exported table, in order. @public The benches read it from the build. */
export const cellsOf = (
  type: TableType,
  columns: readonly Column[] = columnsOf(type),
  lang: Ctx["lang"] = "en",
): string[] =>
  columns.map(({ name, kind }) => {
    const cell = (CELLS[type] as Record<string, string>)[name] ?? "null";
    return kind === "boolean" ? activeText(cell, ACTIVE_LABELS[lang]) : cell;
  });

/** The rows of an exported table, in batches. */
export const tableBatches = (
  tx: Tx,
  type: TableType,
  { from, order, values }: Source,
  { columns, lang }: { columns: readonly Column[]; lang: Ctx["lang"] },
): AsyncGenerator<string[][]> =>
  cellBatchesOf(tx, `select ${cellsOf(type, columns, lang).join(", ")} from ${from} order by ${order}`, values);

/** The number of rows of an exported table. */
export const countRows = (db: Db, { from, values }: Source): Promise<number> =>
  queryNumber(db, `select count(*)::int from ${from}`, values);
