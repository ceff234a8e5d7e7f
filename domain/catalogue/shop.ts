import type { ErrorRow } from "./row";

/** What can go wrong about the items, stores and receipts. */
export const SHOP_ERRORS = {
  // Items
  ITEM_TITLE_REQUIRED: { status: 400, en: "Title is required", fa: "عنوان الزامی است" },
  ITEM_NOT_FOUND: { status: 404, en: "Item not found", fa: "مورد پیدا نشد" },
  ITEMS_FULL: {
    status: 409,
    en: "The list is full (500 items). Delete some items first.",
    fa: "فهرست پر است (۵۰۰ مورد). ابتدا چند مورد را حذف کنید.",
  },

  // Stores
  STORE_NOT_FOUND: { status: 404, en: "Store not found", fa: "فروشگاه پیدا نشد" },
  STORE_INACTIVE: { status: 400, en: "This store is not active", fa: "این فروشگاه فعال نیست" },
  STORE_NAME_TAKEN: { status: 409, en: "Store name must be unique", fa: "نام فروشگاه باید یکتا باشد" },
  STORE_HAS_RECEIPTS: {
    status: 409,
    en: "This store has receipts. Disable it, or delete it for good.",
    fa: "این فروشگاه رسید دارد. آن را غیرفعال کنید یا برای همیشه حذف کنید.",
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
  FLAG_NOT_FOUND: { status: 404, en: "Feature flag not found", fa: "این قابلیت پیدا نشد" },
  STORE_TYPE_INVALID: {
    status: 400,
    en: "Please select a valid store type",
    fa: "لطفاً یک نوع فروشگاه معتبر انتخاب کنید",
  },
  STORE_REQUIRED: { status: 400, en: "Please select a store", fa: "لطفاً یک فروشگاه انتخاب کنید" },

  // Receipts, points and codes
  RECEIPT_ID_REQUIRED: { status: 400, en: "Receipt ID is required", fa: "شماره رسید الزامی است" },
  RECEIPT_EXISTS: {
    status: 409,
    en: "This receipt was already recorded by {who} at {when} with different details.",
    fa: "این رسید پیش‌تر توسط {who} در {when} با مشخصات دیگری ثبت شده است.",
  },
  RECEIPT_NOT_FOUND: { status: 404, en: "Receipt not found", fa: "رسید پیدا نشد" },
  AMBIGUOUS_RECEIPT: {
    status: 409,
    en: "Several receipts have this number. Use the receipt's own identifier.",
    fa: "چند رسید با این شماره وجود دارد. از شناسهٔ یکتای رسید استفاده کنید.",
  },
  RECEIPT_VOIDED: { status: 409, en: "This receipt has been voided.", fa: "این رسید باطل شده است." },
  RECEIPT_NOT_YOURS: {
    status: 403,
    en: "You can only void or return your own receipts within 15 minutes.",
    fa: "فقط رسیدهای خودتان را تا ۱۵ دقیقه پس از ثبت می‌توانید باطل یا مرجوع کنید.",
  },
  RECEIPT_OF_ANOTHER: {
    status: 403,
    en: "Another user recorded this receipt. Ask a manager for its codes.",
    fa: "این رسید را کاربر دیگری ثبت کرده است. برای کدهای آن از مدیر کمک بگیرید.",
  },
  AMOUNT_INVALID: {
    status: 400,
    en: "The amount must be a whole number of Toman from 0",
    fa: "مبلغ باید عددی صحیح به تومان و از ۰ به بالا باشد",
  },
  AMOUNT_TOO_LARGE: {
    status: 400,
    en: "The amount must not exceed 10,000,000,000 Toman",
    fa: "مبلغ نباید از ۱۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان بیشتر باشد",
  },
  RETURN_TOO_LARGE: {
    status: 400,
    en: "The returned amount is more than what is left of the purchase",
    fa: "مبلغ مرجوعی از باقی‌ماندهٔ خرید بیشتر است",
  },
  RETURN_AMOUNT_ZERO: {
    status: 400,
    en: "The returned amount must be more than 0",
    fa: "مبلغ مرجوعی باید بیشتر از صفر باشد",
  },
  REASON_REQUIRED: { status: 400, en: "Please give a reason", fa: "لطفاً دلیل را بنویسید" },
  DATE_INVALID: {
    status: 400,
    en: "The date must be a valid ISO 8601 time with its zone",
    fa: "تاریخ باید زمانی معتبر (ISO 8601) همراه با منطقهٔ زمانی باشد",
  },
  PURCHASE_IN_FUTURE: {
    status: 400,
    en: "The purchase date is in the future",
    fa: "تاریخ خرید در آینده است",
  },
  PURCHASE_TOO_OLD: {
    status: 400,
    en: "The purchase date is more than 30 days ago",
    fa: "از تاریخ خرید بیش از ۳۰ روز گذشته است",
  },
  AMOUNT_MAKES_TOO_MANY_CODES: {
    status: 400,
    en: "A receipt can create at most {limit} lottery codes. The largest amount for this store now is {amount} Toman.",
    fa: "هر رسید حداکثر {limit} کد قرعه‌کشی می‌سازد. بیشترین مبلغ قابل ثبت برای این فروشگاه اکنون {amount} تومان است.",
  },
  TOO_MANY_CODES: {
    status: 400,
    en: "These receipts would create {codes} lottery codes, and one call can create at most {limit}. Nothing was recorded. Send the first {count} receipts in one call and the rest in further calls.",
    fa: "این رسیدها {codes} کد قرعه‌کشی می‌سازند، اما هر درخواست حداکثر {limit} کد می‌سازد. هیچ رسیدی ثبت نشد. {count} رسید نخست را در یک درخواست و بقیه را در درخواست‌های بعدی بفرستید.",
  },
  TOO_MANY_RECEIPTS: {
    status: 400,
    en: "Send between 1 and 500 receipts at a time",
    fa: "هر بار بین ۱ تا ۵۰۰ رسید بفرستید",
  },
} as const satisfies Record<string, ErrorRow>;
