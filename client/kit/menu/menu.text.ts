const en = { moreOf: "More actions for {{name}}", view: "View", viewOf: "View {{name}}" };

const fa: typeof en = { moreOf: "گزینه‌های بیشتر برای {{name}}", view: "مشاهده", viewOf: "مشاهدهٔ {{name}}" };

/** Texts of the menus. */
export const menuText = { ns: "rowMenu", en, fa };
