import { CLUB_ERRORS } from "./club-errors";

/** One refusal: its HTTP status and its words in both languages. `{name}` in a text is filled from the refusal's values. */
export interface ErrorRow {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  en: string;
  fa: string;
}

/** The only list of what can go wrong: GraphQL, REST and both languages read it. */
const CATALOGUE = {
  // The request as a whole
  BAD_USER_INPUT: {
    status: 400,
    en: "Invalid data provided. Please check your inputs.",
    fa: "اطلاعات واردشده درست نیست. لطفاً ورودی‌ها را بررسی کنید.",
  },
  BAD_REQUEST: { status: 400, en: "The request could not be read.", fa: "درخواست خوانده نشد." },
  UNAUTHENTICATED: {
    status: 401,
    en: "Authentication failed. Please log in again.",
    fa: "احراز هویت ناموفق بود. لطفاً دوباره وارد شوید.",
  },
  FORBIDDEN: { status: 403, en: "You are not allowed to do this.", fa: "شما اجازهٔ این کار را ندارید." },
  FEATURE_OFF: {
    status: 403,
    en: "This feature is switched off at the moment.",
    fa: "این امکان در حال حاضر غیرفعال است.",
  },
  NOT_FOUND: { status: 404, en: "Nothing was found at this address.", fa: "در این نشانی چیزی پیدا نشد." },
  PAYLOAD_TOO_LARGE: { status: 413, en: "The request is too large.", fa: "حجم درخواست بیش از اندازه است." },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: "Send the request as JSON.",
    fa: "درخواست را به صورت JSON بفرستید.",
  },
  RATE_LIMITED: {
    status: 429,
    en: "Too many attempts. Please try again in {seconds} seconds.",
    fa: "تعداد تلاش‌ها زیاد است. لطفاً {seconds} ثانیهٔ دیگر دوباره امتحان کنید.",
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
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    en: "This Idempotency-Key was already used with a different request.",
    fa: "این Idempotency-Key پیش‌تر با درخواست دیگری به کار رفته است.",
  },

  // Any field
  FIELD_REQUIRED: { status: 400, en: "This field is required", fa: "این فیلد الزامی است" },
  FIELD_INVALID: { status: 400, en: "This value is not valid", fa: "این مقدار معتبر نیست" },
  TEXT_TOO_LONG: {
    status: 400,
    en: "This text is too long",
    fa: "این متن بیش از اندازه طولانی است",
  },
  TEXT_NOT_ALLOWED: {
    status: 400,
    en: "This text has characters that are not allowed",
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
    en: "The page must be a whole number from 1",
    fa: "شمارهٔ صفحه باید عددی صحیح و از ۱ به بالا باشد",
  },

  // Identity
  PHONE_LENGTH: { status: 400, en: "Phone number must be 11 digits", fa: "شماره تلفن باید 11 رقم باشد" },
  PHONE_PREFIX: { status: 400, en: "Phone number must start with 09", fa: "شماره تلفن باید با 09 شروع شود" },
  NATIONAL_CODE_LENGTH: { status: 400, en: "National code must be 10 digits", fa: "کد ملی باید 10 رقم باشد" },
  NATIONAL_CODE_DIGITS: {
    status: 400,
    en: "National code must contain only digits",
    fa: "کد ملی فقط باید شامل اعداد باشد",
  },

  // Sign-in
  LOGIN_FAILED: { status: 401, en: "Invalid username or password", fa: "نام کاربری یا گذرواژه نادرست است" },
  TOTP_FAILED: { status: 401, en: "Invalid verification code", fa: "کد تأیید نادرست است" },
  TOTP_FORMAT: { status: 400, en: "The verification code must be 6 digits", fa: "کد تأیید باید ۶ رقم باشد" },
  AREA_REFUSED: {
    status: 403,
    en: "This account cannot sign in as {area}",
    fa: "این حساب نمی‌تواند با نقش {area} وارد شود",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: "Change your password before you go on.",
    fa: "پیش از ادامه گذرواژهٔ خود را تغییر دهید.",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    en: "Set up a second factor before you go on.",
    fa: "پیش از ادامه باید ورود دومرحله‌ای را فعال کنید.",
  },
  PASSWORD_WRONG: { status: 400, en: "The current password is not right", fa: "گذرواژهٔ فعلی درست نیست" },
  PASSWORD_TOO_SHORT: {
    status: 400,
    en: "The password must be at least 12 characters",
    fa: "گذرواژه باید دست‌کم ۱۲ نویسه باشد",
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    en: "The password must not exceed 128 characters",
    fa: "گذرواژه نباید بیش از ۱۲۸ نویسه باشد",
  },
  PASSWORD_SAME: {
    status: 400,
    en: "The new password must differ from the current one",
    fa: "گذرواژهٔ جدید باید با گذرواژهٔ فعلی فرق داشته باشد",
  },
  RECOVERY_CODE_FAILED: { status: 401, en: "Invalid recovery code", fa: "کد بازیابی نادرست است" },
  REAUTH_REQUIRED: {
    status: 403,
    en: "Please confirm your password first.",
    fa: "لطفاً ابتدا گذرواژهٔ خود را دوباره وارد کنید.",
  },
  TOTP_WRONG: { status: 400, en: "The verification code is not right", fa: "کد تأیید درست نیست" },
  SECOND_FACTOR_ON: {
    status: 409,
    en: "The second factor is switched on already.",
    fa: "ورود دومرحله‌ای از پیش فعال است.",
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    en: "The second factor is not switched on.",
    fa: "ورود دومرحله‌ای فعال نیست.",
  },
  SECOND_FACTOR_NOT_SET_UP: {
    status: 409,
    en: "Start setting up the second factor first.",
    fa: "ابتدا راه‌اندازی ورود دومرحله‌ای را شروع کنید.",
  },
  SESSION_NOT_FOUND: { status: 404, en: "Session not found", fa: "نشست پیدا نشد" },

  // Staff accounts
  USER_NOT_FOUND: { status: 404, en: "User not found", fa: "کاربر پیدا نشد" },
  USERNAME_REQUIRED: { status: 400, en: "Username is required", fa: "نام کاربری الزامی است" },
  USERNAME_INVALID: {
    status: 400,
    en: "The username may have letters, digits, dots, dashes, underscores and @ only",
    fa: "نام کاربری فقط می‌تواند حرف، رقم، نقطه، خط تیره، زیرخط و @ داشته باشد",
  },
  USERNAME_TAKEN: {
    status: 409,
    en: "This username is already taken",
    fa: "این نام کاربری پیش‌تر گرفته شده است",
  },
  EMAIL_REQUIRED: { status: 400, en: "Email is required", fa: "ایمیل الزامی است" },
  EMAIL_INVALID: { status: 400, en: "This email address is not valid", fa: "این نشانی ایمیل معتبر نیست" },
  EMAIL_TAKEN: {
    status: 409,
    en: "Another account has this email address",
    fa: "حساب دیگری این نشانی ایمیل را دارد",
  },
  FULL_NAME_REQUIRED: { status: 400, en: "Full name is required", fa: "نام کامل الزامی است" },
  ROLE_REQUIRED: { status: 400, en: "Role is required", fa: "نقش الزامی است" },
  PASSWORD_REQUIRED: { status: 400, en: "Password is required", fa: "گذرواژه الزامی است" },
  SELF_REFUSED: {
    status: 409,
    en: "You cannot do this to your own account.",
    fa: "این کار را روی حساب خودتان نمی‌توانید انجام دهید.",
  },

  // Keys of integrators
  API_KEY_NOT_FOUND: { status: 404, en: "API key not found", fa: "کلید API پیدا نشد" },
  API_KEY_NAME_REQUIRED: { status: 400, en: "Name is required", fa: "نام الزامی است" },
  SCOPES_REQUIRED: { status: 400, en: "Choose at least one scope", fa: "دست‌کم یک دسترسی را انتخاب کنید" },
  SCOPE_UNKNOWN: { status: 400, en: "There is no such scope", fa: "چنین دسترسی‌ای وجود ندارد" },
  EXPIRY_INVALID: {
    status: 400,
    en: "The key must expire in 1 to 365 days",
    fa: "کلید باید بین ۱ تا ۳۶۵ روز دیگر منقضی شود",
  },
  IP_INVALID: {
    status: 400,
    en: "Write addresses or networks such as 192.0.2.7 or 192.0.2.0/24, twenty at most",
    fa: "نشانی‌ها یا شبکه‌هایی مانند 192.0.2.7 یا 192.0.2.0/24 بنویسید، حداکثر بیست مورد",
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    en: "Send an Idempotency-Key with each receipt",
    fa: "با هر رسید یک Idempotency-Key بفرستید",
  },

  // Items
  ITEM_TITLE_REQUIRED: { status: 400, en: "Title is required", fa: "عنوان الزامی است" },
  ITEM_NOT_FOUND: { status: 404, en: "Item not found", fa: "مورد پیدا نشد" },
  ITEMS_FULL: {
    status: 409,
    en: "The list is full (500 items). Delete some items first.",
    fa: "فهرست پر است (۵۰۰ مورد). ابتدا چند مورد را حذف کنید.",
  },

  ...CLUB_ERRORS,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CATALOGUE;
export type Lang = "en" | "fa";

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CATALOGUE;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** The text of a refusal in a language, its `{name}` places filled from `values`. */
export function errorText(code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string {
  return ERRORS[code][lang].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
