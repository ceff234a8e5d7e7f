import type { ErrorRow } from "./row";

/** Errors of dashboards and reports. */
export const FIGURE_ERRORS = {
  DAY_INVALID: {
    status: 400,
    en: "Enter a date such as 2026-08-03",
    fa: "تاریخی مانند 2026-08-03 وارد کنید",
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
    fa: "یک شاخص یا تفکیک دو بار انتخاب شده است",
  },
  DIMENSIONS_TOO_MANY: {
    status: 400,
    en: "Choose at most two breakdowns",
    fa: "حداکثر دو تفکیک انتخاب کنید",
  },
  PERIODS_TOO_MANY: {
    status: 400,
    en: "Choose one of day, week and month",
    fa: "از میان روز، هفته و ماه یکی را انتخاب کنید",
  },
  REPORT_TOO_LONG: {
    status: 400,
    en: "A report can cover at most three years",
    fa: "بازهٔ گزارش نباید بیش از سه سال باشد",
  },
  REPORT_FROM_RECEIPTS_TOO_LONG: {
    status: 400,
    en: "A report by hour or with the number of customers can cover at most 400 days",
    fa: "بازهٔ گزارش ساعتی یا گزارش با تعداد مشتریان نباید بیش از ۴۰۰ روز باشد",
  },
  NEW_CUSTOMERS_BY_STORE: {
    status: 400,
    en: "New customers can only be broken down by time",
    fa: "مشتریان جدید را فقط بر پایهٔ زمان می‌توان تفکیک کرد",
  },
  SORT_UNKNOWN: {
    status: 400,
    en: "Sort by one of the report's figures or breakdowns",
    fa: "گزارش را بر پایهٔ یکی از شاخص‌ها یا تفکیک‌های آن مرتب کنید",
  },
} as const satisfies Record<string, ErrorRow>;
