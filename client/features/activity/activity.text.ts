const en = {
  none: "Nothing has been recorded yet.",
  by: "by {{who}}",
  system: "the system",
  timeline: "Timeline",
  timelineFailed: "Could not load the timeline. Try again.",
  more: "Show more",
  gained_one: "+{{points}} point",
  gained_other: "+{{points}} points",
  lost_one: "−{{points}} point",
  lost_other: "−{{points}} points",
};

const fa: typeof en = {
  none: "هنوز چیزی ثبت نشده است.",
  by: "توسط {{who}}",
  system: "سامانه",
  timeline: "تاریخچه",
  timelineFailed: "تاریخچه بارگذاری نشد. دوباره تلاش کنید.",
  more: "نمایش بیشتر",
  gained_one: "{{points}}+ امتیاز",
  gained_other: "{{points}}+ امتیاز",
  lost_one: "{{points}}− امتیاز",
  lost_other: "{{points}}− امتیاز",
};

export const activityText = { ns: "activity", en, fa };
