import type { Lang } from "./errors/error-catalogue";
import type { Area, Role } from "./permissions";

/** Warnings that do not reject a request. */
export const WARNINGS = {
  STORE_TYPE_DIFFERS: {
    en: "The store's own type was used instead of the submitted one.",
    fa: "به جای نوع ارسال‌شده، نوع ثبت‌شدهٔ فروشگاه استفاده شد.",
  },
  NATIONAL_CODE_CHECK: {
    en: "This national code looks mistyped. Please check the card.",
    fa: "این کد ملی معتبر به نظر نمی‌رسد؛ با کارت ملی تطبیق دهید.",
  },
  CODES_NOT_LISTED: {
    en: "Not all codes of this receipt are listed, because a response lists a limited number. Send the receipt in a separate call, or look the customer up.",
    fa: "همهٔ کدهای این رسید فهرست نشده‌اند، چون هر پاسخ تعداد محدودی کد دارد. رسید را در درخواستی جداگانه بفرستید یا کدها را با جست‌وجوی مشتری ببینید.",
  },
  CODES_LEFT: {
    en: "This call created the maximum number of lottery codes. Send it again to create the rest.",
    fa: "این درخواست به اندازهٔ سقف مجاز کد قرعه‌کشی ایجاد کرد. برای ایجاد بقیه، دوباره آن را بفرستید.",
  },
  CODES_OF_ANOTHER: {
    en: "Another user recorded this receipt. Only that user and managers can see its codes.",
    fa: "این رسید را کاربر دیگری ثبت کرده است. کدهای آن را فقط همان کاربر و مدیران می‌بینند.",
  },
  CODES_SHORT: {
    en: "Some codes have fewer than 10 characters and are easy to guess.",
    fa: "بعضی کدها کمتر از ۱۰ نویسه دارند و حدس زدن آن‌ها آسان است.",
  },
  CODES_IN_SEQUENCE: {
    en: "Some codes are consecutive numbers and are easy to guess.",
    fa: "بعضی کدها عددهای پشت سر هم هستند و حدس زدن آن‌ها آسان است.",
  },
} as const satisfies Record<string, Record<Lang, string>>;

export type WarningCode = keyof typeof WARNINGS;

/** Success messages of REST. */
export const MESSAGES = {
  STORE_CREATED: { en: 'Store "{name}" created successfully', fa: "فروشگاه «{name}» ایجاد شد" },
  STORE_UPDATED: { en: 'Store "{name}" updated successfully', fa: "فروشگاه «{name}» به‌روز شد" },
  STORE_DELETED: { en: 'Store "{name}" deleted successfully', fa: "فروشگاه «{name}» حذف شد" },
  USER_CREATED: { en: 'User "{name}" created', fa: "کاربر «{name}» ایجاد شد" },
  USER_UPDATED: { en: 'User "{name}" updated', fa: "کاربر «{name}» به‌روز شد" },
  USER_DELETED: { en: "User deleted", fa: "کاربر حذف شد" },
  PASSWORD_RESET: { en: "Password reset successfully", fa: "گذرواژه بازنشانی شد" },
  FLAG_ENABLED: { en: "Feature flag {name} enabled successfully", fa: "«{name}» فعال شد" },
  FLAG_DISABLED: { en: "Feature flag {name} disabled successfully", fa: "«{name}» غیرفعال شد" },
  CUSTOMER_UPDATED: { en: "Customer updated", fa: "مشخصات مشتری به‌روز شد" },
  CUSTOMER_DELETED: { en: "Customer deleted successfully", fa: "مشتری حذف شد" },
  CUSTOMER_RESTORED: { en: "Customer restored", fa: "مشتری بازگردانده شد" },
  CUSTOMERS_MERGED: { en: "Customers merged", fa: "دو مشتری ادغام شدند" },
  MERGE_UNDONE: { en: "Merge undone", fa: "ادغام بازگردانده شد" },
  CUSTOMER_ERASED: { en: "Customer identity erased", fa: "هویت مشتری پاک شد" },
  EVENT_CREATED: { en: "Event created successfully!", fa: "رویداد ایجاد شد!" },
  EVENT_UPDATED: { en: "Event updated", fa: "رویداد به‌روز شد" },
  EVENT_DELETED: { en: "Event deleted successfully", fa: "رویداد حذف شد" },
  CAMPAIGN_CREATED: { en: "Campaign created", fa: "کمپین ایجاد شد" },
  CAMPAIGN_UPDATED: { en: "Campaign updated", fa: "کمپین به‌روز شد" },
  CAMPAIGN_DELETED: { en: "Campaign deleted successfully", fa: "کمپین حذف شد" },
  CODE_ADDED: { en: "Lottery code added successfully.", fa: "کد قرعه‌کشی اضافه شد." },
  TREND_LOADED: { en: "Revenue by day, net of voids and returns", fa: "فروش روزانه، پس از کسر ابطال و مرجوعی" },
  REGISTERED: { en: "Customer registered successfully!", fa: "مشتری ثبت‌نام شد!" },
  VISITOR_REGISTERED: { en: "Your registration was successful", fa: "ثبت‌نام شما با موفقیت انجام شد" },
  STATUS_UPDATED: { en: "Status updated successfully", fa: "وضعیت به‌روز شد" },
} as const satisfies Record<string, Record<Lang, string>>;

export type MessageCode = keyof typeof MESSAGES;

/** Labels of the sign-in areas. */
export const AREA_LABELS: Record<Area, Record<Lang, string>> = {
  Counter: { en: "Counter", fa: "صندوق" },
  Admin: { en: "Admin", fa: "مدیریت" },
};

/** Placeholder for a user whose name is unknown. */
export const UNKNOWN_USER: Record<Lang, string> = { en: "someone", fa: "کاربری" };

/** The circumstances of a receipt that was recorded before with other data. */
export const RECORDED_BEFORE: Record<Lang, string> = {
  en: " by {who} at {when} with different details",
  fa: " توسط {who} در {when} با مشخصات دیگری",
};

/** Labels of the roles. */
export const ROLE_LABELS: Record<Role, Record<Lang, string>> = {
  admin: { en: "Admin", fa: "مدیر سامانه" },
  manager: { en: "Manager", fa: "مدیر" },
  counter: { en: "Counter", fa: "صندوق‌دار" },
  viewer: { en: "Viewer", fa: "بیننده" },
};

/** Columns of a code pool export, in order. */
export const CODE_HEADERS = {
  lotteryCode: { en: "lottery_code", fa: "کد قرعه‌کشی" },
  status: { en: "status", fa: "وضعیت" },
  source: { en: "source", fa: "منبع" },
  batchId: { en: "batch_id", fa: "شناسهٔ سری" },
  notes: { en: "notes", fa: "یادداشت" },
  createdAt: { en: "created_at", fa: "زمان ثبت" },
  claimedAt: { en: "claimed_at", fa: "زمان دریافت" },
  assignedTo: { en: "assigned_to", fa: "صاحب کد" },
} as const satisfies Record<string, Record<Lang, string>>;
