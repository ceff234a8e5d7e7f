import type { TableType } from "../../domain/data-tables";
import type { Lang } from "../../domain/errors/error-catalogue";

interface Headings {
  en: readonly string[];
  fa: readonly string[];
  /** The positions of the columns of the template. */
  template: readonly number[];
  /** The positions of the columns that have the Jalali date beside them in a Persian file. */
  dates: readonly number[];
}

/** The headings of exported tables, in order, without those of Jalali dates. */
export const HEADINGS: Record<TableType, Headings> = {
  customers: {
    en: [
      ...["Customer ID", "First name", "Last name", "Phone number", "National code", "Total points", "Receipts"],
      ...["Total spent (Toman)", "Lottery codes", "Last purchase", "Created at"],
    ],
    fa: [
      ...["شناسهٔ مشتری", "نام", "نام خانوادگی", "شماره موبایل", "کد ملی", "مجموع امتیاز", "تعداد رسید"],
      ...["مجموع خرید (تومان)", "تعداد کد قرعه‌کشی", "آخرین خرید", "زمان ثبت"],
    ],
    template: [1, 2, 3, 4, 10],
    dates: [9, 10],
  },
  receipts: {
    en: [
      ...["Receipt number", "Store", "Store type", "Phone number", "National code", "First name", "Last name"],
      ...["Amount (Toman)", "Purchase date", "Points", "Returned (Toman)", "Status", "Created at"],
    ],
    fa: [
      ...["شماره رسید", "فروشگاه", "نوع فروشگاه", "شماره موبایل", "کد ملی", "نام", "نام خانوادگی"],
      ...["مبلغ (تومان)", "تاریخ خرید", "امتیاز", "مرجوعی (تومان)", "وضعیت", "زمان ثبت"],
    ],
    template: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    dates: [8, 12],
  },
  stores: {
    en: ["Store", "Store type", "Manager", "Phone number", "Address", "Description", "Active", "Created at"],
    fa: ["فروشگاه", "نوع فروشگاه", "مدیر", "شماره تلفن", "نشانی", "توضیح", "فعال", "زمان ثبت"],
    template: [0, 1, 2, 3, 4, 5, 6],
    dates: [7],
  },
  points: {
    en: ["Phone number", "National code", "Points", "Reason", "Reference", "Kind", "Created at"],
    fa: ["شماره موبایل", "کد ملی", "امتیاز", "دلیل", "شناسهٔ مرجع", "نوع", "زمان ثبت"],
    template: [0, 1, 2, 3, 4],
    dates: [6],
  },
  lottery_codes: {
    en: [
      ...["Lottery code", "Event", "Batch", "Notes", "Status", "Source"],
      ...["Phone number", "Claimed at", "Created at"],
    ],
    fa: [
      ...["کد قرعه‌کشی", "رویداد", "شناسهٔ سری", "یادداشت", "وضعیت", "منبع"],
      ...["شماره موبایل", "زمان دریافت", "زمان ثبت"],
    ],
    template: [0, 1, 2, 3],
    dates: [7, 8],
  },
};

/** Inserts a cell behind each date of a row in a Persian file; `jalali` returns it for the cell of the date. */
export const withJalali = (type: TableType, lang: Lang, row: readonly string[], jalali: (cell: string) => string) =>
  row.flatMap((cell, at) => (lang === "fa" && HEADINGS[type].dates.includes(at) ? [cell, jalali(cell)] : [cell]));

/** The header of an exported file. */
export const headerOf = (type: TableType, lang: Lang): string[] =>
  withJalali(type, lang, HEADINGS[type][lang], (label) => `${label} (شمسی)`);
