const en = {
  counterOnly: "You are signed in at the Counter. Sign in as Admin to open the back-office.",
  ADMIN: "Administrator",
  MANAGER: "Manager",
  COUNTER: "Counter",
  VIEWER: "Viewer",
};

const fa: typeof en = {
  counterOnly: "شما با نقش صندوق وارد شده‌اید. برای بخش مدیریت با نقش مدیریت وارد شوید.",
  ADMIN: "مدیر سامانه",
  MANAGER: "مدیر",
  COUNTER: "صندوق‌دار",
  VIEWER: "بیننده",
};

export const adminText = { ns: "admin", en, fa };
