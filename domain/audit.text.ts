import type { AuditAction, AuditEntity } from "./audit";
import type { Lang } from "./errors/error-catalogue";

/** Short labels of audit actions. */
export const ACTION_LABELS: Record<AuditAction, Record<Lang, string>> = {
  CREATE: { en: "Added", fa: "ثبت" },
  UPDATE: { en: "Changed", fa: "ویرایش" },
  DELETE: { en: "Deleted", fa: "حذف" },
  RESTORE: { en: "Restored", fa: "بازگردانی" },
  MERGE: { en: "Merged", fa: "ادغام" },
  UNDO_MERGE: { en: "Merge undone", fa: "بازگرداندن ادغام" },
  ERASE: { en: "Identity erased", fa: "پاک کردن هویت" },
  VOID: { en: "Voided", fa: "ابطال" },
  RETURN: { en: "Returned", fa: "مرجوعی" },
  GENERATE_CODES: { en: "Codes generated", fa: "تولید کد" },
  EXPORT: { en: "Exported", fa: "خروجی گرفتن" },
  LOGIN: { en: "Signed in", fa: "ورود به حساب" },
  LOGIN_FAILED: { en: "Sign-in failed", fa: "ورود ناموفق" },
  LOOKUP: { en: "Looked up", fa: "جست‌وجوی مشتری" },
  LOGOUT: { en: "Signed out", fa: "خروج" },
  CHANGE_PASSWORD: { en: "Password changed", fa: "تغییر گذرواژه" },
  RESET_PASSWORD: { en: "Password reset", fa: "بازنشانی گذرواژه" },
  ENROL_SECOND_FACTOR: { en: "Two-factor sign-in set up", fa: "فعال‌سازی ورود دومرحله‌ای" },
  DISABLE_SECOND_FACTOR: { en: "Two-factor sign-in turned off", fa: "غیرفعال کردن ورود دومرحله‌ای" },
  RESET_SECOND_FACTOR: { en: "Two-factor sign-in removed", fa: "حذف ورود دومرحله‌ای" },
  RENEW_RECOVERY_CODES: { en: "Recovery codes renewed", fa: "ایجاد دوبارهٔ کدهای بازیابی" },
  USE_RECOVERY_CODE: { en: "Recovery code used", fa: "استفاده از کد بازیابی" },
  END_SESSIONS: { en: "Sessions ended", fa: "پایان دادن به نشست‌ها" },
  OPEN_SHIFT: { en: "Shift opened", fa: "شروع شیفت" },
  CLOSE_SHIFT: { en: "Shift closed", fa: "پایان شیفت" },
  REVOKE: { en: "Revoked", fa: "لغو" },
  REGISTER: { en: "Registered", fa: "ثبت‌نام" },
  INVALIDATE: { en: "Invalidated", fa: "باطل کردن" },
  REINSTATE: { en: "Reinstated", fa: "بازگرداندن به مخزن" },
  IMPORT: { en: "Imported", fa: "وارد کردن" },
  REVERT: { en: "Import undone", fa: "بازگرداندن تغییرات" },
  DRAW_ANNOUNCED: { en: "Announced", fa: "اعلام" },
  DRAW_REQUESTED: { en: "Confirmation requested", fa: "درخواست تأیید" },
  DRAW_REQUEST_WITHDRAWN: { en: "Request withdrawn", fa: "پس گرفتن درخواست" },
  DRAW_FROZEN: { en: "Frozen", fa: "ثبت نهایی" },
  DRAW_ANCHORED: { en: "Hash published", fa: "انتشار هش" },
  DRAW_DRAWN: { en: "Drawn", fa: "اجرای قرعه‌کشی" },
  DRAW_CLAIMED: { en: "Prize claimed", fa: "تحویل جایزه" },
  DRAW_DISQUALIFIED: { en: "Disqualified", fa: "رد صلاحیت" },
  DRAW_SETTLED: { en: "Settled", fa: "پایان قرعه‌کشی" },
  DRAW_VOIDED: { en: "Draw voided", fa: "ابطال قرعه‌کشی" },
};

/** Labels of audited entities. */
export const ENTITY_LABELS: Record<AuditEntity, Record<Lang, string>> = {
  receipt: { en: "Receipt", fa: "رسید" },
  customer: { en: "Customer", fa: "مشتری" },
  store: { en: "Store", fa: "فروشگاه" },
  user: { en: "User", fa: "کاربر" },
  api_key: { en: "API key", fa: "کلید API" },
  feature_flag: { en: "Feature flag", fa: "امکانات" },
  item: { en: "Item", fa: "مورد" },
  event: { en: "Event", fa: "رویداد" },
  campaign: { en: "Campaign", fa: "کمپین" },
  lottery_code: { en: "Lottery code", fa: "کد قرعه‌کشی" },
  points: { en: "Points", fa: "امتیازها" },
  report: { en: "Report", fa: "گزارش" },
  import: { en: "Data file", fa: "فایل داده" },
  draw: { en: "Draw", fa: "قرعه‌کشی" },
  shift: { en: "Shift", fa: "شیفت" },
  watch_case: { en: "Case", fa: "پرونده" },
  saved_view: { en: "Shared view", fa: "نمای مشترک" },
  watch_rule: { en: "Watch rule", fa: "قاعدهٔ پایش" },
  site: { en: "Festival page", fa: "صفحهٔ جشنواره" },
  audit_log: { en: "Audit log", fa: "تاریخچهٔ تغییرات" },
};

/** The name of the system as an actor. */
export const SYSTEM_LABEL: Record<Lang, string> = { en: "The system", fa: "سامانه" };

/** The IP address in an entry of the server itself. */
export const SERVER_IP = "local";
const SERVER_LABEL: Record<Lang, string> = { en: "This server", fa: "همین سرور" };

/** The label of an entry's IP address. */
export const ipLabel = (ip: string, lang: Lang): string => (ip === SERVER_IP ? SERVER_LABEL[lang] : ip);

/** The name of a record without a name. */
export const UNNAMED_LABEL: Record<Lang, string> = { en: "no name", fa: "بدون نام" };
