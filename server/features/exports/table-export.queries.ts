import { type Column, type COLUMNS, columnsOf, type TableType } from "../../../domain/data-tables";
import { ACTIVE_LABELS, columnLabel, jalaliLabel } from "../../../domain/data-tables.text";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { type Day, jalaliDay } from "../../../domain/time/business-calendar";
import { TIME_ZONE } from "../../../domain/time/instants";
import type { Tx } from "../../kit/context";
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

/** An instant as the day and the minute in the business's time zone; `jalaliTexts` translates the day. */
const localText = (column: string): string => `to_char(${column} at time zone '${TIME_ZONE}', 'YYYY-MM-DD HH24:MI')`;

/** The SQL expression of each exported column; the instant of a date. */
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
    last_purchase_date: "c.last_purchase_at",
    created_at: "c.created_at",
    tags: `(select string_agg(t.name, ', ' order by t.name collate persian)
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
    purchase_date: "r.purchased_at",
    points: "r.net_points",
    returned_amount: "r.returned_toman",
    status: "r.state",
    created_at: "r.created_at",
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
    created_at: "s.created_at",
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
    created_at: "l.created_at",
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
    claimed_at: "k.claimed_at",
    created_at: "k.created_at",
  },
};

/** The tables that are exported whole, newest first by an index. */
export const WHOLE: Record<Exclude<TableType, "customers">, Source> = {
  receipts: {
    from: "receipt_facts r left join stores s on s.id = r.store_id left join customers c on c.id = r.customer_id",
    order: "r.id desc",
    values: [],
  },
  stores: { from: "stores s where s.deleted_at is null", order: "s.store_name collate persian, s.id", values: [] },
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

/** Whether a column has a second one beside it, with the Jalali date. */
const hasJalali = ({ kind }: Column, lang: Lang): boolean => kind === "date" && lang === "fa";

/** A header in the caller's language, with the Jalali columns of a Persian file. */
export const exportHeader = (type: TableType, columns: readonly Column[], lang: Lang): string[] =>
  columns.flatMap((column) => {
    const label = columnLabel(type, column.name)[lang];
    return hasJalali(column, lang) ? [label, jalaliLabel(label)] : [label];
  });

/** The SQL expressions of an exported table, in the order of its header. @public The benches read it from the build. */
export const cellsOf = (type: TableType, columns: readonly Column[] = columnsOf(type), lang: Lang = "en"): string[] =>
  columns.flatMap((column) => {
    const cell = (CELLS[type] as Record<string, string>)[column.name] ?? "null";
    if (column.kind === "boolean") return [activeText(cell, ACTIVE_LABELS[lang])];
    if (column.kind !== "date") return [cell];
    return hasJalali(column, lang) ? [isoText(cell), localText(cell)] : [isoText(cell)];
  });

/** Returns a function that translates the day of a local text into the Jalali calendar, as in 1405/09/04 10:30. */
function jalaliTexts(): (local: string) => string {
  const known = new Map<Day, string>();
  return (local) => {
    if (local === "") return "";
    const day = local.slice(0, 10);
    const jalali = known.get(day) ?? jalaliDay(day);
    known.set(day, jalali);
    return jalali + local.slice(10);
  };
}

/**
 * Returns a function that formats the Jalali dates in rows of `cellsOf`, in place, because a table can have millions of
 * cells.
 * @public The benches read it from the build.
 */
export function jalaliFormatter(columns: readonly Column[], lang: Lang): (rows: string[][]) => string[][] {
  const isJalali = columns.flatMap((column) => (hasJalali(column, lang) ? [false, true] : [false]));
  const indexes = isJalali.flatMap((is, index) => (is ? [index] : []));
  const jalali = jalaliTexts();
  return (rows) => {
    for (const row of rows) for (const index of indexes) row[index] = jalali(row[index] ?? "");
    return rows;
  };
}

/** The rows of an exported table, in batches. */
export async function* tableBatches(
  tx: Tx,
  type: TableType,
  { from, order, values }: Source,
  { columns, lang }: { columns: readonly Column[]; lang: Lang },
): AsyncGenerator<string[][]> {
  const format = jalaliFormatter(columns, lang);
  const statement = `select ${cellsOf(type, columns, lang).join(", ")} from ${from} order by ${order}`;
  for await (const batch of cellBatchesOf(tx, statement, values)) yield format(batch);
}

/** The number of rows of an exported table. */
export const countRows = (db: Db, { from, values }: Source): Promise<number> =>
  queryNumber(db, `select count(*)::int from ${from}`, values);
