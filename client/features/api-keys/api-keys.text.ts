import type { Lang } from "../../../domain/errors/client-errors";

const en = {
  title: "API Keys",
  lead: "For programs that use the club's REST interface. A key does only what its scopes say.",
  docs: "The REST interface",
  create: "+ New API Key",
  none: "No API keys yet.",
  noneHelp: "Create one for the program that is to use the interface.",
  loadFailed: "The API keys could not be loaded.",
  active: "Active",
  expired: "Expired",
  revoked: "Revoked",
  created: "Created by {{who}}, {{when}}",
  expires: "Expires {{when}}",
  hasExpired: "Expired {{when}}",
  wasRevoked: "Revoked {{when}}",
  lastUsed: "Last used {{when}}",
  neverUsed: "Never used",
  only: "Only from {{addresses}}",
  scopes: "Scopes",
  revoke: "Revoke",
  revokeOf: "Revoke {{name}}",
  revokeTitle: "Revoke API key",
  revokeQuestion:
    "Programs that use {{name}} are refused from the next request on. A revoked key cannot be brought back.",
  revokedDone: "{{name}} was revoked",
  revokeFailed: "The key could not be revoked.",

  // Form
  createTitle: "New API Key",
  name: "Name",
  nameHelp: "Which program is it for?",
  expiry: "Valid for",
  days: "{{days}} days",
  addresses: "Allowed addresses",
  addressesHelp: "One on each line, such as 192.0.2.7 or 192.0.2.0/24. Empty means from anywhere.",
  submit: "Create Key",
  saving: "Creating...",
  failed: "The key could not be created.",

  // Shown once
  secretTitle: "API key {{name}}",
  secretLead: "Copy it now: it is shown only this once and cannot be looked up later.",
  secret: "Key",
  header: "Header of each request",
  secretDone: "I have stored it",
};

const fa: typeof en = {
  title: "کلیدهای API",
  lead: "برای برنامه‌هایی که از رابط REST باشگاه استفاده می‌کنند. هر کلید تنها کارهای دامنهٔ دسترسی خود را انجام می‌دهد.",
  docs: "راهنمای رابط REST",
  create: "+ کلید جدید",
  none: "هنوز کلیدی ساخته نشده است.",
  noneHelp: "برای برنامه‌ای که می‌خواهد از این رابط استفاده کند، یک کلید بسازید.",
  loadFailed: "فهرست کلیدها بارگذاری نشد.",
  active: "فعال",
  expired: "منقضی",
  revoked: "باطل‌شده",
  created: "ساختهٔ {{who}}، {{when}}",
  expires: "انقضا: {{when}}",
  hasExpired: "منقضی‌شده در {{when}}",
  wasRevoked: "باطل‌شده در {{when}}",
  lastUsed: "آخرین استفاده: {{when}}",
  neverUsed: "هنوز استفاده نشده",
  only: "فقط از {{addresses}}",
  scopes: "دامنهٔ دسترسی",
  revoke: "باطل کردن",
  revokeOf: "باطل کردن {{name}}",
  revokeTitle: "باطل کردن کلید",
  revokeQuestion:
    "برنامه‌هایی که از {{name}} استفاده می‌کنند، از درخواست بعدی پذیرفته نمی‌شوند. کلید باطل‌شده برنمی‌گردد.",
  revokedDone: "{{name}} باطل شد",
  revokeFailed: "باطل کردن کلید انجام نشد.",

  createTitle: "کلید جدید",
  name: "نام",
  nameHelp: "برای کدام برنامه است؟",
  expiry: "مدت اعتبار",
  days: "{{days}} روز",
  addresses: "نشانی‌های مجاز",
  addressesHelp: "هر کدام در یک سطر، مانند 192.0.2.7 یا 192.0.2.0/24. خالی یعنی از هر نشانی.",
  submit: "ساخت کلید",
  saving: "در حال ساخت…",
  failed: "ساخت کلید انجام نشد.",

  secretTitle: "کلید {{name}}",
  secretLead: "همین حالا آن را کپی کنید؛ فقط همین یک بار نمایش داده می‌شود و بعداً نمی‌توان آن را دید.",
  secret: "کلید",
  header: "سرآیند هر درخواست",
  secretDone: "آن را نگه داشتم",
};

export const apiKeysText = { ns: "api-keys", en, fa };

/** What a scope opens, in one sentence. */
export const SCOPE_WORDS: Record<string, Record<Lang, string>> = {
  "codes.claim": {
    en: "Register visitors for an event and claim their lottery codes",
    fa: "ثبت‌نام بازدیدکنندگان در رویداد و دریافت کد قرعه‌کشی برای آنان",
  },
  "codes.validate": { en: "Check whether a lottery code is good", fa: "بررسی اعتبار کد قرعه‌کشی" },
  reports: { en: "Read dashboard figures and reports", fa: "خواندن شاخص‌های داشبورد و گزارش‌ها" },
  "customers.read": {
    en: "Read customers and their totals, phones and national codes in full",
    fa: "دیدن مشتریان و مجموع‌های آنان، با تلفن و کد ملی کامل",
  },
  "customers.write": { en: "Register customers", fa: "ثبت مشتری" },
  events: { en: "Read the events", fa: "دیدن رویدادها" },
  export: {
    en: "Export customers, receipts, points and stores, with phones and national codes in full",
    fa: "گرفتن خروجی از مشتریان، رسیدها، امتیازها و فروشگاه‌ها، با تلفن و کد ملی کامل",
  },
  items: { en: "Read and change the items list", fa: "دیدن و تغییر فهرست موارد" },
  lookup: {
    en: "Look up points and codes with a phone and a national code",
    fa: "جست‌وجوی امتیاز و کدها با تلفن و کد ملی",
  },
  "receipts.write": { en: "Record, void and return receipts", fa: "ثبت، ابطال و مرجوع کردن رسید" },
  stores: { en: "Read the stores", fa: "دیدن فروشگاه‌ها" },
};
