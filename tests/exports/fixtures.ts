import type { ExportFormat, TableType } from "../../domain/data-tables";
import { ACTIVE_LABELS } from "../../domain/data-tables.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { poolOf } from "../../server/kit/db/queries";
import type { CallOptions, TestApp } from "../support/app";
import { aReceipt, aStore } from "../support/factories";
import { plant } from "../customers/fixtures";
import { anEvent, atDesk, addCode, aVisitor } from "../events/fixtures";
import { withJalali } from "./headings";
import { type ReadTable, readTable } from "../support/workbook";

/** Texts that a spreadsheet would read as formulas, and others that are easily corrupted. */
export const ODD = ["=1+2", "+98 21", "-x", "@x", 'say "hi", all', "a & <b>", "نیم‌فاصله‌ها ٪", "007"] as const;

/** Rows in every table: unusual names, leading zeros, a void and a return, codes with and without an owner. */
export async function fillTables(app: TestApp, token: string): Promise<void> {
  await plant(
    app,
    ODD.map((last_name, index) => ({ first_name: index === 0 ? null : "سارا", last_name, total_points: index * 10 })),
  );
  await plant(app, [
    { last_name: "Gone", deleted_at: new Date().toISOString() },
    { last_name: "Early", created_at: "2024-02-29T20:30:00.123Z", total_receipts: 0 },
  ]);
  const store = await aStore(app, { storeName: "=SUM(A1:A9)", description: "line one\nline two", managerName: "مریم" });
  await aStore(app, { storeName: "فروشگاه کتاب", isActive: false, deactivatedAt: new Date(), phoneNumber: "0021" });
  const ids: string[] = [];
  for (const receipt_id of ["000123", "@77", "R-3"]) {
    const { body } = await app.rest("POST", "/api/receipts/create", aReceipt({ receipt_id, store_id: store.id }), {
      token,
    });
    ids.push(body.data.id);
  }
  await app.rest("POST", `/api/receipts/${ids[1]}/void`, { reason: "+wrong" }, { token });
  await app.rest("POST", `/api/receipts/${ids[2]}/return`, { amount: 1_000_000, reason: "returned" }, { token });
  const event = await anEvent(app, { name: "جشنوارهٔ افتتاحیه" });
  for (const code of ["-0012ABCD", "00998877665"]) await addCode(app, event.id, code);
  await atDesk(app, event.id, aVisitor(), token);
}

export interface Exported extends ReadTable {
  data: { download_url: string; total_records: number; file_size_mb: number; format: string };
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** Exports a table and downloads its file. */
export async function exportOf(
  app: TestApp,
  url: string,
  { format = "csv", ...options }: CallOptions & { format?: ExportFormat } = {},
): Promise<Exported> {
  const { status, body } = await app.rest("GET", url, undefined, options);
  if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
  const file = await app.server.inject({ method: "GET", url: body.data.download_url });
  const bytes = file.rawPayload;
  return { ...(await readTable(format, bytes)), data: body.data, headers: file.headers, bytes };
}

const iso = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);
};

/** The rows of the tables, by the simplest statements. */
const ROWS: Record<TableType, string> = {
  customers: `select id, first_name, last_name, phone_number, national_code, total_points, total_receipts,
    total_spent_toman, total_codes, last_purchase_at, created_at from customers where deleted_at is null`,
  receipts: `select r.receipt_number, s.store_name, r.store_type, c.phone_number, c.national_code, c.first_name,
    c.last_name, r.amount_toman, r.purchased_at, r.points - r.points_reversed, r.returned_toman,
    case when r.voided_at is not null then 'voided' when r.returned_toman > 0 then 'returned' else 'recorded' end,
    r.created_at from receipts r join stores s on s.id = r.store_id join customers c on c.id = r.customer_id`,
  stores: `select store_name, store_type, manager_name, phone_number, address, description, is_active, created_at
    from stores where deleted_at is null`,
  points: `select c.phone_number, c.national_code, l.delta, l.reason, r.receipt_number, l.kind, l.created_at
    from points_ledger l join customers c on c.id = l.customer_id join receipts r on r.id = l.receipt_id`,
  lottery_codes: `select case when k.event_id is null then substr(k.code, 1, 4) || '-' || substr(k.code, 5, 4) || '-' ||
      substr(k.code, 9, 4) || '-' || substr(k.code, 13) else k.display_code end, e.name, k.batch_id, k.notes, k.status,
    k.source, c.phone_number, k.claimed_at, k.created_at
    from lottery_codes k left join events e on e.id = k.event_id left join customers c on c.id = k.customer_id`,
};

const JALALI = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
  timeZone: "Asia/Tehran",
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const);

/** The Jalali date of an instant, as in 1405/09/04 10:30. */
function jalaliText(instant: string): string {
  if (instant === "") return "";
  const parts = new Map(JALALI.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = (["year", "month", "day", "hour", "minute"] as const).map((part) =>
    parts.get(part),
  );
  return `${year}/${month}/${day} ${hour}:${minute}`;
}

/** The rows of a table as the texts of a file, in any order. */
export async function storedRows(app: TestApp, type: TableType, lang: Lang): Promise<string[][]> {
  const client = poolOf(app.product.primary.manager);
  const { rows } = await client.query({ text: ROWS[type], rowMode: "array" });
  const text = (value: unknown) =>
    typeof value === "boolean" ? ACTIVE_LABELS[lang][value ? "yes" : "no"] : iso(value);
  return (rows as unknown[][]).map((row) => withJalali(type, lang, row.map(text), jalaliText));
}
