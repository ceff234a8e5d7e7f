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

/** Descriptions of the built-in flags. */
export const FLAG_DESCRIPTIONS: Readonly<Record<string, Record<"en" | "fa", string>>> = {
  opening_day_mode: {
    en: "Enable opening day mode for event registrations",
    fa: "فعال کردن حالت روز افتتاح برای ثبت‌نام در رویدادها",
  },
  event_management: { en: "Enable event management features", fa: "فعال کردن امکانات مدیریت رویدادها" },
  lottery_code_generation: { en: "Enable lottery code generation", fa: "فعال کردن تولید کدهای قرعه‌کشی" },
};
