const en = {
  helpOn: "Help: {{term}}",
  type: "Store type",
  multiplier: "Multiplier",
  bonus: "Bonus multiplier",
  pool: "Code pool",
  batch: "Batch",
};

const fa: typeof en = {
  helpOn: "راهنما: {{term}}",
  type: "نوع فروشگاه",
  multiplier: "ضریب",
  bonus: "ضریب پاداش",
  pool: "مخزن کد",
  batch: "سری",
};

/** The terms with an explanation. */
export const helpText = { ns: "help", en, fa };
