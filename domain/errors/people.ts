import type { ErrorRow } from "./row";

/** Errors of customers, staff accounts and API keys. */
export const PEOPLE_ERRORS = {
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
  TOTP_INCORRECT: { status: 401, en: "Invalid verification code", fa: "کد تأیید نادرست است" },
  TOTP_FORMAT: { status: 400, en: "The verification code must be 6 digits", fa: "کد تأیید باید ۶ رقم باشد" },
  AREA_REFUSED: {
    status: 403,
    en: "This account cannot sign in as {area}",
    fa: "این حساب نمی‌تواند با نقش {area} وارد شود",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: "Change your password to continue.",
    fa: "برای ادامه، گذرواژهٔ خود را تغییر دهید.",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    en: "Set up two-factor sign-in to continue.",
    fa: "برای ادامه، ورود دومرحله‌ای را فعال کنید.",
  },
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

  // Staff accounts
  USER_NOT_FOUND: { status: 404, en: "User not found", fa: "کاربر پیدا نشد" },
  USERNAME_REQUIRED: { status: 400, en: "Username is required", fa: "نام کاربری الزامی است" },
  USERNAME_INVALID: {
    status: 400,
    en: "The username can only contain letters, digits, dots, dashes, underscores and @",
    fa: "نام کاربری فقط می‌تواند حرف، رقم، نقطه، خط تیره، زیرخط و @ داشته باشد",
  },
  EMAIL_REQUIRED: { status: 400, en: "Email is required", fa: "ایمیل الزامی است" },
  EMAIL_INVALID: { status: 400, en: "This email address is not valid", fa: "این نشانی ایمیل معتبر نیست" },
  FULL_NAME_REQUIRED: { status: 400, en: "Full name is required", fa: "نام کامل الزامی است" },
  ROLE_REQUIRED: { status: 400, en: "Role is required", fa: "نقش الزامی است" },
  PASSWORD_REQUIRED: { status: 400, en: "Password is required", fa: "گذرواژه الزامی است" },
  PASSWORDS_DIFFER: { status: 400, en: "Passwords do not match", fa: "گذرواژه‌ها یکسان نیستند" },

  // API keys
  SCOPES_REQUIRED: { status: 400, en: "Choose at least one scope", fa: "دست‌کم یک دسترسی را انتخاب کنید" },
  EXPIRY_INVALID: {
    status: 400,
    en: "The key must expire within 1 to 365 days",
    fa: "کلید باید بین ۱ تا ۳۶۵ روز دیگر منقضی شود",
  },
  IP_INVALID: {
    status: 400,
    en: "Enter up to twenty IP addresses or networks, such as 192.0.2.7 or 192.0.2.0/24",
    fa: "حداکثر بیست نشانی یا شبکهٔ IP وارد کنید، مانند 192.0.2.7 یا 192.0.2.0/24",
  },
  // Customers
  CUSTOMER_NOT_FOUND: {
    status: 404,
    en: "Customer not found. Please check your phone number and national code.",
    fa: "مشتری پیدا نشد. لطفاً شماره موبایل و کد ملی خود را بررسی کنید.",
  },
  CUSTOMER_DELETED: {
    status: 409,
    en: "This customer's account has been closed. An administrator can restore it.",
    fa: "حساب این مشتری بسته شده است. مدیر سامانه می‌تواند آن را بازگرداند.",
  },
  IDENTITY_CONFLICT: {
    status: 409,
    en: "The phone number and national code do not match. Please ask a manager to correct the customer.",
    fa: "شماره موبایل و کد ملی با هم مطابقت ندارند. لطفاً از مدیر بخواهید مشخصات مشتری را اصلاح کند.",
  },

  FIRST_NAME_REQUIRED: { status: 400, en: "First name is required", fa: "نام الزامی است" },
  LAST_NAME_REQUIRED: { status: 400, en: "Last name is required", fa: "نام خانوادگی الزامی است" },
  CUSTOMER_ERASED: {
    status: 409,
    en: "This customer's identity was permanently erased.",
    fa: "هویت این مشتری برای همیشه پاک شده است.",
  },
  CUSTOMER_MERGED: {
    status: 409,
    en: "This customer was merged into another one and cannot be restored.",
    fa: "این مشتری در مشتری دیگری ادغام شده است و نمی‌توان آن را بازگرداند.",
  },
  SEARCH_TOO_SHORT: {
    status: 400,
    en: "Enter at least 3 characters",
    fa: "دست‌کم ۳ نویسه وارد کنید",
  },
  MIN_POINTS_INVALID: {
    status: 400,
    en: "The minimum points must be a whole number, 0 or more",
    fa: "حداقل امتیاز باید عددی صحیح و صفر یا بیشتر باشد",
  },
} as const satisfies Record<string, ErrorRow>;
