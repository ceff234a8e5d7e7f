const en = {
  type: "A store has type 1, 2 or 3. The type is the multiplier of its receipts: the higher, the more points.",
  multiplier:
    "Points are the amount in millions of Toman times the multiplier, rounded down. The multiplier is the store type, times the bonus of a campaign. A receipt stores it, so later changes do not apply.",
  bonus:
    "Multiplies the points of receipts whose purchase falls in the period of the campaign. Of several campaigns, the highest bonus counts.",
  pool: "The lottery codes of an event, printed or imported beforehand. A visitor who registers gets codes of the pool; each code is claimed once.",
  batch: "All codes added by one import. A whole batch can be undone on the import/export screen.",
};

const fa: typeof en = {
  type: "هر فروشگاه نوع ۱، ۲ یا ۳ دارد. نوع، ضریب رسیدهای آن است: هرچه بالاتر، امتیاز بیشتر.",
  multiplier:
    "امتیاز برابر است با مبلغ به میلیون تومان ضربدر ضریب، گرد شده رو به پایین. ضریب، نوع فروشگاه ضربدر ضریب پاداش کمپین است و همراه رسید ذخیره می‌شود؛ تغییرهای بعدی روی آن اثر ندارد.",
  bonus:
    "امتیاز رسیدهایی را که خرید آن‌ها در بازهٔ کمپین است چند برابر می‌کند. از میان چند کمپین، بالاترین ضریب حساب می‌شود.",
  pool: "کدهای قرعه‌کشی یک رویداد که پیش‌تر چاپ یا وارد شده‌اند. بازدیدکننده با ثبت‌نام از مخزن کد می‌گیرد و هر کد فقط یک بار تخصیص می‌یابد.",
  batch: "همهٔ کدهایی که با یک فایل اضافه شده‌اند. یک سری را می‌توان یک‌جا در صفحهٔ وارد کردن و خروجی گرفتن بازگرداند.",
};

/** The explanations of the terms, loaded when one is opened. */
export const explanationsText = { ns: "explanations", en, fa };
