const en = {
  title: "Account",
  nextRelease: "You are signed in to the Admin area. The back-office opens with the next release.",
  counterOnly: "You are signed in at the Counter. Sign in as Admin to open the back-office.",
  toCounter: "Create a receipt",
  toPassword: "Change password",
  toHome: "Home",
};

const fa: typeof en = {
  title: "حساب کاربری",
  nextRelease: "وارد بخش مدیریت شده‌اید. صفحه‌های مدیریت با نسخهٔ بعدی باز می‌شود.",
  counterOnly: "شما با نقش صندوق وارد شده‌اید. برای بخش مدیریت با نقش مدیریت وارد شوید.",
  toCounter: "ثبت رسید",
  toPassword: "تغییر گذرواژه",
  toHome: "صفحهٔ اصلی",
};

export const adminText = { ns: "admin", en, fa };
