import type { Lang } from "./errors/error-catalogue";

/** The reports that can be exported, one for each table of the reports screen. */
export type ReportType = "revenue" | "revenue_by_store" | "customers" | "segments" | "stores";

/** File names of the reports. */
export const REPORT_LABELS: Record<ReportType, Record<Lang, string>> = {
  revenue: { en: "Revenue report", fa: "گزارش فروش" },
  revenue_by_store: { en: "Revenue by store", fa: "فروش به تفکیک فروشگاه" },
  customers: { en: "Customer report", fa: "گزارش مشتریان" },
  segments: { en: "Customer segments", fa: "دسته‌های مشتریان" },
  stores: { en: "Store report", fa: "گزارش فروشگاه‌ها" },
};

/** File name of a report of the report builder. */
export const CUSTOM_REPORT_LABEL: Record<Lang, string> = { en: "Custom report", fa: "گزارش سفارشی" };

const en = {
  period: "Period",
  firstDay: "Period from (ISO)",
  revenue: "Revenue",
  receipts: "Receipts",
  average: "Average receipt",
  customers: "Customers who bought",
  newCustomers: "New customers",
  segmentFrom: "From",
  segmentTo: "To",
  store: "Store",
  storeType: "Store type",
  status: "Status",
  active: "Active",
  closed: "Closed",
  share: "Share (%)",
  unassigned: "Unassigned",
  toman: "Toman",
  rial: "Rial",
  previous: "previous period",
  year: "last year",
  comma: ",",
};

const fa: typeof en = {
  period: "دوره",
  firstDay: "شروع دوره (میلادی)",
  revenue: "فروش",
  receipts: "تعداد رسید",
  average: "میانگین رسید",
  customers: "مشتریان خریدار",
  newCustomers: "مشتریان جدید",
  segmentFrom: "از",
  segmentTo: "تا",
  store: "فروشگاه",
  storeType: "نوع فروشگاه",
  status: "وضعیت",
  active: "فعال",
  closed: "بسته",
  share: "سهم (٪)",
  unassigned: "بدون فروشگاه",
  toman: "تومان",
  rial: "ریال",
  previous: "دورهٔ قبل",
  year: "سال قبل",
  comma: "،",
};

/** Column headings and cells of exported reports. */
export const REPORT_FILE_LABELS = { en, fa };

/** Prefix of a template's file name, before the table label. */
export const TEMPLATE_LABEL: Record<Lang, string> = { en: "Template", fa: "نمونهٔ" };
