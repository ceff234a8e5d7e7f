const en = {
  leaveTitle: "Leave without saving the secret?",
  leaveQuestion: "It is shown only once.",
  leave: "Leave",
};

const fa: typeof en = {
  leaveTitle: "بدون ذخیرهٔ رمز خارج می‌شوید؟",
  leaveQuestion: "این رمز فقط یک بار نمایش داده می‌شود.",
  leave: "ترک این صفحه",
};

export const secretText = { ns: "secret", en, fa };
