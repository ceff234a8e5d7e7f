const en = {
  ended: "Export failed",
};

const fa: typeof en = {
  ended: "فایل ایجاد نشد",
};

export const exportsText = { ns: "exports", en, fa };
