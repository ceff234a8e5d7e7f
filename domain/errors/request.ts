import type { ErrorRow } from "./row";

/** Errors of requests, fields and files. */
export const REQUEST_ERRORS = {
  // The request as a whole
  BAD_USER_INPUT: {
    status: 400,
    en: "Invalid data provided. Please check your inputs.",
    fa: "اطلاعات واردشده درست نیست. لطفاً ورودی‌ها را بررسی کنید.",
  },
  BAD_REQUEST: { status: 400, en: "Could not read the request.", fa: "درخواست خوانده نشد." },
  UNAUTHENTICATED: {
    status: 401,
    en: "Authentication failed. Please log in again.",
    fa: "احراز هویت ناموفق بود. لطفاً دوباره وارد شوید.",
  },
  FORBIDDEN: { status: 403, en: "You don't have permission to do this.", fa: "شما اجازهٔ این کار را ندارید." },
  FEATURE_OFF: {
    status: 403,
    en: "This feature is currently turned off.",
    fa: "این امکان در حال حاضر غیرفعال است.",
  },
  NOT_FOUND: { status: 404, en: "Nothing was found at this URL.", fa: "در این نشانی چیزی پیدا نشد." },
  LIST_TOO_LONG: {
    status: 400,
    en: "The list is too long. Send fewer entries in one request.",
    fa: "فهرست بیش از حد طولانی است. در هر درخواست موارد کمتری بفرستید.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, en: "The request is too large.", fa: "حجم درخواست بیش از حد مجاز است." },
  RATE_LIMITED: {
    status: 429,
    en: "Too many attempts. Please try again in {seconds} seconds.",
    fa: "تعداد تلاش‌ها زیاد است. لطفاً {seconds} ثانیهٔ دیگر دوباره تلاش کنید.",
  },
  INTERNAL: {
    status: 500,
    en: "Server error. Please try again later.",
    fa: "خطای سرور. لطفاً بعداً دوباره تلاش کنید.",
  },
  UNAVAILABLE: {
    status: 503,
    en: "The service is busy or restarting. Please try again in a moment.",
    fa: "سرویس مشغول یا در حال راه‌اندازی است. لطفاً کمی بعد دوباره تلاش کنید.",
  },
  // Any field
  FIELD_REQUIRED: { status: 400, en: "This field is required", fa: "این فیلد الزامی است" },
  FIELD_INVALID: { status: 400, en: "This value is not valid", fa: "این مقدار معتبر نیست" },
  NAME_REQUIRED: { status: 400, en: "Name is required", fa: "نام الزامی است" },
  END_BEFORE_START: {
    status: 400,
    en: "The end must be after the start",
    fa: "تاریخ پایان باید بعد از تاریخ شروع باشد",
  },
  DATE_IN_FUTURE: { status: 400, en: "The date is in the future", fa: "این تاریخ در آینده است" },
  TEXT_TOO_LONG: {
    status: 400,
    en: "This text is too long",
    fa: "این متن بیش از حد طولانی است",
  },
  TEXT_NOT_ALLOWED: {
    status: 400,
    en: "This text contains characters that are not allowed",
    fa: "این متن نویسه‌های غیرمجاز دارد",
  },
  PAGE_SIZE_INVALID: {
    status: 400,
    en: "The page size must be a whole number from 1 to 100",
    fa: "اندازهٔ صفحه باید عددی صحیح از ۱ تا ۱۰۰ باشد",
  },
  ID_INVALID: { status: 400, en: "This identifier is not valid", fa: "این شناسه معتبر نیست" },
  PAGE_INVALID: {
    status: 400,
    en: "The page must be a whole number, 1 or more",
    fa: "شمارهٔ صفحه باید عددی صحیح و ۱ یا بیشتر باشد",
  },

  // Files
  FILE_REQUIRED: { status: 400, en: "Please choose a file", fa: "لطفاً یک فایل انتخاب کنید" },
  FILE_EMPTY: {
    status: 400,
    en: "File is empty. Please select a valid file",
    fa: "فایل خالی است. لطفاً فایل معتبری انتخاب کنید",
  },
  FILE_TYPE_INVALID: {
    status: 400,
    en: "Invalid file type. Please upload .xlsx, .xls, .csv, .ods",
    fa: "نوع فایل نامعتبر است. لطفاً فایل ‎.xlsx‏، ‎.xls‏، ‎.csv‏ یا ‎.ods‏ بارگذاری کنید",
  },
  FILE_TOO_LARGE: {
    status: 413,
    en: "File too large (max 50.0 MB)",
    fa: "حجم فایل زیاد است (حداکثر ۵۰ مگابایت)",
  },
} as const satisfies Record<string, ErrorRow>;
