const en = {
  none: "Nothing has been recorded yet.",
  by: "by {{who}}",
  system: "the system",
};

const fa: typeof en = {
  none: "هنوز چیزی ثبت نشده است.",
  by: "توسط {{who}}",
  system: "سامانه",
};

export const activityText = { ns: "activity", en, fa };
