const en = {
  title: "Your session has expired",
  lead: "Sign in again to continue. Everything you entered on this page is still here.",
  passwordTitle: "Choose a new password",
  secondFactorTitle: "Set up two-factor sign-in",
  leave: "Sign in as another user",
  leaveHelp: "Unsaved changes on this page will be lost.",
};

const fa: typeof en = {
  title: "نشست شما پایان یافته است",
  lead: "برای ادامه دوباره وارد شوید. اطلاعاتی که در این صفحه وارد کرده‌اید محفوظ است.",
  passwordTitle: "انتخاب گذرواژهٔ جدید",
  secondFactorTitle: "راه‌اندازی ورود دومرحله‌ای",
  leave: "ورود با کاربر دیگر",
  leaveHelp: "تغییرات ذخیره‌نشدهٔ این صفحه از بین می‌رود.",
};

export const sessionText = { ns: "session", en, fa };
