const en = {
  export: "Export",
  exporting: "Exporting…",
  exported: "The list has been exported.",
  exportFailed: "Could not export the list: {{reason}}",
};

const fa: typeof en = {
  export: "گرفتن خروجی",
  exporting: "در حال آماده‌سازی خروجی…",
  exported: "خروجی فهرست آماده شد.",
  exportFailed: "خروجی فهرست آماده نشد: {{reason}}",
};

export const listExportsText = { ns: "listExports", en, fa };
