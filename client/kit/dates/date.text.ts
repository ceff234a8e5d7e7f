const en = {
  calendar: "Calendar",
  day: "YYYY-MM-DD",
  dayAndTime: "YYYY-MM-DD HH:MM",
  prevMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  days: "Days",
  today: "Today",
  chosen: "{{day}}, selected",
};

const fa: typeof en = {
  calendar: "تقویم",
  day: "سال/ماه/روز",
  dayAndTime: "سال/ماه/روز ساعت:دقیقه",
  prevMonth: "ماه قبل",
  nextMonth: "ماه بعد",
  month: "ماه",
  year: "سال",
  days: "روزها",
  today: "امروز",
  chosen: "{{day}}، انتخاب‌شده",
};

/** Texts of the date field and its calendar. */
export const dateText = { ns: "date", en, fa };
