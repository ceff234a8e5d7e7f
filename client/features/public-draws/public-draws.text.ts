/** Texts of the public pages of draws. */
export const publicDrawsText = {
  en: { title: "Draws" },
  fa: { title: "قرعه‌کشی‌ها" },
};
