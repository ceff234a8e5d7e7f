const en = {
  count: "{{total}} results",
  countOne: "1 result",
  moreThan: "{{total}}+",
  countNone: "No results",
  noneFiltered: "Change or clear the filters.",
  columns: "Columns",
  columnsLead: "Choose the columns and their order.",
  earlier: "Move {{name}} earlier",
  later: "Move {{name}} later",
  defaultColumns: "Default columns",
  selectPage: "Select this page",
  selectRow: "Select",
  details: "Details of",
};

const fa: typeof en = {
  count: "{{total}} نتیجه",
  countOne: "۱ نتیجه",
  moreThan: "بیش از {{total}}",
  countNone: "نتیجه‌ای پیدا نشد",
  noneFiltered: "فیلترها را تغییر دهید یا پاک کنید.",
  columns: "ستون‌ها",
  columnsLead: "ستون‌ها و ترتیب آن‌ها را انتخاب کنید.",
  earlier: "جابه‌جایی {{name}} به قبل",
  later: "جابه‌جایی {{name}} به بعد",
  defaultColumns: "ستون‌های پیش‌فرض",
  selectPage: "انتخاب این صفحه",
  selectRow: "انتخاب",
  details: "جزئیات",
};

/** Texts of the lists. */
export const gridText = { ns: "grid", en, fa };
