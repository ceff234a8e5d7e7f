const en = {
  festival: "Rain of Stars Festival",
  club: "Customer Club",
  toman: "Toman",
  rial: "Rial",
  optional: "optional",
  cancel: "Cancel",
  close: "Close",
  dismiss: "Dismiss",
  retry: "Try again",
  copy: "Copy",
  loading: "Loading…",
  failed: "This could not be loaded.",
  networkError: "Network error. Please check your connection and try again.",
  type: "Type {{type}}",
  signIn: "Sign in",
  signOut: "Sign out",
};

const fa: typeof en = {
  festival: "جشنوارهٔ ستاره‌باران",
  club: "باشگاه مشتریان",
  toman: "تومان",
  rial: "ریال",
  optional: "اختیاری",
  cancel: "انصراف",
  close: "بستن",
  dismiss: "متوجه شدم",
  retry: "تلاش دوباره",
  copy: "کپی",
  loading: "در حال بارگذاری…",
  failed: "بارگذاری انجام نشد.",
  networkError: "خطای شبکه. لطفاً اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.",
  type: "نوع {{type}}",
  signIn: "ورود",
  signOut: "خروج",
};

export const sharedText = { ns: "shared", en, fa };
