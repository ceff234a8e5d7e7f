const en = { moreOf: "More actions for {{name}}" };

const fa: typeof en = { moreOf: "گزینه‌های بیشتر برای {{name}}" };

/** Texts of the menus. */
export const menuText = { ns: "rowMenu", en, fa };
