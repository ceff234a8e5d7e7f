import { KEY_STATE_LABELS } from "../../../domain/api-keys.text";
import type { Lang } from "../../../domain/errors/client-errors";
import type { Scope } from "../../../domain/permissions";

const en = {
  title: "API keys",
  lead: "For programs that use the REST API. A key allows only what its scopes permit.",
  docs: "REST API documentation",
  create: "+ New API key",
  none: "No API keys yet.",
  noneHelp: "Create a key for each program that uses the API.",
  loading: "Loading API keys…",
  loadFailed: "Could not load the API keys. Try again.",
  active: KEY_STATE_LABELS.active.en,
  expired: KEY_STATE_LABELS.expired.en,
  revoked: KEY_STATE_LABELS.revoked.en,
  state: "State",
  end: "Valid until",
  lastUsed: "Last used",
  neverUsed: "Never used",
  created: "Created",
  createdBy: "Created by",
  scopes: "Scopes",
  revoke: "Revoke",
  revokeTitle: "Revoke API key",
  revokeQuestion: "Programs that use {{name}} lose access immediately. A revoked key cannot be restored.",
  revokedDone: "{{name}} revoked",
  revokeFailed: "Could not revoke the key. Try again.",

  // Form
  createTitle: "New API key",
  name: "Name",
  nameHelp: "The program that uses the key",
  expiry: "Valid for",
  days: "{{days}} days",
  addresses: "Allowed IP addresses",
  addressesHelp: "One per line, such as 192.0.2.7 or 192.0.2.0/24. Leave empty to allow any address.",
  submit: "Create key",
  saving: "Creating…",
  failed: "Could not create the key. Try again.",

  // Shown once
  secretTitle: "API key {{name}}",
  secretLead: "Copy the key now. It is shown only once.",
  secret: "Key",
  header: "Request header",
  secretDone: "Done",
};

const fa: typeof en = {
  title: "کلیدهای API",
  lead: "برای برنامه‌هایی که از رابط REST استفاده می‌کنند. هر کلید فقط دسترسی‌های خودش را دارد.",
  docs: "مستندات رابط REST",
  create: "+ ایجاد کلید",
  none: "هنوز کلیدی ایجاد نشده است.",
  noneHelp: "برای هر برنامه‌ای که از API استفاده می‌کند یک کلید ایجاد کنید.",
  loading: "در حال بارگذاری کلیدها…",
  loadFailed: "کلیدها بارگذاری نشد. دوباره تلاش کنید.",
  active: KEY_STATE_LABELS.active.fa,
  expired: KEY_STATE_LABELS.expired.fa,
  revoked: KEY_STATE_LABELS.revoked.fa,
  state: "وضعیت",
  end: "معتبر تا",
  lastUsed: "آخرین استفاده",
  neverUsed: "هنوز استفاده نشده",
  created: "زمان ایجاد",
  createdBy: "ایجادکننده",
  scopes: "دامنهٔ دسترسی",
  revoke: "باطل کردن",
  revokeTitle: "باطل کردن کلید",
  revokeQuestion: "دسترسی برنامه‌هایی که از {{name}} استفاده می‌کنند فوراً قطع می‌شود. کلید باطل‌شده قابل بازگرداندن نیست.",
  revokedDone: "{{name}} باطل شد",
  revokeFailed: "کلید باطل نشد. دوباره تلاش کنید.",

  createTitle: "ایجاد کلید",
  name: "نام",
  nameHelp: "برنامه‌ای که از این کلید استفاده می‌کند",
  expiry: "مدت اعتبار",
  days: "{{days}} روز",
  addresses: "نشانی‌های IP مجاز",
  addressesHelp: "هر نشانی در یک سطر، مانند 192.0.2.7 یا 192.0.2.0/24. اگر خالی باشد، همهٔ نشانی‌ها مجازند.",
  submit: "ایجاد کلید",
  saving: "در حال ایجاد…",
  failed: "کلید ایجاد نشد. دوباره تلاش کنید.",

  secretTitle: "کلید {{name}}",
  secretLead: "همین حالا کلید را کپی کنید؛ فقط یک بار نمایش داده می‌شود.",
  secret: "کلید",
  header: "هدر درخواست",
  secretDone: "کلید را ذخیره کردم",
};

export const apiKeysText = { ns: "api-keys", en, fa };

/** What each scope permits. */
export const SCOPE_LABELS: Record<Scope, Record<Lang, string>> = {
  "codes.claim": {
    en: "Register visitors for an event and claim their lottery codes",
    fa: "ثبت‌نام بازدیدکنندگان در رویداد و دریافت کد قرعه‌کشی برای آنان",
  },
  "codes.validate": { en: "Check whether a lottery code is valid", fa: "بررسی اعتبار کد قرعه‌کشی" },
  reports: { en: "Read dashboard figures and reports", fa: "خواندن شاخص‌های داشبورد و گزارش‌ها" },
  "customers.read": {
    en: "Read customers with totals, full phone numbers and full national codes",
    fa: "دیدن مشتریان و مجموع خرید و امتیاز آنان، با موبایل و کد ملی کامل",
  },
  "customers.write": { en: "Register customers", fa: "ثبت مشتری" },
  events: { en: "Read events", fa: "دیدن رویدادها" },
  export: {
    en: "Export customers, receipts, points and stores, with full phone numbers and national codes",
    fa: "گرفتن خروجی از مشتریان، رسیدها، امتیازها و فروشگاه‌ها، با موبایل و کد ملی کامل",
  },
  items: { en: "Read and change the items list", fa: "دیدن و تغییر فهرست موارد" },
  lookup: {
    en: "Look up points and codes with a phone number and national code",
    fa: "جست‌وجوی امتیاز و کدها با موبایل و کد ملی",
  },
  "receipts.read": {
    en: "Read all receipts with their history; names and full numbers need the scope for customers",
    fa: "دیدن همهٔ رسیدها و تاریخچهٔ آن‌ها؛ برای نام و شماره‌های کامل دسترسی مشتریان لازم است",
  },
  "receipts.write": { en: "Record, void and return receipts", fa: "ثبت، ابطال و مرجوع کردن رسید" },
  stores: { en: "Read stores", fa: "دیدن فروشگاه‌ها" },
};
