import type { Lang } from "./errors/error-catalogue";
import type { COLUMNS } from "./data-tables";

type ColumnName = (typeof COLUMNS)[keyof typeof COLUMNS][number]["name"];

/** Column labels of exported tables and templates; an import accepts both languages. */
export const COLUMN_LABELS: Record<ColumnName, Record<Lang, string>> = {
  customer_id: { en: "Customer ID", fa: "شناسهٔ مشتری" },
  first_name: { en: "First name", fa: "نام" },
  last_name: { en: "Last name", fa: "نام خانوادگی" },
  phone_number: { en: "Phone number", fa: "شماره موبایل" },
  national_code: { en: "National code", fa: "کد ملی" },
  total_points: { en: "Total points", fa: "مجموع امتیاز" },
  total_receipts: { en: "Receipts", fa: "تعداد رسید" },
  total_spent: { en: "Total spent (Toman)", fa: "مجموع خرید (تومان)" },
  total_lottery_codes: { en: "Lottery codes", fa: "تعداد کد قرعه‌کشی" },
  last_purchase_date: { en: "Last purchase", fa: "آخرین خرید" },
  created_at: { en: "Created at", fa: "زمان ثبت" },
  tags: { en: "Tags", fa: "برچسب‌ها" },
  receipt_number: { en: "Receipt number", fa: "شماره رسید" },
  store_name: { en: "Store", fa: "فروشگاه" },
  store_type: { en: "Store type", fa: "نوع فروشگاه" },
  purchase_amount: { en: "Amount (Toman)", fa: "مبلغ (تومان)" },
  purchase_date: { en: "Purchase date", fa: "تاریخ خرید" },
  points: { en: "Points", fa: "امتیاز" },
  returned_amount: { en: "Returned (Toman)", fa: "مرجوعی (تومان)" },
  operator_name: { en: "Recorded by", fa: "ثبت‌کننده" },
  status: { en: "Status", fa: "وضعیت" },
  manager_name: { en: "Manager", fa: "مدیر" },
  address: { en: "Address", fa: "نشانی" },
  description: { en: "Description", fa: "توضیح" },
  is_active: { en: "Active", fa: "فعال" },
  reason: { en: "Reason", fa: "دلیل" },
  reference: { en: "Reference", fa: "شناسهٔ مرجع" },
  kind: { en: "Kind", fa: "نوع" },
  lottery_code: { en: "Lottery code", fa: "کد قرعه‌کشی" },
  event_name: { en: "Event", fa: "رویداد" },
  batch_id: { en: "Batch", fa: "شناسهٔ سری" },
  notes: { en: "Notes", fa: "یادداشت" },
  source: { en: "Source", fa: "منبع" },
  claimed_at: { en: "Claimed at", fa: "زمان دریافت" },
};

/** The label of a column in a table: stores have a landline, people a mobile phone. */
export const columnLabel = (type: keyof typeof COLUMNS, name: string): Record<Lang, string> =>
  type === "stores" && name === "phone_number"
    ? { en: "Phone number", fa: "شماره تلفن" }
    : COLUMN_LABELS[name as ColumnName];

/** The label of the column with the Jalali date, which a Persian file has beside a date; imports ignore it. */
export const jalaliLabel = (label: string): string => `${label} (شمسی)`;

/** Alternative column names that an import accepts. */
export const COLUMN_ALIASES: Partial<Record<ColumnName, readonly string[]>> = {
  phone_number: ["شماره تلفن", "تلفن"],
  lottery_code: ["code", "کد"],
  notes: ["note", "توضیح", "توضیحات"],
  batch_id: ["دسته"],
};

/** Labels of the tables. */
export const TABLE_LABELS: Record<keyof typeof COLUMNS, Record<Lang, string>> = {
  customers: { en: "Customers", fa: "مشتریان" },
  receipts: { en: "Receipts", fa: "رسیدها" },
  stores: { en: "Stores", fa: "فروشگاه‌ها" },
  points: { en: "Points", fa: "امتیازها" },
  lottery_codes: { en: "Lottery codes", fa: "کدهای قرعه‌کشی" },
};

/** Exported cells of a boolean; an import reads them back. */
export const ACTIVE_LABELS: Record<Lang, { yes: string; no: string }> = {
  en: { yes: "Active", no: "Inactive" },
  fa: { yes: "فعال", no: "غیرفعال" },
};

/** Cell values for true and false. */
export const YES_WORDS: readonly string[] = ["true", "yes", "1", "active", "بله", "بلی", "فعال"];
export const NO_WORDS: readonly string[] = ["false", "no", "0", "inactive", "خیر", "نه", "غیرفعال", "غیر فعال"];
