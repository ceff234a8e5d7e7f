import { EVENT_MODE_LABELS } from "../../../domain/events.text";

const en = {
  counts: "Registered: {{registered}} · Codes left: {{unused}}",
  normal: EVENT_MODE_LABELS.normal.en,
  openingDay: EVENT_MODE_LABELS.opening_day.en,
  active: "Active",
  inactive: "Inactive",
  name: "Name",
  description: "Description",
  noDescription: "No description",
  startDate: "Start date",
  endDate: "End date",
  mode: "Mode",
  status: "Status",
  upcoming: "Not started yet",
  running: "Running",
  ended: "Ended",
  details: "Event Details",
  selectEvent: "Select event",
  chooseEvent: "Select an event",
  eventWithMode: "{{name}} ({{mode}})",
  eventWithDate: "{{name}} - {{date}}",
  loadFailed: "Failed to load events",
  openDesk: "Open the desk",
};

const fa: typeof en = {
  counts: "ثبت‌نام‌شده: {{registered}} · کد باقی‌مانده: {{unused}}",
  normal: EVENT_MODE_LABELS.normal.fa,
  openingDay: EVENT_MODE_LABELS.opening_day.fa,
  active: "فعال",
  inactive: "غیرفعال",
  name: "نام",
  description: "توضیح",
  noDescription: "بدون توضیح",
  startDate: "تاریخ شروع",
  endDate: "تاریخ پایان",
  mode: "نوع",
  status: "وضعیت",
  upcoming: "هنوز شروع نشده",
  running: "در حال برگزاری",
  ended: "پایان‌یافته",
  details: "جزئیات رویداد",
  selectEvent: "انتخاب رویداد",
  chooseEvent: "یک رویداد را انتخاب کنید",
  eventWithMode: "{{name}} ({{mode}})",
  eventWithDate: "{{name}} - {{date}}",
  loadFailed: "رویدادها بارگذاری نشد. دوباره تلاش کنید.",
  openDesk: "باز کردن میز ثبت‌نام",
};

/** Labels that the event screens share. */
export const eventsText = { ns: "events", en, fa };
