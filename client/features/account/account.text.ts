const en = {
  title: "Change Password",
  lead: "Choose a password of at least 12 characters. A few words you can remember are better than one hard word.",
  required: "This password was given to you for the first sign-in only. Choose your own to go on.",
  current: "Current password",
  next: "New password",
  save: "Change password",
  saving: "Changing…",
  changed: "Password changed",
};

const fa: typeof en = {
  title: "تغییر گذرواژه",
  lead: "گذرواژه‌ای با دست‌کم ۱۲ نویسه انتخاب کنید. چند واژهٔ به‌یادماندنی از یک واژهٔ سخت بهتر است.",
  required: "این گذرواژه فقط برای ورود نخست به شما داده شده است. برای ادامه، گذرواژهٔ خودتان را انتخاب کنید.",
  current: "گذرواژهٔ فعلی",
  next: "گذرواژهٔ جدید",
  save: "تغییر گذرواژه",
  saving: "در حال تغییر…",
  changed: "گذرواژه تغییر کرد",
};

export const accountText = { ns: "account", en, fa };
