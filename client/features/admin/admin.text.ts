const en = {
  counterOnly: "You are signed in with the Counter role. To open the back office, sign in as Admin.",
};

const fa: typeof en = {
  counterOnly: "با نقش صندوق وارد شده‌اید. برای باز کردن بخش مدیریت، با نقش مدیریت وارد شوید.",
};

export const adminText = { ns: "admin", en, fa };
