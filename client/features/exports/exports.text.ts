const en = {
  ended: "Export failed",
};

const fa: typeof en = {
  ended: "ساخت فایل ناموفق بود",
};

export const exportsText = { ns: "exports", en, fa };
