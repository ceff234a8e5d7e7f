/** The rules and the five questions. They promise only what the club does: no unannounced dates or draws. */
export const fa = {
  rules: [
    "ستاره‌های هر رسید برابر است با مبلغ خرید به میلیون تومان، ضرب در نوع فروشگاه (۱، ۲ یا ۳)، گردشده به پایین.",
    "هر رسید یک بار و به نام یک نفر ثبت می‌شود.",
    "هر ستاره یک کد قرعه‌کشی می‌سازد و هر کد، یک شانس است.",
    "اگر خریدی مرجوع شود، ستاره‌ها و کدهای همان بخش از خرید هم برمی‌گردد.",
    "ستاره‌ها و کدها تنها با شماره موبایل و کد ملی صاحبشان دیده می‌شوند.",
  ],
  faq: [
    {
      question: "چطور در جشنواره شرکت کنم؟",
      answer:
        "از فروشگاه‌های مجتمع خرید کنید و رسید را به پیشخوان باشگاه بدهید. خریدتان با شماره موبایل و کد ملی ثبت می‌شود و ستاره‌ها و کدهای قرعه‌کشی همان لحظه به حسابتان می‌نشیند. ثبت‌نام جداگانه‌ای لازم نیست.",
    },
    {
      question: "قرعه‌کشی‌ها چه زمانی برگزار می‌شود؟",
      answer:
        "زمان هر قرعه‌کشی پیش از برگزاری در همین صفحه و در میز اطلاعات مجتمع اعلام می‌شود. تا آن روز کدهایتان را در بخش «ستاره‌های من» ببینید.",
    },
    {
      question: "جایزهٔ نهایی چیست؟",
      answer:
        "هم‌ارز {{grams}} گرم طلای {{carat}} عیار به ارزش {{prize}} میلیون تومان که در قرعه‌کشی حامی جشنواره داده می‌شود. جوایز قرعه‌کشی‌های باشگاه هم در همین صفحه و میز اطلاعات اعلام می‌شود.",
    },
    {
      question: "چطور در قرعه‌کشی بزرگ شرکت کنم؟",
      answer:
        "در روزهای جشنواره دست‌کم {{minimum}} میلیون تومان توکن با پشتوانهٔ طلا از حامی جشنواره بخرید. خرید و شرایط شرکت در سایت حامی است و به کدهای باشگاه ربطی ندارد.",
    },
    {
      question: "چطور شانسم را بیشتر کنم؟",
      answer:
        "هر کد یک شانس است، پس ستارهٔ بیشتر یعنی شانس بیشتر. فروشگاه‌های نوع ۲ و ۳ دو و سه برابر ستاره می‌دهند و در کمپین‌های ویژه ستاره‌ها چند برابر می‌شود. کدهایی را هم که در جشنواره می‌گیرید در همین صفحه ثبت کنید.",
    },
  ],
};

/** @public Imported only by the test that compares both languages; the page is Persian only. */
export const en: typeof fa = {
  rules: [
    "A receipt earns its amount in million Toman times the type of the store (1, 2 or 3), rounded down.",
    "A receipt is recorded once, for one person.",
    "Each star makes one lottery code, and each code is one chance.",
    "When a purchase is returned, the stars and codes of that part are taken back.",
    "Stars and codes are shown only for the owner's mobile number and national code.",
  ],
  faq: [
    {
      question: "How do I join?",
      answer:
        "Buy in the stores of the mall and take the receipt to the club counter. It is recorded with your mobile number and national code; stars and codes are yours at once. No separate registration is needed.",
    },
    {
      question: "When are the draws?",
      answer:
        "Each draw is announced beforehand on this page and at the information desk. Until then your codes are under My stars.",
    },
    {
      question: "What is the final prize?",
      answer:
        "The equivalent of {{grams}} grams of {{carat}}-carat gold worth {{prize}} million Toman, in the partner's draw. Prizes of the club's draws are announced on this page and at the information desk.",
    },
    {
      question: "How do I enter the big draw?",
      answer:
        "Buy at least {{minimum}} million Toman of the partner's gold-backed token during the festival. Its rules are on the partner's site and have nothing to do with the club's codes.",
    },
    {
      question: "How do I raise my chances?",
      answer:
        "Each code is a chance, so more stars mean more chances. Type 2 and 3 stores give double and triple stars, special campaigns multiply them. Register the codes you are given at the festival on this page, too.",
    },
  ],
};
