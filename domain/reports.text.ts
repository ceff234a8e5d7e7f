import type { Lang } from "./errors/client-errors";
import type { ReportDimension, ReportMeasure } from "./reports";

/** Headings of the measures, on the screen and in files. */
export const MEASURE_LABELS: Record<ReportMeasure, Record<Lang, string>> = {
  revenue: { en: "Revenue", fa: "فروش" },
  gross_revenue: { en: "Gross revenue", fa: "فروش ناخالص" },
  voided_revenue: { en: "Voided revenue", fa: "فروش باطل‌شده" },
  receipts: { en: "Receipts", fa: "تعداد رسید" },
  average: { en: "Average receipt", fa: "میانگین رسید" },
  points: { en: "Points", fa: "امتیاز" },
  codes: { en: "Lottery codes", fa: "کد قرعه‌کشی" },
  customers: { en: "Customers who bought", fa: "مشتریان خریدار" },
  new_customers: { en: "New customers", fa: "مشتریان جدید" },
};

/** Headings of the dimensions, on the screen and in files. */
export const DIMENSION_LABELS: Record<ReportDimension, Record<Lang, string>> = {
  day: { en: "Day", fa: "روز" },
  week: { en: "Week", fa: "هفته" },
  month: { en: "Month", fa: "ماه" },
  weekday: { en: "Day of the week", fa: "روز هفته" },
  hour: { en: "Hour", fa: "ساعت" },
  store: { en: "Store", fa: "فروشگاه" },
  store_type: { en: "Store type", fa: "نوع فروشگاه" },
  campaign: { en: "Campaign", fa: "کمپین" },
};

/** Labels of keys that have no name of their own. */
export const KEY_LABELS: Record<Lang, { noStore: string; noCampaign: string; storeType: string; hours: string }> = {
  en: {
    noStore: "Unassigned",
    noCampaign: "No campaign",
    storeType: "Type {type}",
    hours: "{from}:{zero}–{until}:{zero}",
  },
  fa: {
    noStore: "بدون فروشگاه",
    noCampaign: "بدون کمپین",
    storeType: "نوع {type}",
    hours: "{from}:{zero} تا {until}:{zero}",
  },
};
