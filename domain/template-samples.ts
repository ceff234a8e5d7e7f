import type { Lang } from "./errors/error-catalogue";
import type { TableType } from "./data-tables";
import { SAMPLE_TEXTS } from "./template-samples.text";

/** A row whose first cell begins like this is a note to the reader; an import passes it over. */
export const NOTE_MARK = "# ";

type Row = Readonly<Record<string, string>>;

/** The sample rows of a table's template, as cells by the names of its columns. */
export function samplesOf(type: TableType, lang: Lang): readonly Row[] {
  const word = (name: keyof typeof SAMPLE_TEXTS): string => SAMPLE_TEXTS[name][lang];
  const sara = { phone_number: "09120000001", national_code: "0012345679" };
  const ali = { phone_number: "09120000002", national_code: "0023456789" };
  const named = [
    { ...sara, first_name: word("sara"), last_name: word("karimi") },
    { ...ali, first_name: word("ali"), last_name: word("rezaei") },
  ] as const;
  const samples: Record<TableType, readonly Row[]> = {
    customers: named.map((person) => ({ ...person, created_at: "2026-03-21" })),
    receipts: [
      {
        ...named[0],
        receipt_number: "000123",
        store_name: word("store"),
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
        store_name: word("store"),
        store_type: "1",
        manager_name: word("storeManager"),
        phone_number: "02100000000",
        address: word("address"),
        is_active: "true",
      },
    ],
    points: [
      { ...sara, points: "5", reason: word("gift"), reference: "NOWRUZ-0001" },
      { ...ali, points: "-2", reason: word("correction"), reference: "FIX-0001" },
    ],
    lottery_codes: [
      { lottery_code: "0012ABCD3456", event_name: word("event"), batch_id: "BATCH-01", notes: word("series") },
    ],
  };
  return samples[type];
}
