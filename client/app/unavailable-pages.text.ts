const en = {
  notFoundHelp: "This page does not exist. It may have moved, or the link may be misspelled.",
  goHome: "Go to the home page",
  noAccessHelp: "Your role doesn't include this page. Ask an administrator for access.",
  goToDashboard: "Go to the dashboard",
};

const fa: typeof en = {
  notFoundHelp: "چنین صفحه‌ای وجود ندارد. شاید جابه‌جا شده باشد یا نشانی آن اشتباه نوشته شده باشد.",
  goHome: "رفتن به صفحهٔ اصلی",
  noAccessHelp: "نقش شما اجازهٔ دیدن این صفحه را ندارد. برای دسترسی با مدیر سامانه هماهنگ کنید.",
  goToDashboard: "رفتن به داشبورد",
};

export const unavailablePagesText = { ns: "unavailablePages", en, fa };
