import type { ErrorRow } from "./row";

/** Errors of items, stores and receipts. */
export const STORE_RECEIPT_ERRORS = {
  // Items
  ITEM_TITLE_REQUIRED: { status: 400, en: "Title is required", fa: "عنوان الزامی است" },
  ITEM_NOT_FOUND: { status: 404, en: "Item not found", fa: "مورد پیدا نشد" },

  // Stores
  STORE_NOT_FOUND: { status: 404, en: "Store not found", fa: "فروشگاه پیدا نشد" },
  STORE_INACTIVE: { status: 400, en: "This store is not active", fa: "این فروشگاه فعال نیست" },
  STORE_NAME_TAKEN: { status: 409, en: "Store name must be unique", fa: "نام فروشگاه باید یکتا باشد" },
  STORE_HAS_RECEIPTS: {
    status: 409,
    en: "This store has receipts. Deactivate it, or confirm the deletion. Its receipts stay.",
    fa: "این فروشگاه رسید دارد. آن را غیرفعال کنید یا حذف آن را تأیید کنید. رسیدهای آن می‌ماند.",
  },
  STORE_NAME_TOO_SHORT: {
    status: 400,
    en: "Store name must be at least 3 characters",
    fa: "نام فروشگاه باید دست‌کم ۳ نویسه باشد",
  },
  STORE_NAME_TOO_LONG: {
    status: 400,
    en: "Store name must not exceed 100 characters",
    fa: "نام فروشگاه نباید بیش از ۱۰۰ نویسه باشد",
  },
  STORE_MANAGER_TOO_LONG: {
    status: 400,
    en: "Manager name must not exceed 100 characters",
    fa: "نام مدیر نباید بیش از ۱۰۰ نویسه باشد",
  },
  CONTACT_PHONE_INVALID: {
    status: 400,
    en: "Phone number must contain at least 10 digits",
    fa: "شماره تلفن باید دست‌کم ۱۰ رقم داشته باشد",
  },
  CONTACT_PHONE_TOO_LONG: {
    status: 400,
    en: "Phone number must not exceed 20 characters",
    fa: "شماره تلفن نباید بیش از ۲۰ نویسه باشد",
  },
  STORE_ADDRESS_TOO_LONG: {
    status: 400,
    en: "Address must not exceed 500 characters",
    fa: "نشانی نباید بیش از ۵۰۰ نویسه باشد",
  },
  STORE_DESCRIPTION_TOO_LONG: {
    status: 400,
    en: "Description must not exceed 1000 characters",
    fa: "توضیح نباید بیش از ۱۰۰۰ نویسه باشد",
  },
  STORE_TYPE_INVALID: {
    status: 400,
    en: "Please select a valid store type",
    fa: "لطفاً یک نوع فروشگاه معتبر انتخاب کنید",
  },
  STORE_REQUIRED: { status: 400, en: "Please select a store", fa: "لطفاً یک فروشگاه انتخاب کنید" },

  // Watch
  TIME_INVALID: { status: 400, en: "Enter a time such as 09:30", fa: "ساعت را مانند ۰۹:۳۰ وارد کنید" },

  // Receipts, points and codes
  RECEIPT_ID_REQUIRED: { status: 400, en: "Receipt ID is required", fa: "شماره رسید الزامی است" },
  RECEIPT_DUPLICATE: {
    status: 409,
    en: "This receipt was already recorded{details}.",
    fa: "این رسید قبلاً{details} ثبت شده است.",
  },
  DUPLICATE_SUSPECTED: {
    status: 409,
    en: "A similar receipt was already recorded. This one was not recorded.",
    fa: "رسید مشابهی قبلاً ثبت شده است. این رسید ثبت نشد.",
  },
  RECEIPT_VOIDED: { status: 409, en: "This receipt has been voided.", fa: "این رسید باطل شده است." },
  AMOUNT_INVALID: {
    status: 400,
    en: "The amount must be a whole number of Toman, 0 or more",
    fa: "مبلغ باید عددی صحیح به تومان و صفر یا بیشتر باشد",
  },
  POINTS_INVALID: {
    status: 400,
    en: "The points must be a whole number from -1,000,000 to 1,000,000, but not 0",
    fa: "امتیاز باید عددی صحیح از ۱٬۰۰۰٬۰۰۰- تا ۱٬۰۰۰٬۰۰۰ و غیر از صفر باشد",
  },
  AMOUNT_TOO_LARGE: {
    status: 400,
    en: "The amount must not exceed 10,000,000,000 Toman",
    fa: "مبلغ نباید از ۱۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان بیشتر باشد",
  },
  RETURN_AMOUNT_ZERO: {
    status: 400,
    en: "The returned amount must be more than 0",
    fa: "مبلغ مرجوعی باید بیشتر از صفر باشد",
  },
  REASON_REQUIRED: { status: 400, en: "Please enter a reason", fa: "لطفاً دلیل را وارد کنید" },
  DATE_INVALID: {
    status: 400,
    en: "Enter a valid date and time",
    fa: "تاریخ و ساعت معتبری وارد کنید",
  },
  PURCHASE_TOO_OLD: {
    status: 400,
    en: "The purchase date is more than 30 days ago",
    fa: "از تاریخ خرید بیش از ۳۰ روز گذشته است",
  },
} as const satisfies Record<string, ErrorRow>;
