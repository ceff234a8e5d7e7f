const en = {
  add: "Add filter",
  all: "All",
  apply: "Apply",
  remove: "Remove filter: {{name}}",
  between: "{{from}} to {{to}}",
  since: "from {{from}}",
  until: "until {{to}}",
  notADay: "Enter a date such as 2026-08-03",
};

const fa: typeof en = {
  add: "افزودن فیلتر",
  all: "همه",
  apply: "اعمال",
  remove: "حذف فیلتر: {{name}}",
  between: "{{from}} تا {{to}}",
  since: "از {{from}}",
  until: "تا {{to}}",
  notADay: "تاریخی مانند ۱۴۰۵/۰۵/۱۲ وارد کنید",
};

/** Texts of the filters of the lists. */
export const filtersText = { ns: "filters", en, fa };
