const en = {
  files: "Public files",
  manifestFile: "Manifest",
  entriesFile: "Entries",
  anchorsFile: "Places",
  resultFile: "Result",
  verifierFile: "Verifier",
  evidence: "Evidence pack (zip)",
  evidenceHint: "All files of the draw with the protocol for a notary. It names the winners, so it is for staff only.",
  evidenceFailed: "Could not download the evidence pack. Try again.",
};

const fa: typeof en = {
  files: "فایل‌های عمومی",
  manifestFile: "مانیفست",
  entriesFile: "فهرست شرکت‌کنندگان",
  anchorsFile: "محل‌ها",
  resultFile: "نتیجه",
  verifierFile: "صفحهٔ بررسی",
  evidence: "بستهٔ مدارک (zip)",
  evidenceHint:
    "همهٔ فایل‌های قرعه‌کشی همراه صورت‌جلسه برای دفتر اسناد رسمی. نام برندگان در آن آمده و فقط برای کارکنان است.",
  evidenceFailed: "بستهٔ مدارک دریافت نشد. دوباره تلاش کنید.",
};

/** Labels of the files of a draw. */
export const drawFilesText = { ns: "draw-files", en, fa };
