import type { ErrorRow } from "./row";

/** Errors of events, code pools and registration. */
export const FESTIVAL_ERRORS = {
  // Events, pools and registration
  EVENT_NOT_FOUND: { status: 404, en: "Event Not Found", fa: "رویداد پیدا نشد" },
  EVENT_MODE_INVALID: {
    status: 400,
    en: "Please select a valid event mode",
    fa: "لطفاً یک حالت معتبر برای رویداد انتخاب کنید",
  },
  EVENT_CLOSED: {
    status: 409,
    en: "Registration for this event is not open.",
    fa: "ثبت‌نام این رویداد اکنون باز نیست.",
  },
  EVENT_MODE_LOCKED: {
    status: 409,
    en: "The mode cannot be changed because codes of this event have been claimed.",
    fa: "نوع رویداد را نمی‌توان تغییر داد، چون بعضی از کدهای آن دریافت شده است.",
  },
  EVENT_HAS_DRAW: {
    status: 409,
    en: "This event cannot be deleted because one of its draws is frozen.",
    fa: "این رویداد را نمی‌توان حذف کرد، چون فهرست شرکت‌کنندگان یکی از قرعه‌کشی‌های آن ثبت نهایی شده است.",
  },
  CAMPAIGN_HAS_DRAW: {
    status: 409,
    en: "This campaign cannot be deleted because a draw uses it.",
    fa: "این کمپین را نمی‌توان حذف کرد، چون یک قرعه‌کشی از آن استفاده می‌کند.",
  },
  CAMPAIGN_NOT_FOUND: { status: 404, en: "Campaign not found", fa: "کمپین پیدا نشد" },
  BONUS_INVALID: {
    status: 400,
    en: "The bonus must be a whole number from 1 to 10",
    fa: "ضریب پاداش باید عددی صحیح از ۱ تا ۱۰ باشد",
  },
  CODE_REQUIRED: {
    status: 400,
    en: "Please enter a lottery code value.",
    fa: "لطفاً کد قرعه‌کشی را وارد کنید.",
  },
  CODE_FORMAT: {
    status: 400,
    en: "A code must have 4 to 64 English letters and digits",
    fa: "کد باید شامل ۴ تا ۶۴ حرف انگلیسی و رقم باشد",
  },
  CODE_EXISTS: {
    status: 409,
    en: "This event already has this code.",
    fa: "این کد قبلاً به این رویداد اضافه شده است.",
  },
  CODE_NOT_ACCEPTED: {
    status: 409,
    en: "This code was not accepted. Please check it.",
    fa: "این کد پذیرفته نشد. لطفاً آن را بررسی کنید.",
  },
  CODE_NOT_FOUND: { status: 404, en: "Lottery code not found", fa: "کد قرعه‌کشی پیدا نشد" },
  CODE_ALREADY_CLAIMED: {
    status: 409,
    en: "This code has already been claimed.",
    fa: "این کد قبلاً دریافت شده است.",
  },
  CODE_INVALIDATED: { status: 409, en: "This code has been invalidated.", fa: "این کد باطل شده است." },
  CODES_LIMIT: {
    status: 409,
    en: "This person already has the maximum number of codes for this event.",
    fa: "این شخص به سقف کدهای این رویداد رسیده است.",
  },
  POOL_EMPTY: {
    status: 409,
    en: "No unused codes are left for this event.",
    fa: "کد استفاده‌نشده‌ای در این رویداد نمانده است.",
  },
} as const satisfies Record<string, ErrorRow>;
