import type { TableType } from "../../domain/data-tables";

interface Headings {
  en: readonly string[];
  fa: readonly string[];
  /** The positions of the columns of the template. */
  template: readonly number[];
}

/** The headings of exported tables, in order. */
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
  },
  stores: {
    en: ["Store", "Store type", "Manager", "Phone number", "Address", "Description", "Active", "Created at"],
    fa: ["فروشگاه", "نوع فروشگاه", "مدیر", "شماره تلفن", "نشانی", "توضیح", "فعال", "زمان ثبت"],
    template: [0, 1, 2, 3, 4, 5, 6],
  },
  points: {
    en: ["Phone number", "National code", "Points", "Reason", "Reference", "Kind", "Created at"],
    fa: ["شماره موبایل", "کد ملی", "امتیاز", "دلیل", "شناسهٔ مرجع", "نوع", "زمان ثبت"],
    template: [0, 1, 2, 3, 4],
  },
  lottery_codes: {
    en: [
      ...["Lottery code", "Event", "Batch", "Notes", "Status", "Source"],
      ...["Phone number", "Claimed at", "Created at"],
    ],
    fa: [
      ...["کد قرعه‌کشی", "رویداد", "شناسهٔ سری", "یادداشت", "وضعیت", "منبع"],
      ...["شماره موبایل", "زمان تخصیص", "زمان ثبت"],
    ],
    template: [0, 1, 2, 3],
  },
};
