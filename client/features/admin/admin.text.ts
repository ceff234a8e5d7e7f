const en = {
  counterOnly: "You are signed in at the Counter. Sign in as Admin to open the back-office.",
};

const fa: typeof en = {
  counterOnly: "شما با نقش صندوق وارد شده‌اید. برای بخش مدیریت با نقش مدیریت وارد شوید.",
};

export const adminText = { ns: "admin", en, fa };
