const en = {
  title: "Your codes in draws",
  lead: "The participants of a draw are listed before it is held. With a proof you can check on your own device that your codes are in the list.",
  drawAt: "Draw: {{time}}",
  codes_one: "{{number}} of your codes takes part",
  codes_other: "{{number}} of your codes take part",
  moreCodes: "These are the first {{number}}. The proof contains all of them.",
  won: "You have won {{prize}} with code {{code}}.",
  download: "Download proof",
  downloading: "Downloading…",
  page: "Draw page",
  check: "How to check it",
  checkProof: "Download your proof here.",
  checkFiles: "Save the files of the draw:",
  manifest: "manifest",
  result: "result",
  checkOpen: "Open the files in the verifier and enter your phone number and national code. They stay on your device.",
  verifier: "Open the verifier",
  missing: "This proof is not available. Look up your codes again.",
};

const fa: typeof en = {
  title: "کدهای شما در قرعه‌کشی‌ها",
  lead: "فهرست شرکت‌کنندگان هر قرعه‌کشی پیش از برگزاری ثبت می‌شود. با گواهی می‌توانید روی دستگاه خودتان بررسی کنید که کدهایتان در فهرست هست.",
  drawAt: "زمان قرعه‌کشی: {{time}}",
  codes_one: "{{number}} کد شما شرکت دارد",
  codes_other: "{{number}} کد شما شرکت دارد",
  moreCodes: "این {{number}} کد اول است. گواهی شامل همهٔ کدهاست.",
  won: "تبریک! با کد {{code}} برندهٔ {{prize}} شدید.",
  download: "دریافت گواهی",
  downloading: "در حال دریافت…",
  page: "صفحهٔ قرعه‌کشی",
  check: "چطور بررسی کنم؟",
  checkProof: "گواهی خود را از همین‌جا دریافت کنید.",
  checkFiles: "فایل‌های قرعه‌کشی را ذخیره کنید:",
  manifest: "مانیفست",
  result: "نتیجه",
  checkOpen:
    "فایل‌ها را در صفحهٔ بررسی باز کنید و شماره موبایل و کد ملی خود را وارد کنید. این اطلاعات از دستگاه شما خارج نمی‌شود.",
  verifier: "باز کردن صفحهٔ بررسی",
  missing: "این گواهی در دسترس نیست. کدهایتان را دوباره جست‌وجو کنید.",
};

export const drawCardText = { ns: "draw-card", en, fa };
