const en = {
  export: "Export",
  exporting: "Exporting…",
  exported: "Exported: {{name}}",
  exportFailed: "Could not export the list: {{reason}}",
};

const fa: typeof en = {
  export: "گرفتن خروجی",
  exporting: "در حال آماده‌سازی خروجی…",
  exported: "خروجی آماده شد: {{name}}",
  exportFailed: "خروجی فهرست آماده نشد: {{reason}}",
};

export const listExportsText = { ns: "listExports", en, fa };
