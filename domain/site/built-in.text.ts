import type { SiteContent } from "./content";

/** The content of the festival pages until an administrator saves another. It promises only what the club does. */
export const BUILT_IN_CONTENT: SiteContent = {
  year: 2025,
  yearJalali: 1404,
  mallFa: "مجتمع تجاری",
  mallEn: "The mall",
  datesFa: "",
  datesEn: "",
  placeFa: "",
  placeEn: "",
  hoursFa: "",
  hoursEn: "",
  contactFa: "",
  contactEn: "",
  partnerNameFa: "حامی طلایی جشنواره",
  partnerNameEn: "The festival's golden partner",
  partnerPrizeFa: "۳۳۳ میلیون تومان",
  partnerPrizeEn: "333 million Toman",
  partnerDetailFa: "هم‌ارز ۳۵ گرم طلای ۱۸ عیار",
  partnerDetailEn: "the equivalent of 35 grams of 18-carat gold",
  partnerTextFa: "در روزهای جشنواره دست‌کم ۱ میلیون تومان توکن با پشتوانهٔ طلا بخرید و در قرعه‌کشی حامی شرکت کنید.",
  partnerTextEn: "Buy at least 1 million Toman of a gold-backed token during the festival to enter the draw.",
  partnerUrl: "",
  logos: [],
  prizes: [
    {
      titleFa: "جایزهٔ بزرگ",
      titleEn: "The grand prize",
      textFa: "هم‌ارز ۳۵ گرم طلای ۱۸ عیار، به ارزش ۳۳۳ میلیون تومان؛ در قرعه‌کشی حامی جشنواره.",
      textEn: "The equivalent of 35 grams of 18-carat gold, worth 333 million Toman, in the partner's draw.",
      pictureSha256: null,
    },
    {
      titleFa: "قرعه‌کشی‌های باشگاه",
      titleEn: "Club draws",
      textFa: "کدهای قرعه‌کشی شما در این قرعه‌کشی‌ها شرکت می‌کنند. جوایز و زمان آن‌ها در همین صفحه و میز اطلاعات اعلام می‌شود.",
      textEn:
        "Your lottery codes take part in these draws. Prizes and dates are announced on this page and at the information desk.",
      pictureSha256: null,
    },
    {
      titleFa: "ستاره‌های ماندگار",
      titleEn: "Stars that last",
      textFa: "ستاره‌های شما در باشگاه مشتریان می‌ماند و با پایان جشنواره از بین نمی‌رود.",
      textEn: "Your stars remain in the customer club after the festival ends.",
      pictureSha256: null,
    },
  ],
  rules: [
    {
      textFa:
        "ستاره‌های هر رسید برابر است با مبلغ خرید به میلیون تومان، ضرب در نوع فروشگاه (۱، ۲ یا ۳)، گردشده به پایین.",
      textEn: "The stars of a receipt are its amount in million Toman times the store type (1, 2 or 3), rounded down.",
    },
    { textFa: "هر رسید یک بار و به نام یک نفر ثبت می‌شود.", textEn: "A receipt is recorded once, for one person." },
    {
      textFa: "با هر ستاره یک کد قرعه‌کشی می‌گیرید و هر کد، یک شانس است.",
      textEn: "Each star gives you one lottery code, and each code is one chance.",
    },
    {
      textFa: "اگر خریدی مرجوع شود، ستاره‌ها و کدهای همان بخش از خرید هم پس گرفته می‌شود.",
      textEn: "If all or part of a purchase is returned, the stars and codes for it are withdrawn.",
    },
    {
      textFa: "ستاره‌ها و کدها فقط با شماره موبایل و کد ملی صاحبشان نمایش داده می‌شوند.",
      textEn: "Stars and codes are shown only with the owner's mobile number and national code.",
    },
  ],
  faq: [
    {
      questionFa: "چطور در جشنواره شرکت کنم؟",
      questionEn: "How do I join?",
      replyFa:
        "از فروشگاه‌های مجتمع خرید کنید و رسید را به پیشخوان باشگاه بدهید. خریدتان با شماره موبایل و کد ملی ثبت می‌شود و ستاره‌ها و کدهای قرعه‌کشی همان لحظه به حسابتان اضافه می‌شود. ثبت‌نام جداگانه لازم نیست.",
      replyEn:
        "Shop in the mall and take the receipt to the club counter. It is recorded with your mobile number and national code, and you get your stars and codes immediately. No separate registration is needed.",
    },
    {
      questionFa: "قرعه‌کشی‌ها چه زمانی برگزار می‌شوند؟",
      questionEn: "When are the draws?",
      replyFa:
        "زمان هر قرعه‌کشی پیش از برگزاری در همین صفحه و در میز اطلاعات مجتمع اعلام می‌شود. تا آن روز کدهایتان را در بخش «ستاره‌های من» ببینید.",
      replyEn:
        "Each draw is announced in advance on this page and at the information desk. Until then, you can see your codes under “My stars”.",
    },
    {
      questionFa: "جایزهٔ نهایی چیست؟",
      questionEn: "What is the final prize?",
      replyFa:
        "هم‌ارز ۳۵ گرم طلای ۱۸ عیار به ارزش ۳۳۳ میلیون تومان که در قرعه‌کشی حامی جشنواره داده می‌شود. جوایز قرعه‌کشی‌های باشگاه هم در همین صفحه و میز اطلاعات اعلام می‌شود.",
      replyEn:
        "The equivalent of 35 grams of 18-carat gold worth 333 million Toman, in the partner's draw. Prizes of the club draws are announced on this page and at the information desk.",
    },
    {
      questionFa: "چطور در قرعه‌کشی بزرگ شرکت کنم؟",
      questionEn: "How do I enter the big draw?",
      replyFa:
        "در روزهای جشنواره دست‌کم ۱ میلیون تومان توکن با پشتوانهٔ طلا از حامی جشنواره بخرید. خرید و شرایط شرکت در سایت حامی است و کدهای باشگاه در این قرعه‌کشی شرکت ندارند.",
      replyEn:
        "Buy at least 1 million Toman of the partner's gold-backed token during the festival. The rules are on the partner's site, and club codes do not take part in this draw.",
    },
    {
      questionFa: "چطور شانسم را بیشتر کنم؟",
      questionEn: "How do I increase my chances?",
      replyFa:
        "هر کد یک شانس است، پس ستارهٔ بیشتر یعنی شانس بیشتر. فروشگاه‌های نوع ۲ و ۳ دو و سه برابر ستاره می‌دهند و در کمپین‌های ویژه ستاره‌ها چند برابر می‌شود. کدهایی را هم که در جشنواره می‌گیرید در صفحهٔ ثبت‌نام جشنواره ثبت کنید.",
      replyEn:
        "Each code is a chance, so more stars mean more chances. Type 2 and 3 stores give double and triple stars, and special campaigns multiply them. You can also register the codes you are given at the festival on its sign-up page.",
    },
  ],
};
