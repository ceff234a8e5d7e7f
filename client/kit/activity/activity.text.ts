import type { Lang } from "../../../domain/errors";

const en = {
  none: "Nothing has been recorded yet.",
  loading: "Loading activity…",
  by: "by {{who}}",
  system: "the system",
  about: "{{action}}: {{thing}}",
};

const fa: typeof en = {
  none: "هنوز چیزی ثبت نشده است.",
  loading: "در حال بارگذاری فعالیت‌ها…",
  by: "توسط {{who}}",
  system: "سامانه",
  about: "{{action}} {{thing}}",
};

export const activityText = { ns: "activity", en, fa };

type Words = Record<string, Record<Lang, string>>;

/** What was done to a thing; the thing follows. */
export const ACTION_WORDS: Words = {
  CREATE: { en: "Created", fa: "ایجاد" },
  UPDATE: { en: "Changed", fa: "تغییر" },
  DELETE: { en: "Deleted", fa: "حذف" },
  RESTORE: { en: "Restored", fa: "بازگردانی" },
  MERGE: { en: "Merged", fa: "ادغام" },
  ERASE: { en: "Erased", fa: "پاک کردن هویت" },
  EXPORT: { en: "Exported", fa: "خروجی گرفتن از" },
  VOID: { en: "Voided", fa: "ابطال" },
  RETURN: { en: "Recorded a return", fa: "ثبت مرجوعی" },
  GENERATE_CODES: { en: "Made missing codes", fa: "ساخت کدهای جامانده برای" },
  REVOKE: { en: "Revoked", fa: "باطل کردن" },
};

/** What needs no thing to be understood: it is about the account itself. */
export const WHOLE_WORDS: Words = {
  LOGIN: { en: "Signed in", fa: "ورود" },
  LOGOUT: { en: "Signed out", fa: "خروج" },
  CHANGE_PASSWORD: { en: "Changed the password", fa: "تغییر گذرواژه" },
  RESET_PASSWORD: { en: "Reset the password", fa: "بازنشانی گذرواژه" },
  ENROL_SECOND_FACTOR: { en: "Switched the second factor on", fa: "فعال کردن ورود دومرحله‌ای" },
  DISABLE_SECOND_FACTOR: { en: "Switched the second factor off", fa: "غیرفعال کردن ورود دومرحله‌ای" },
  RESET_SECOND_FACTOR: { en: "Reset the second factor", fa: "بازنشانی ورود دومرحله‌ای" },
  RENEW_RECOVERY_CODES: { en: "Renewed the recovery codes", fa: "تازه کردن کدهای بازیابی" },
  USE_RECOVERY_CODE: { en: "Used a recovery code", fa: "استفاده از کد بازیابی" },
  END_SESSIONS: { en: "Ended sessions", fa: "پایان دادن به نشست‌ها" },
};

export const ENTITY_WORDS: Words = {
  receipt: { en: "receipt", fa: "رسید" },
  customer: { en: "customer", fa: "مشتری" },
  store: { en: "store", fa: "فروشگاه" },
  user: { en: "user account", fa: "حساب کاربری" },
  api_key: { en: "API key", fa: "کلید API" },
  feature_flag: { en: "feature flag", fa: "قابلیت" },
  item: { en: "item", fa: "مورد" },
};
