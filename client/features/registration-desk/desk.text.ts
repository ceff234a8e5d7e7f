const en = {
  title: "Opening Day Registration",
  noEvents: "No active opening day events",
  noEventsHelp: "Registration needs an active event with the Opening Day mode.",
  toEvents: "Go to event management",
  toReceipts: "Create Receipt",
  selectFirst: "Please select an event first",
  notYet: "Registration is closed. The event starts on {{date}}.",
  over: "Registration is closed. The event ended on {{date}}.",

  // Register
  register: "Register Customer",
  registering: "Registering…",
  fullName: "Full Name",
  phone: "Phone Number",
  idCard: "ID Card Number",
  qr: "QR Code Data",
  qrHelp: "Scan it or type it",
  known: "Club member: {{name}}",
  codeUnlikely: "This national code looks mistyped. Check the card.",
  keys: "Press Enter for the next field and Ctrl+Enter to register.",
  registerFailed: "Failed to register customer: {{reason}}",

  // Camera
  scan: "Scan with camera",
  scanTitle: "Scan QR code",
  scanHelp: "Hold the code in front of the camera.",
  cameraBlocked: "Camera access is blocked. Allow it in the browser settings for this page, or type the data.",
  noCamera: "Could not start a camera. Use a hand scanner or type the data.",

  // Result
  done: "Customer registered successfully!",
  replayed: "This customer is already registered",
  replayedHelp: "Nothing was added. This is the customer's first code for this event.",
  registrationId: "Registration ID",
  customerId: "Customer ID",
  code: "Lottery Code",
  noCode: "No lottery code was issued.",
  print: "Print slip",

  // Slip
  slipName: "Name",
  slipDate: "Registered",
  slipNote: "Keep this slip. The code takes part in the draw.",
  slipQr: "QR code of {{code}}",

  // Look-up
  lookup: "Lookup Customer Lottery Codes",
  find: "Look up codes",
  finding: "Looking up…",
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
  noEvents: "رویداد فعالی برای روز افتتاح وجود ندارد",
  noEventsHelp: "برای ثبت‌نام، رویدادی از نوع روز افتتاح لازم است که فعال باشد.",
  toEvents: "رفتن به مدیریت رویدادها",
  toReceipts: "ثبت رسید",
  selectFirst: "لطفاً ابتدا یک رویداد را انتخاب کنید",
  notYet: "ثبت‌نام بسته است. رویداد در {{date}} آغاز می‌شود.",
  over: "ثبت‌نام بسته است. رویداد در {{date}} پایان یافت.",

  register: "ثبت‌نام مشتری",
  registering: "در حال ثبت‌نام…",
  fullName: "نام کامل",
  phone: "شماره موبایل",
  idCard: "کد ملی",
  qr: "محتوای کد QR",
  qrHelp: "اسکن یا تایپ کنید",
  known: "عضو باشگاه: {{name}}",
  codeUnlikely: "این کد ملی معتبر به نظر نمی‌رسد؛ با کارت ملی تطبیق دهید.",
  keys: "با Enter به فیلد بعد بروید و با Ctrl+Enter ثبت‌نام کنید.",
  registerFailed: "مشتری ثبت‌نام نشد: {{reason}}",

  scan: "اسکن با دوربین",
  scanTitle: "اسکن کد QR",
  scanHelp: "کد را جلوی دوربین نگه دارید.",
  cameraBlocked: "دسترسی به دوربین مسدود است. در تنظیمات مرورگر برای این صفحه اجازه دهید یا محتوای کد را تایپ کنید.",
  noCamera: "دوربین روشن نشد. از اسکنر دستی استفاده کنید یا محتوای کد را تایپ کنید.",

  done: "مشتری ثبت‌نام شد",
  replayed: "این مشتری قبلاً ثبت‌نام شده است",
  replayedHelp: "چیزی اضافه نشد. این اولین کد مشتری در این رویداد است.",
  registrationId: "شناسهٔ ثبت‌نام",
  customerId: "شناسهٔ مشتری",
  code: "کد قرعه‌کشی",
  noCode: "کد قرعه‌کشی صادر نشد.",
  print: "چاپ برگه",

  slipName: "نام",
  slipDate: "تاریخ ثبت‌نام",
  slipNote: "این برگه را نگه دارید. این کد در قرعه‌کشی شرکت می‌کند.",
  slipQr: "کد QR برای {{code}}",

  lookup: "جست‌وجوی کدهای قرعه‌کشی مشتری",
  find: "جست‌وجوی کدها",
  finding: "در حال جست‌وجو…",
  found_one: "{{shown}} کد پیدا شد",
  found_other: "{{shown}} کد پیدا شد",
  none: "کد قرعه‌کشی برای این مشتری پیدا نشد",
  lookupFailed: "جست‌وجوی کدهای قرعه‌کشی انجام نشد: {{reason}}",
  used: "استفاده‌شده",
  available: "قابل استفاده",
  registeredOn: "تاریخ ثبت‌نام:",
};

export const deskText = { ns: "desk", en, fa };
