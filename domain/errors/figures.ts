import type { ErrorRow } from "./row";

/** Errors of dashboards and reports. */
export const FIGURE_ERRORS = {
  DAY_INVALID: {
    status: 400,
    en: "Enter a date such as 2026-08-03",
    fa: "تاریخ باید روزی مانند 2026-08-03 باشد",
  },
  DAYS_INVALID: {
    status: 400,
    en: "The number of days must be at least 1",
    fa: "تعداد روزها باید دست‌کم ۱ باشد",
  },
  MEASURES_REQUIRED: {
    status: 400,
    en: "Choose at least one figure to report",
    fa: "دست‌کم یک شاخص برای گزارش انتخاب کنید",
  },
  REPORT_FIELD_DUPLICATE: {
    status: 400,
    en: "The same figure or breakdown is selected twice",
    fa: "یک شاخص یا تفکیک دو بار خواسته شده است",
  },
  DIMENSIONS_TOO_MANY: {
    status: 400,
    en: "Choose at most two breakdowns",
    fa: "گزارش حداکثر بر دو پایه تفکیک می‌شود",
  },
  PERIODS_TOO_MANY: {
    status: 400,
    en: "Choose one of day, week and month",
    fa: "از میان روز، هفته و ماه یکی را انتخاب کنید",
  },
  REPORT_TOO_LONG: {
    status: 400,
    en: "A report can cover at most three years",
    fa: "گزارش حداکثر سه سال را در بر می‌گیرد",
  },
  REPORT_TOO_LONG_LIVE: {
    status: 400,
    en: "A report by hour or with the number of customers can cover at most 400 days",
    fa: "گزارش ساعتی یا شمار مشتریان متمایز حداکثر ۴۰۰ روز را در بر می‌گیرد",
  },
  NEW_CUSTOMERS_BY_STORE: {
    status: 400,
    en: "New customers can only be broken down by time",
    fa: "مشتریان جدید به فروشگاه یا کمپینی تعلق ندارند؛ آن‌ها را تنها بر پایهٔ زمان تفکیک کنید",
  },
  SORT_UNKNOWN: {
    status: 400,
    en: "Sort by one of the report's figures or breakdowns",
    fa: "ترتیب باید بر پایهٔ یکی از شاخص‌ها یا تفکیک‌های همین گزارش باشد",
  },
  TABLE_TOO_LONG_FOR_ODS: {
    status: 400,
    en: "An .ods file can hold at most {max} records. Choose .xlsx or .csv, or filter the list.",
    fa: "فایل ods حداکثر {max} رکورد را در بر می‌گیرد. قالب xlsx یا csv را انتخاب کنید یا فهرست را محدودتر کنید.",
  },
  REPORT_TOO_MANY_ROWS: {
    status: 400,
    en: "The report has more than {max} rows. Choose a shorter period or a coarser breakdown.",
    fa: "گزارش بیش از {max} سطر دارد. بازهٔ کوتاه‌تر یا تفکیک درشت‌تری انتخاب کنید.",
  },
} as const satisfies Record<string, ErrorRow>;
