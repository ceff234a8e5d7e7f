import type { Lang } from "./errors/error-catalogue";
import type { TableType } from "./data-tables";
import { SAMPLE_TEXTS } from "./template-samples.text";

/** Marks a row as a note by the start of its first cell; an import skips it. */
export const NOTE_MARK = "# ";

type Row = Readonly<Record<string, string>>;

/** Returns the sample rows of a table's template, as cells by column name. */
export function samplesOf(type: TableType, lang: Lang): readonly Row[] {
  const text = (name: keyof typeof SAMPLE_TEXTS): string => SAMPLE_TEXTS[name][lang];
  const sara = { phone_number: "09120000001", national_code: "0012345679" };
  const ali = { phone_number: "09120000002", national_code: "0023456789" };
  const named = [
    { ...sara, first_name: text("sara"), last_name: text("karimi") },
    { ...ali, first_name: text("ali"), last_name: text("rezaei") },
  ] as const;
  const samples: Record<TableType, readonly Row[]> = {
    customers: named.map((person) => ({ ...person, created_at: "2026-03-21" })),
    receipts: [
      {
        ...named[0],
        receipt_number: "000123",
        store_name: text("store"),
        purchase_amount: "3500000",
        purchase_date: "2026-03-21T14:30:00Z",
      },
      {
        ...named[1],
        receipt_number: "000124",
        store_type: "2",
        purchase_amount: "12000000",
        purchase_date: "2026-03-21",
      },
    ],
    stores: [
      {
        store_name: text("store"),
        store_type: "1",
        manager_name: text("storeManager"),
        phone_number: "02100000000",
        address: text("address"),
        is_active: "true",
      },
    ],
    points: [
      { ...sara, points: "5", reason: text("gift"), reference: "NOWRUZ-0001" },
      { ...ali, points: "-2", reason: text("correction"), reference: "FIX-0001" },
    ],
    lottery_codes: [
      { lottery_code: "0012ABCD3456", event_name: text("event"), batch_id: "BATCH-01", notes: text("series") },
    ],
  };
  return samples[type];
}
