import type { ErrorRow } from "./row";

/** Errors of imports and exports, of whole files or single rows. The client shows the server's texts. */
export const TRANSFER_ERRORS = {
  IMPORT_NOT_FOUND: { status: 404, en: "Import not found", fa: "این ورود اطلاعات پیدا نشد" },
  IMPORT_NOT_CHECKED: {
    status: 409,
    en: "Only a checked file can be imported.",
    fa: "فقط فایلی که بررسی آن تمام شده باشد وارد می‌شود.",
  },
  IMPORT_OVER: {
    status: 409,
    en: "This import has finished and cannot be cancelled.",
    fa: "این ورود اطلاعات تمام شده است و لغو نمی‌شود.",
  },
  IMPORT_CANCELLED: {
    status: 409,
    en: "This import was cancelled. Nothing was stored.",
    fa: "این ورود اطلاعات لغو شد. چیزی ذخیره نشده است.",
  },
  IMPORT_INTERRUPTED: {
    status: 503,
    en: "The server stopped before the import finished. Nothing was stored. Please upload the file again.",
    fa: "سرور پیش از پایان کار متوقف شد. چیزی ذخیره نشده است؛ لطفاً فایل را دوباره بفرستید.",
  },
  IMPORT_NOT_REVERTIBLE: {
    status: 409,
    en: "Only a completed import that has not been undone yet can be undone.",
    fa: "فقط ورود اطلاعاتی که کامل شده و هنوز پس گرفته نشده است پس گرفته می‌شود.",
  },
  IMPORT_USED: {
    status: 409,
    en: "This import cannot be undone: {count} of its records have been used or changed since.",
    fa: "این ورود اطلاعات پس گرفته نمی‌شود؛ {count} مورد از آن پس از ورود استفاده یا ویرایش شده است.",
  },
  EXPORT_NOT_FOUND: { status: 404, en: "Export not found", fa: "این خروجی پیدا نشد" },
  EXPORT_OVER: {
    status: 409,
    en: "This export has finished and cannot be cancelled.",
    fa: "این خروجی تمام شده است و لغو نمی‌شود.",
  },
  EXPORT_INTERRUPTED: {
    status: 503,
    en: "The server stopped before the file was complete. Please export again.",
    fa: "سرور پیش از پایان نوشتن فایل متوقف شد. لطفاً دوباره خروجی بگیرید.",
  },
  RECEIPT_REVERSED: {
    status: 400,
    en: "This receipt was voided or returned and cannot be imported",
    fa: "این رسید باطل یا مرجوع شده است و وارد نمی‌شود",
  },
  POINTS_EARNED: {
    status: 400,
    en: "Only adjustments can be imported; earned points are imported with their receipts",
    fa: "فقط اصلاح امتیاز وارد می‌شود؛ امتیاز خرید همراه رسید آن می‌آید",
  },
  ADJUSTMENT_REVERSED: {
    status: 400,
    en: "This adjustment was reversed and cannot be imported",
    fa: "این اصلاح امتیاز پس گرفته شده است و وارد نمی‌شود",
  },
  CODE_OF_RECEIPT: {
    status: 400,
    en: "This code was earned by a receipt and cannot be imported",
    fa: "این کد از یک رسید به دست آمده است و وارد نمی‌شود",
  },
  COLUMN_MISSING: {
    status: 400,
    en: "The column “{column}” is missing",
    fa: "ستون «{column}» در فایل نیست",
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
    fa: "این مشتری از پیش ثبت شده است",
  },
  ADJUSTMENT_KNOWN: {
    status: 409,
    en: "This customer already has an adjustment with this reference",
    fa: "برای این مشتری از پیش اصلاحی با همین شناسهٔ مرجع ثبت شده است",
  },
  EVENT_AMBIGUOUS: {
    status: 409,
    en: "Several events have this name",
    fa: "چند رویداد این نام را دارند",
  },
} as const satisfies Record<string, ErrorRow>;
