const en = {
  title: "Opening Day Registration",
  noEvents: "No active opening day events",
  noEventsHelp: "Registration needs an event of the opening day mode that is switched on.",
  toEvents: "Go to Event Management",
  toReceipts: "Create Receipt",
  selectFirst: "Please select an event first",
  notYet: "Registration is closed. The event starts on {{date}}.",
  over: "Registration is closed. The event ended on {{date}}.",

  // Register
  register: "Register Customer",
  registering: "Registering...",
  fullName: "Full Name",
  phone: "Phone Number",
  idCard: "ID Card Number",
  qr: "QR Code Data",
  qrHelp: "Scan it or type it",
  known: "Known customer: {{name}}",
  codeUnlikely: "The check digit does not fit. Please compare it with the card.",
  keys: "Enter goes to the next field, Ctrl+Enter registers.",
  registerFailed: "Failed to register customer: {{reason}}",

  // Camera
  scan: "Scan with camera",
  scanTitle: "Scan QR Code",
  scanHelp: "Hold the code in front of the camera.",
  cameraBlocked: "The camera was not allowed. Allow it in the browser's settings for this page, or type the data.",
  noCamera: "No camera could be started. A hand scanner or typing works as well.",

  // Result
  done: "Customer registered successfully!",
  replayed: "This customer was registered before",
  replayedHelp: "Nothing was added. This is the customer's first code of this event.",
  registrationId: "Registration ID",
  customerId: "Customer ID",
  code: "Lottery Code",
  noCode: "This event gave no code.",
  print: "Print slip",

  // Slip
  slipName: "Name",
  slipDate: "Registered",
  slipNote: "Keep this slip. The code takes part in the draw.",
  slipQr: "QR code of {{code}}",

  // Look-up
  lookup: "Lookup Customer Lottery Codes",
  find: "Lookup Codes",
  finding: "Looking up...",
  found_one: "{{shown}} code found",
  found_other: "{{shown}} codes found",
  none: "No lottery codes found for this customer",
  lookupFailed: "Failed to look up lottery codes: {{reason}}",
  used: "Used",
  available: "Available",
  registeredOn: "Registered on",
};

const fa: typeof en = {
  title: "ثبت‌نام روز افتتاح",
  noEvents: "رویداد فعالی برای روز افتتاح نیست",
  noEventsHelp: "برای ثبت‌نام، رویدادی از نوع روز افتتاح لازم است که فعال باشد.",
  toEvents: "رفتن به مدیریت رویدادها",
  toReceipts: "ثبت رسید",
  selectFirst: "لطفاً ابتدا یک رویداد را انتخاب کنید",
  notYet: "ثبت‌نام بسته است. رویداد در {{date}} آغاز می‌شود.",
  over: "ثبت‌نام بسته است. رویداد در {{date}} پایان یافت.",

  register: "ثبت‌نام مشتری",
  registering: "در حال ثبت‌نام...",
  fullName: "نام کامل",
  phone: "شماره تلفن",
  idCard: "کد ملی",
  qr: "محتوای کد QR",
  qrHelp: "اسکن یا تایپ کنید",
  known: "مشتری آشنا: {{name}}",
  codeUnlikely: "رقم کنترل با بقیه نمی‌خواند. لطفاً با کارت ملی مقایسه کنید.",
  keys: "Enter به فیلد بعدی می‌رود و Ctrl+Enter ثبت‌نام می‌کند.",
  registerFailed: "ثبت‌نام مشتری انجام نشد: {{reason}}",

  scan: "اسکن با دوربین",
  scanTitle: "اسکن کد QR",
  scanHelp: "کد را جلوی دوربین نگه دارید.",
  cameraBlocked:
    "اجازهٔ استفاده از دوربین داده نشد. در تنظیمات مرورگر برای این صفحه اجازه بدهید یا محتوای کد را تایپ کنید.",
  noCamera: "دوربینی روشن نشد. می‌توانید از اسکنر دستی استفاده کنید یا محتوای کد را تایپ کنید.",

  done: "مشتری با موفقیت ثبت‌نام شد!",
  replayed: "این مشتری پیش‌تر ثبت‌نام شده بود",
  replayedHelp: "چیزی اضافه نشد. این نخستین کد مشتری در این رویداد است.",
  registrationId: "شناسهٔ ثبت‌نام",
  customerId: "شناسهٔ مشتری",
  code: "کد قرعه‌کشی",
  noCode: "این رویداد کدی نداد.",
  print: "چاپ برگه",

  slipName: "نام",
  slipDate: "تاریخ ثبت‌نام",
  slipNote: "این برگه را نگه دارید. این کد در قرعه‌کشی شرکت می‌کند.",
  slipQr: "کد QR برای {{code}}",

  lookup: "جست‌وجوی کدهای قرعه‌کشی مشتری",
  find: "جست‌وجوی کدها",
  finding: "در حال جست‌وجو...",
  found_one: "{{shown}} کد پیدا شد",
  found_other: "{{shown}} کد پیدا شد",
  none: "کد قرعه‌کشی برای این مشتری پیدا نشد",
  lookupFailed: "جست‌وجوی کدهای قرعه‌کشی انجام نشد: {{reason}}",
  used: "استفاده‌شده",
  available: "قابل استفاده",
  registeredOn: "تاریخ ثبت‌نام:",
};

/** Words of the registration desk. */
export const deskText = { ns: "desk", en, fa };
