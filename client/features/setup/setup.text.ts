const en = {
  title: "Set up the club",
  progress: "{{done}} of {{all}} steps done",
  hide: "Hide",
  done: "done",
  password: "Set your own password",
  secondFactor: "Turn on two-factor sign-in",
  store: "Add the first store",
  staff: "Add a staff account",
  receipt: "Record the first receipt",
  festivalPage: "Fill in the festival page",
  event: "Create an event",
};

const fa: typeof en = {
  title: "راه‌اندازی باشگاه",
  progress: "{{done}} از {{all}} گام انجام شده است",
  hide: "پنهان کردن",
  done: "انجام شده",
  password: "گذرواژهٔ خودتان را تعیین کنید",
  secondFactor: "ورود دومرحله‌ای را روشن کنید",
  store: "اولین فروشگاه را اضافه کنید",
  staff: "برای یک همکار حساب ایجاد کنید",
  receipt: "اولین رسید را ثبت کنید",
  festivalPage: "محتوای صفحهٔ جشنواره را وارد کنید",
  event: "یک رویداد ایجاد کنید",
};

export const setupText = { ns: "setup", en, fa };
