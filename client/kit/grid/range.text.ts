const en = {
  period: "Period",
  any: "Any time",
  today: "Today",
  yesterday: "Yesterday",
  this_week: "This week",
  last_week: "Last week",
  this_month: "This month",
  last_month: "Last month",
  this_year: "This year",
  last_year: "Last year",
  last_30_days: "Last 30 days",
  since: "Since the start of {{name}}",
  custom: "Custom",
};

const fa: typeof en = {
  period: "بازهٔ زمانی",
  any: "همهٔ زمان‌ها",
  today: "امروز",
  yesterday: "دیروز",
  this_week: "این هفته",
  last_week: "هفتهٔ گذشته",
  this_month: "این ماه",
  last_month: "ماه گذشته",
  this_year: "امسال",
  last_year: "سال گذشته",
  last_30_days: "۳۰ روز گذشته",
  since: "از شروع {{name}}",
  custom: "دلخواه",
};

/** Texts of the range filter. */
export const rangeText = { ns: "range", en, fa };
