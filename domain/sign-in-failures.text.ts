import type { Lang } from "./errors/error-catalogue";

/** Labels of sign-in failures, by the reason in the audit entry. */
export const SIGN_IN_FAILURE_LABELS: Readonly<Record<string, Record<Lang, string>>> = {
  LOGIN_FAILED: { en: "Wrong username or password", fa: "نام کاربری یا گذرواژهٔ نادرست" },
  TOTP_INCORRECT: { en: "Wrong verification code", fa: "کد تأیید نادرست" },
  // Entries of earlier releases.
  TOTP_FAILED: { en: "Wrong verification code", fa: "کد تأیید نادرست" },
  RECOVERY_CODE_FAILED: { en: "Wrong recovery code", fa: "کد بازیابی نادرست" },
  AREA_REFUSED: { en: "No access to the chosen area", fa: "نداشتن دسترسی به بخش انتخاب‌شده" },
};
