import type { ErrorRow } from "./row";

/** Errors of imports and exports, of whole files or single rows. The client shows the server's texts. */
export const IMPORT_EXPORT_ERRORS = {
  IMPORT_NOT_FOUND: { status: 404, en: "Import not found", fa: "فایل واردشده پیدا نشد" },
  IMPORT_NOT_CHECKED: {
    status: 409,
    en: "Only a checked file can be imported.",
    fa: "فقط فایلی را می‌توان وارد کرد که بررسی آن تمام شده باشد.",
  },
  IMPORT_OVER: {
    status: 409,
    en: "This import has finished and cannot be cancelled.",
    fa: "وارد کردن این فایل تمام شده است و نمی‌توان آن را لغو کرد.",
  },
  IMPORT_CANCELLED: {
    status: 409,
    en: "This import was cancelled. Nothing was stored.",
    fa: "وارد کردن این فایل لغو شد و هیچ سطری ذخیره نشد.",
  },
  IMPORT_INTERRUPTED: {
    status: 503,
    en: "The server stopped before the import finished. Nothing was stored. Please upload the file again.",
    fa: "سرور پیش از پایان کار متوقف شد و هیچ سطری ذخیره نشد. لطفاً فایل را دوباره بارگذاری کنید.",
  },
  IMPORT_NOT_REVERTIBLE: {
    status: 409,
    en: "Only a completed import that has not been undone yet can be undone.",
    fa: "فقط تغییرات فایلی را می‌توان بازگرداند که وارد کردن آن کامل شده و هنوز بازگردانده نشده است.",
  },
  IMPORT_USED: {
    status: 409,
    en: "This import cannot be undone: {count} of its records have been used or changed since.",
    fa: "تغییرات این فایل را نمی‌توان بازگرداند، چون {count} مورد از آن پس از وارد کردن استفاده یا ویرایش شده است.",
  },
  EXPORT_NOT_FOUND: { status: 404, en: "Export not found", fa: "این خروجی پیدا نشد" },
  EXPORT_OVER: {
    status: 409,
    en: "This export has finished and cannot be cancelled.",
    fa: "این خروجی تمام شده است و نمی‌توان آن را لغو کرد.",
  },
  EXPORT_INTERRUPTED: {
    status: 503,
    en: "The server stopped before the file was complete. Please export again.",
    fa: "سرور پیش از پایان نوشتن فایل متوقف شد. لطفاً دوباره خروجی بگیرید.",
  },
  RECEIPT_REVERSED: {
    status: 400,
    en: "This receipt was voided or returned and cannot be imported",
    fa: "این رسید باطل یا مرجوع شده است و نمی‌توان آن را وارد کرد",
  },
  POINTS_EARNED: {
    status: 400,
    en: "Only adjustments can be imported; earned points are imported with their receipts",
    fa: "فقط اصلاح امتیاز را می‌توان وارد کرد؛ امتیاز خرید همراه رسید آن وارد می‌شود",
  },
  ADJUSTMENT_REVERSED: {
    status: 400,
    en: "This adjustment was reversed and cannot be imported",
    fa: "این اصلاح امتیاز پس گرفته شده است و نمی‌توان آن را وارد کرد",
  },
  CODE_OF_RECEIPT: {
    status: 400,
    en: "This code was earned by a receipt and cannot be imported",
    fa: "این کد از یک رسید به دست آمده است و نمی‌توان آن را وارد کرد",
  },
  COLUMN_MISSING: {
    status: 400,
    en: "The column “{column}” is missing",
    fa: "ستون «{column}» در فایل وجود ندارد",
  },
  COLUMN_DUPLICATE: {
    status: 400,
    en: "The column “{column}” appears twice in the file",
    fa: "ستون «{column}» در فایل تکراری است",
  },

  // One row
  ROW_DUPLICATE: {
    status: 400,
    en: "Duplicate of an earlier row in this file",
    fa: "این مورد در سطر قبلی همین فایل آمده است",
  },
  CUSTOMER_EXISTS: {
    status: 409,
    en: "This customer is already registered",
    fa: "این مشتری قبلاً ثبت شده است",
  },
  ADJUSTMENT_KNOWN: {
    status: 409,
    en: "This customer already has an adjustment with this reference",
    fa: "برای این مشتری قبلاً اصلاحی با همین شناسهٔ مرجع ثبت شده است",
  },
  EVENT_AMBIGUOUS: {
    status: 409,
    en: "Several events have this name",
    fa: "چند رویداد این نام را دارند",
  },

  FILE_UNREADABLE: {
    status: 400,
    en: "Could not read the file. Save it again as .xlsx or .csv and try again.",
    fa: "فایل خوانده نشد. آن را دوباره با قالب ‎.xlsx‏ یا ‎.csv‏ ذخیره کنید و دوباره تلاش کنید.",
  },
  FILE_ENCODING: {
    status: 400,
    en: "Could not read the text of the file. Save the file as CSV UTF-8.",
    fa: "متن فایل خوانده نشد. آن را با قالب CSV UTF-8 ذخیره کنید.",
  },
  FILE_TOO_WIDE: {
    status: 400,
    en: "A row has more than 64 columns, or a cell has more than 10,000 characters",
    fa: "سطری بیش از ۶۴ ستون یا خانه‌ای بیش از ۱۰٬۰۰۰ نویسه دارد",
  },
  FILE_TOO_LONG: {
    status: 400,
    en: "The file has more than {max} rows, the maximum for one import",
    fa: "فایل بیش از {max} سطر دارد. در هر بار نمی‌توان بیش از این تعداد وارد کرد",
  },
  UPLOAD_NOT_FOUND: {
    status: 404,
    en: "The uploaded file is no longer available. Please upload it again.",
    fa: "فایل بارگذاری‌شده دیگر در دسترس نیست. لطفاً آن را دوباره بارگذاری کنید.",
  },
  EXPORT_QUOTA: {
    status: 429,
    en: "Your exported files would take more than {max} MB. Export fewer rows, or wait 10 minutes until the earlier files expire.",
    fa: "حجم فایل‌های خروجی شما از {max} مگابایت بیشتر می‌شود. خروجی کوچک‌تری بگیرید یا ۱۰ دقیقه صبر کنید تا فایل‌های قبلی حذف شوند.",
  },
  FILES_FULL: {
    status: 503,
    en: "The server has no space for more files. Try again in a few minutes; if this continues, ask the administrator to raise the file quotas.",
    fa: "فضای سرور برای فایل‌ها پر است. چند دقیقهٔ دیگر دوباره تلاش کنید و اگر ادامه داشت از مدیر سامانه بخواهید سهمیهٔ فایل‌ها را افزایش دهد.",
  },
  FILE_INTERRUPTED: {
    status: 503,
    en: "The file was removed before it was complete. Please try again.",
    fa: "فایل پیش از کامل شدن حذف شد. لطفاً دوباره تلاش کنید.",
  },
  TABLE_TOO_LONG_FOR_ODS: {
    status: 400,
    en: "An .ods file can hold at most {max} records. Choose .xlsx or .csv, or filter the list.",
    fa: "فایل ods حداکثر {max} رکورد دارد. قالب xlsx یا csv را انتخاب کنید یا فهرست را محدودتر کنید.",
  },
  REPORT_TOO_MANY_ROWS: {
    status: 400,
    en: "The report has more than {max} rows. Choose a shorter period or a coarser breakdown.",
    fa: "گزارش بیش از {max} سطر دارد. بازهٔ کوتاه‌تر یا تفکیک کلی‌تری انتخاب کنید.",
  },
} as const satisfies Record<string, ErrorRow>;
