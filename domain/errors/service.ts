import type { ErrorRow } from "./row";

/** Errors whose texts are not bundled with the client, which shows the text of the response. */
export const SERVICE_ERRORS = {
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: "This URL does not accept this method. The Allow header lists the methods that it accepts.",
    fa: "این نشانی چنین متدی را نمی‌پذیرد. متدهای مجاز در هدر Allow آمده است.",
  },
  PREFLIGHT_REQUIRED: {
    status: 400,
    en: "Send the header apollo-require-preflight with a file.",
    fa: "همراه فایل، هدر apollo-require-preflight را بفرستید.",
  },
  REQUEST_TIMEOUT: {
    status: 408,
    en: "The request took too long to arrive. Check your connection and send it again.",
    fa: "دریافت درخواست بیش از حد طول کشید. اتصال خود را بررسی کنید و دوباره بفرستید.",
  },
  BODY_NEEDS_SIGN_IN: {
    status: 413,
    en: "You must sign in to send a request of this size. Sign in and try again, or send less data.",
    fa: "برای ارسال درخواستی با این حجم باید وارد شوید. پس از ورود دوباره بفرستید یا حجم آن را کم کنید.",
  },
  URI_TOO_LONG: {
    status: 414,
    en: "The URL is too long. Check it and try again.",
    fa: "نشانی بیش از حد طولانی است. آن را بررسی کنید و دوباره تلاش کنید.",
  },
  UPLOADS_BUSY: {
    status: 429,
    en: "Too many files are being uploaded. Wait until one is complete, then upload this file again.",
    fa: "فایل‌های زیادی در حال بارگذاری است. صبر کنید تا یکی تمام شود و سپس این فایل را دوباره بارگذاری کنید.",
  },
  UPLOAD_QUOTA: {
    status: 429,
    en: "Your uploaded files already take {max} MB. Import them or wait until they expire (10 minutes), then upload this file again.",
    fa: "حجم فایل‌های بارگذاری‌شدهٔ شما به سقف {max} مگابایت رسیده است. آن‌ها را وارد کنید یا ۱۰ دقیقه صبر کنید تا حذف شوند و سپس این فایل را دوباره بارگذاری کنید.",
  },
  EXPORTS_BUSY: {
    status: 429,
    en: "Too many exports are running. Wait until one is complete, then export again.",
    fa: "خروجی‌های زیادی در حال آماده شدن است. صبر کنید تا یکی تمام شود و سپس دوباره خروجی بگیرید.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: "Send the request as JSON.",
    fa: "درخواست را به صورت JSON بفرستید.",
  },
  FORM_REQUIRED: {
    status: 415,
    en: "Send the file as a form (multipart/form-data).",
    fa: "فایل را به صورت فرم (multipart/form-data) بفرستید.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    en: "This Idempotency-Key was already used with a different request.",
    fa: "این Idempotency-Key قبلاً با درخواست دیگری استفاده شده است.",
  },
  NUMBERS_MASKED: {
    status: 403,
    en: "Phone numbers and national codes are masked for your role, so you cannot search or sort by them. Search by name.",
    fa: "شماره موبایل و کد ملی برای نقش شما پوشیده است و جست‌وجو یا مرتب‌سازی با آن‌ها ممکن نیست. با نام جست‌وجو کنید.",
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    en: "Send an Idempotency-Key with each receipt",
    fa: "با هر رسید یک Idempotency-Key بفرستید",
  },
  TOO_MANY_CODES: {
    status: 400,
    en: "These receipts would create {codes} lottery codes, and one call can create at most {limit}. Nothing was recorded. Send the first {count} receipts in one call and the rest in further calls.",
    fa: "این رسیدها {codes} کد قرعه‌کشی ایجاد می‌کنند، اما سقف هر درخواست {limit} کد است. هیچ رسیدی ثبت نشد. {count} رسید نخست را در یک درخواست و بقیه را در درخواست‌های بعدی بفرستید.",
  },
  RECEIPT_OF_ANOTHER: {
    status: 403,
    en: "Another user recorded this receipt. Ask a manager for its codes.",
    fa: "این رسید را کاربر دیگری ثبت کرده است. کدهای آن را از مدیر بخواهید.",
  },
  TOO_MANY_RECEIPTS: {
    status: 400,
    en: "Send between 1 and 500 receipts at a time",
    fa: "هر بار بین ۱ تا ۵۰۰ رسید بفرستید",
  },
  AMBIGUOUS_RECEIPT: {
    status: 409,
    en: "Several receipts have this number. Use the receipt's UUID.",
    fa: "چند رسید با این شماره وجود دارد. از شناسهٔ یکتای رسید استفاده کنید.",
  },
  IMPORT_RUNNING: {
    status: 409,
    en: "An import is running. Wait until it has finished, then erase the identity again.",
    fa: "وارد کردن یک فایل در حال انجام است. صبر کنید تا تمام شود و سپس دوباره هویت را پاک کنید.",
  },
  BULK_ACTION_NOT_FOUND: { status: 404, en: "Bulk action not found", fa: "این عملیات گروهی پیدا نشد" },
  BULK_ACTION_OVER: {
    status: 409,
    en: "This action has finished and cannot be cancelled.",
    fa: "این عملیات تمام شده است و نمی‌توان آن را لغو کرد.",
  },
  BULK_ACTION_INTERRUPTED: {
    status: 503,
    en: "The server stopped before all items were processed. Start the action again for the rest.",
    fa: "سرور پیش از پایان عملیات متوقف شد. برای بقیهٔ موارد دوباره آن را شروع کنید.",
  },
  BULK_ACTION_TOO_LARGE: {
    status: 400,
    en: "The filter matches more than {max} items. Narrow it and try again.",
    fa: "نتیجهٔ این فیلتر بیش از {max} مورد است. آن را محدودتر کنید و دوباره تلاش کنید.",
  },
  BULK_ACTION_UNCHANGED: { status: 409, en: "Already in this state", fa: "از قبل در همین وضعیت است" },
  FLAG_NOT_FOUND: { status: 404, en: "Feature flag not found", fa: "این امکان پیدا نشد" },
  SAME_PURCHASE_RECENTLY: {
    status: 409,
    en: "The same customer and amount were recorded within ten minutes, under number {number}",
    fa: "همین مشتری و همین مبلغ در فاصلهٔ ده دقیقه با شمارهٔ {number} ثبت شده است",
  },
  NUMBER_IN_ANOTHER_STORE: {
    status: 409,
    en: "This number was recorded on the same day in another store: {store}",
    fa: "همین شماره در همان روز در فروشگاه دیگری ثبت شده است: {store}",
  },
  SHIFT_NOT_FOUND: { status: 404, en: "Shift not found", fa: "شیفت پیدا نشد" },
  RECEIPT_NOT_YOURS: {
    status: 403,
    en: "You can void or return only your own receipts, within 15 minutes.",
    fa: "فقط رسیدهای خودتان را تا ۱۵ دقیقه پس از ثبت می‌توانید باطل یا مرجوع کنید.",
  },
  ITEMS_FULL: {
    status: 409,
    en: "The list is full (500 items). Delete some items first.",
    fa: "فهرست پر است (۵۰۰ مورد). ابتدا چند مورد را حذف کنید.",
  },
  AMOUNT_MAKES_TOO_MANY_CODES: {
    status: 400,
    en: "A receipt can create at most {limit} lottery codes. The largest amount for this store is currently {amount} Toman.",
    fa: "هر رسید حداکثر {limit} کد قرعه‌کشی ایجاد می‌کند. بیشترین مبلغ قابل ثبت برای این فروشگاه اکنون {amount} تومان است.",
  },
  RECEIPT_NOT_FOUND: { status: 404, en: "Receipt not found", fa: "رسید پیدا نشد" },
  RETURN_TOO_LARGE: {
    status: 400,
    en: "The returned amount is more than the remaining amount of the purchase",
    fa: "مبلغ مرجوعی از مبلغ باقی‌ماندهٔ خرید بیشتر است",
  },

  // Tags and notes of customers
  TAGS_FULL: {
    status: 400,
    en: "A customer can have at most 20 tags",
    fa: "هر مشتری حداکثر ۲۰ برچسب دارد",
  },
  NOTES_FULL: {
    status: 409,
    en: "A customer can have at most {max} notes. Delete one you no longer need.",
    fa: "برای هر مشتری حداکثر {max} یادداشت ثبت می‌شود. یادداشتی را که دیگر لازم نیست حذف کنید.",
  },
  NOTE_NOT_FOUND: { status: 404, en: "Note not found", fa: "این یادداشت پیدا نشد" },

  // Saved views
  VIEW_NOT_FOUND: { status: 404, en: "View not found", fa: "این نما پیدا نشد" },
  VIEW_NAME_TAKEN: { status: 409, en: "A view with this name already exists", fa: "نمایی با این نام وجود دارد" },
  VIEWS_FULL: {
    status: 409,
    en: "You can save at most {max} views of a screen. Delete one you no longer use.",
    fa: "برای هر صفحه حداکثر {max} نما ذخیره می‌شود. یکی از نماهای قدیمی را حذف کنید.",
  },

  // Watch
  WATCH_CASE_NOT_FOUND: { status: 404, en: "Case not found", fa: "پرونده پیدا نشد" },
  WATCH_CASE_CHANGED: {
    status: 409,
    en: "Someone else has changed this case. Check it, then save again.",
    fa: "فرد دیگری این پرونده را تغییر داده است. آن را بررسی و دوباره ذخیره کنید.",
  },
  WATCH_CASE_REOPENED: {
    status: 409,
    en: "A newer case about the same matter is open. Decide that one instead.",
    fa: "پروندهٔ تازه‌تری دربارهٔ همین موضوع باز است. همان را بررسی کنید.",
  },

  // Accounts and customers; the client shows the server's texts
  PASSWORD_INCORRECT: { status: 400, en: "The current password is incorrect", fa: "گذرواژهٔ فعلی درست نیست" },
  SECOND_FACTOR_ON: {
    status: 409,
    en: "Two-factor sign-in is already turned on.",
    fa: "ورود دومرحله‌ای از قبل فعال است.",
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    en: "Two-factor sign-in is not turned on.",
    fa: "ورود دومرحله‌ای فعال نیست.",
  },
  SECOND_FACTOR_NOT_SET_UP: {
    status: 409,
    en: "Start the setup of two-factor sign-in first.",
    fa: "ابتدا راه‌اندازی ورود دومرحله‌ای را شروع کنید.",
  },
  SESSION_NOT_FOUND: { status: 404, en: "Session not found", fa: "نشست پیدا نشد" },
  USERNAME_TAKEN: {
    status: 409,
    en: "This username is already taken",
    fa: "این نام کاربری قبلاً استفاده شده است",
  },
  EMAIL_TAKEN: {
    status: 409,
    en: "Another account uses this email address",
    fa: "این نشانی ایمیل برای حساب دیگری ثبت شده است",
  },
  SELF_REFUSED: {
    status: 409,
    en: "You cannot do this to your own account.",
    fa: "این کار را روی حساب خودتان نمی‌توانید انجام دهید.",
  },
  API_KEY_NOT_FOUND: { status: 404, en: "API key not found", fa: "کلید API پیدا نشد" },
  PHONE_TAKEN: {
    status: 409,
    en: "Another customer has this phone number",
    fa: "این شماره موبایل برای مشتری دیگری ثبت شده است",
  },
  NATIONAL_CODE_CHECK_DIGIT: {
    status: 400,
    en: "This national code is not valid. Check the card.",
    fa: "این کد ملی معتبر نیست؛ با کارت ملی تطبیق دهید",
  },
  POINTS_DIFFER: { status: 400, en: "The receipt has {points} points", fa: "این رسید {points} امتیاز دارد" },
  NATIONAL_CODE_TAKEN: {
    status: 409,
    en: "Another customer has this national code",
    fa: "این کد ملی برای مشتری دیگری ثبت شده است",
  },
  CUSTOMER_NOT_MERGED: {
    status: 409,
    en: "This customer is not merged into another one.",
    fa: "این مشتری در مشتری دیگری ادغام نشده است.",
  },
  MERGE_WITHOUT_ORIGINS: {
    status: 409,
    en: "This merge was made by an earlier release, which did not store where receipts and codes came from. It cannot be undone.",
    fa: "این ادغام در نسخه‌ای قدیمی‌تر انجام شده است که مبدأ رسیدها و کدها را ذخیره نمی‌کرد. بازگرداندن آن ممکن نیست.",
  },
  MERGE_UNDO_EXPIRED: {
    status: 409,
    en: "A merge can be undone within 30 days.",
    fa: "ادغام را فقط تا ۳۰ روز می‌توان بازگرداند.",
  },
  MERGED_AGAIN: {
    status: 409,
    en: "The customer that received this account was merged into another one. Undo that merge first.",
    fa: "مشتری مقصد این ادغام در مشتری دیگری ادغام شده است. ابتدا آن ادغام را بازگردانید.",
  },
  MERGE_SAME: {
    status: 400,
    en: "A customer cannot be merged with itself",
    fa: "یک مشتری را نمی‌توان با خودش ادغام کرد",
  },
} as const satisfies Record<string, ErrorRow>;
