const en = {
  event: "Event",
  tabs: "Sections of the event",
  overview: "Overview",
  codes: "Code pool",
  campaigns: "Campaigns",
  participants: "Participants",
  desk: "Desk",
  draws: "Draws",
  deskLead: "Staff register visitors at the desk. Each visitor gets a code from this event's pool.",
  deskNormal: "The desk is for opening-day events. Edit the event to change its mode.",
  noCodes: "The code pool has no unused code. The desk registers visitors once codes are imported.",
};

const fa: typeof en = {
  event: "رویداد",
  tabs: "بخش‌های رویداد",
  overview: "نمای کلی",
  codes: "مخزن کد",
  campaigns: "کمپین‌ها",
  participants: "شرکت‌کنندگان",
  desk: "میز ثبت‌نام",
  draws: "قرعه‌کشی‌ها",
  deskLead: "بازدیدکنندگان در میز ثبت‌نام می‌کنند و هر نفر یک کد از مخزن این رویداد می‌گیرد.",
  deskNormal: "میز ثبت‌نام برای رویدادهای روز افتتاح است. برای تغییر نوع، رویداد را ویرایش کنید.",
  noCodes: "مخزن کد استفاده‌نشده ندارد. برای ثبت‌نام بازدیدکنندگان، ابتدا کدها را وارد کنید.",
};

export const eventPageText = { ns: "eventPage", en, fa };
