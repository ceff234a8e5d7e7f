const en = {
  title: "Feature Flags",
  lead: "Parts of the product that can be switched on and off. A change counts for everybody at once.",
  enabled: "Enabled",
  disabled: "Disabled",
  generic: "Switches this part of the product on or off",
  changedBy: "Last changed by {{who}}, {{when}}",
  neverChanged: "Not changed yet",
  history: "History",
  historyOf: "History of {{name}}",
  historyFailed: "Failed to load the history",
  system: "The system",
  none: "No Feature Flags",
  loadFailed: "Failed to load feature flags",
  updateFailed: "Failed to update feature flag",
  wasEnabled: "Feature flag {{name}} enabled successfully",
  wasDisabled: "Feature flag {{name}} disabled successfully",
  readOnly: "Your account may see these flags but not change them.",
};

const fa: typeof en = {
  title: "قابلیت‌ها",
  lead: "بخش‌هایی از سامانه که می‌توان روشن و خاموش کرد. هر تغییر بی‌درنگ برای همه اعمال می‌شود.",
  enabled: "فعال",
  disabled: "غیرفعال",
  generic: "این بخش از سامانه را روشن یا خاموش می‌کند",
  changedBy: "آخرین تغییر: {{who}}، {{when}}",
  neverChanged: "هنوز تغییری نکرده است",
  history: "تاریخچه",
  historyOf: "تاریخچهٔ {{name}}",
  historyFailed: "تاریخچه بارگذاری نشد",
  system: "سامانه",
  none: "قابلیتی وجود ندارد",
  loadFailed: "فهرست قابلیت‌ها بارگذاری نشد",
  updateFailed: "تغییر قابلیت انجام نشد",
  wasEnabled: "قابلیت «{{name}}» فعال شد",
  wasDisabled: "قابلیت «{{name}}» غیرفعال شد",
  readOnly: "حساب شما این قابلیت‌ها را می‌بیند ولی نمی‌تواند آن‌ها را تغییر دهد.",
};

export const flagsText = { ns: "flags", en, fa };

/** The flags the product is born with. */
export const KNOWN_FLAGS: Record<string, Record<"en" | "fa", { name: string; description: string }>> = {
  opening_day_mode: {
    en: { name: "Opening Day Mode", description: "Enable opening day mode for event registrations" },
    fa: { name: "حالت روز افتتاحیه", description: "فعال کردن حالت روز افتتاحیه برای ثبت‌نام در رویدادها" },
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
