import type { Lang } from "./errors/error-catalogue";

/** Columns of the reports that can be exported. */
export const REPORT_COLUMNS = {
  revenue: ["period", "revenue", "receipts", "average"],
  customers: ["period", "buyers", "new_customers"],
  stores: ["store_name", "store_type", "is_active", "revenue", "receipts"],
} as const;
export type ReportType = keyof typeof REPORT_COLUMNS;
export type ReportColumn = (typeof REPORT_COLUMNS)[ReportType][number];

export const REPORT_COLUMN_LABELS: Record<ReportColumn, Record<Lang, string>> = {
  period: { en: "Period from", fa: "دوره از" },
  revenue: { en: "Revenue (Toman)", fa: "فروش (تومان)" },
  receipts: { en: "Receipts", fa: "تعداد رسید" },
  average: { en: "Average receipt (Toman)", fa: "میانگین رسید (تومان)" },
  buyers: { en: "Customers who bought", fa: "مشتریان خریدار" },
  new_customers: { en: "New customers", fa: "مشتریان جدید" },
  store_name: { en: "Store", fa: "فروشگاه" },
  store_type: { en: "Store type", fa: "نوع فروشگاه" },
  is_active: { en: "Active", fa: "فعال" },
};

/** Receipts without a store, in the list of stores. */
export const UNASSIGNED_LABEL: Record<Lang, string> = { en: "Unassigned", fa: "بدون فروشگاه" };

/** File names of the reports. */
export const REPORT_LABELS: Record<ReportType, Record<Lang, string>> = {
  revenue: { en: "Revenue report", fa: "گزارش فروش" },
  customers: { en: "Customer report", fa: "گزارش مشتریان" },
  stores: { en: "Store report", fa: "گزارش فروشگاه‌ها" },
};

/** Prefix of a template's file name, before the table label. */
export const TEMPLATE_LABEL: Record<Lang, string> = { en: "Template", fa: "الگوی" };
