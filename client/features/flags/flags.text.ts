const en = {
  title: "Feature Flags",
  lead: "Turn features on and off. Changes apply to everyone immediately.",
  enabled: "Enabled",
  disabled: "Disabled",
  generic: "Turns this feature on or off",
  changedBy: "Last changed by {{who}}, {{when}}",
  neverChanged: "Never changed",
  history: "History",
  historyOf: "History of {{name}}",
  historyFailed: "Could not load the history. Try again.",
  system: "The system",
  none: "No Feature Flags",
  loadFailed: "Failed to load feature flags",
  updateFailed: "Failed to update feature flag",
  wasEnabled: "Feature flag {{name}} enabled successfully",
  wasDisabled: "Feature flag {{name}} disabled successfully",
  readOnly: "You can view the feature flags but not change them.",
};

const fa: typeof en = {
  title: "روشن و خاموش کردن امکانات",
  lead: "امکانات سامانه را روشن یا خاموش کنید. هر تغییر فوراً برای همه اعمال می‌شود.",
  enabled: "فعال",
  disabled: "غیرفعال",
  generic: "این بخش از سامانه را روشن یا خاموش می‌کند",
  changedBy: "آخرین تغییر: {{who}}، {{when}}",
  neverChanged: "هنوز تغییر نکرده است",
  history: "تاریخچه",
  historyOf: "تاریخچهٔ {{name}}",
  historyFailed: "تاریخچه بارگذاری نشد. دوباره تلاش کنید.",
  system: "سامانه",
  none: "امکانی برای روشن و خاموش کردن وجود ندارد",
  loadFailed: "امکانات بارگذاری نشد. دوباره تلاش کنید.",
  updateFailed: "تغییر وضعیت انجام نشد",
  wasEnabled: "«{{name}}» فعال شد",
  wasDisabled: "«{{name}}» غیرفعال شد",
  readOnly: "می‌توانید امکانات را ببینید ولی نمی‌توانید آن‌ها را تغییر دهید.",
};

export const flagsText = { ns: "flags", en, fa };

/** The built-in flags. */
export const KNOWN_FLAGS: Record<string, Record<"en" | "fa", { name: string; description: string }>> = {
  opening_day_mode: {
    en: { name: "Opening Day Mode", description: "Enable opening day mode for event registrations" },
    fa: { name: "حالت روز افتتاح", description: "فعال کردن حالت روز افتتاح برای ثبت‌نام در رویدادها" },
  },
  event_management: {
    en: { name: "Event Management", description: "Enable event management features" },
    fa: { name: "مدیریت رویدادها", description: "فعال کردن امکانات مدیریت رویدادها" },
  },
  lottery_code_generation: {
    en: { name: "Lottery Code Generation", description: "Enable lottery code generation" },
    fa: { name: "تولید کد قرعه‌کشی", description: "فعال کردن تولید کدهای قرعه‌کشی" },
  },
};
