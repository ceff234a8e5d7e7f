const en = {
  none: "Nothing has been recorded yet.",
  by: "by {{who}}",
  system: "the system",
  timeline: "Timeline",
  timelineFailed: "Could not load the timeline. Try again.",
  more: "Show more",
  gained: "+{{points}} points",
  lost: "−{{points}} points",
};

const fa: typeof en = {
  none: "هنوز چیزی ثبت نشده است.",
  by: "توسط {{who}}",
  system: "سامانه",
  timeline: "تاریخچه",
  timelineFailed: "تاریخچه بارگذاری نشد. دوباره تلاش کنید.",
  more: "نمایش بیشتر",
  gained: "{{points}}+ امتیاز",
  lost: "{{points}}− امتیاز",
};

export const activityText = { ns: "activity", en, fa };
