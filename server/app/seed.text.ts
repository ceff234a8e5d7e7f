/** Common Iranian names for the demo data. */
export const FIRST_NAMES = [
  "فاطمه",
  "زهرا",
  "مریم",
  "محمد",
  "علی",
  "حسین",
  "مهدی",
  "رضا",
  "امیر",
  "سارا",
  "نرگس",
  "زینب",
  "لیلا",
  "نگار",
  "پریسا",
  "الهام",
  "سمیرا",
  "نازنین",
  "شیما",
  "مینا",
  "حمید",
  "سعید",
  "مجید",
  "احسان",
  "آرش",
  "بهرام",
  "کامران",
  "کیان",
  "سینا",
  "نیما",
  "پویا",
  "آرمان",
  "امیرحسین",
  "محمدرضا",
  "علیرضا",
  "ابوالفضل",
  "یگانه",
  "هانیه",
  "ریحانه",
  "کوثر",
  "ثنا",
  "آوا",
  "باران",
  "ترانه",
  "مهسا",
  "شقایق",
];
export const LAST_NAMES = [
  "محمدی",
  "حسینی",
  "احمدی",
  "رضایی",
  "مرادی",
  "کریمی",
  "جعفری",
  "حیدری",
  "قاسمی",
  "رحیمی",
  "صادقی",
  "موسوی",
  "اکبری",
  "یوسفی",
  "نجفی",
  "هاشمی",
  "عباسی",
  "ابراهیمی",
  "شریفی",
  "سلطانی",
  "امینی",
  "نوری",
  "باقری",
  "زارعی",
  "میرزایی",
  "کاظمی",
  "رستمی",
  "فرهادی",
  "طاهری",
  "یزدانی",
  "شیرازی",
  "تهرانی",
  "اصفهانی",
  "کرمانی",
  "پورمحمد",
  "نیک‌نام",
  "فرجی",
  "بهرامی",
  "کاشانی",
  "جلالی",
];
export const STORE_NAMES: readonly { name: string; type: 1 | 2 | 3 }[] = [
  { name: "هایپرمارکت ستاره", type: 1 },
  { name: "سوپرمارکت بهار", type: 1 },
  { name: "نان و شیرینی لادن", type: 1 },
  { name: "کافه نارنج", type: 1 },
  { name: "رستوران دریا", type: 1 },
  { name: "میوهٔ باغستان", type: 1 },
  { name: "داروخانهٔ دکتر امینی", type: 1 },
  { name: "کتاب‌فروشی نشر نو", type: 1 },
  { name: "لوازم تحریر پیک", type: 1 },
  { name: "گل‌فروشی نسترن", type: 1 },
  { name: "آجیل و خشکبار توس", type: 1 },
  { name: "بستنی شاد", type: 1 },
  { name: "فست‌فود هات", type: 1 },
  { name: "خواربار مهر", type: 1 },
  { name: "پوشاک مردانهٔ کاج", type: 2 },
  { name: "پوشاک زنانهٔ ترمه", type: 2 },
  { name: "کفش آسا", type: 2 },
  { name: "کیف و چرم مشهد", type: 2 },
  { name: "پوشاک کودک پینه‌دوز", type: 2 },
  { name: "لوازم ورزشی قله", type: 2 },
  { name: "عطر و ادکلن رز", type: 2 },
  { name: "لوازم آرایشی آینه", type: 2 },
  { name: "عینک دید نو", type: 2 },
  { name: "ساعت زمان", type: 2 },
  { name: "اسباب‌بازی شهر قصه", type: 2 },
  { name: "لوازم خانهٔ چیدمان", type: 2 },
  { name: "پارچه‌سرای حریر", type: 2 },
  { name: "موسیقی باربد", type: 2 },
  { name: "پوشاک اسپرت اوج", type: 2 },
  { name: "روسری ابریشم", type: 2 },
  { name: "طلا و جواهر نگین", type: 3 },
  { name: "گالری زرین", type: 3 },
  { name: "موبایل پارس", type: 3 },
  { name: "رایانهٔ فردا", type: 3 },
  { name: "لوازم خانگی آسایش", type: 3 },
  { name: "فرش دستباف کاشان", type: 3 },
  { name: "مبلمان سپید", type: 3 },
  { name: "دوربین نگاه", type: 3 },
  { name: "صوت و تصویر نوا", type: 3 },
  { name: "نقرهٔ اصفهان", type: 3 },
];
export const CLERK_NAMES = ["سارا کریمی", "مهدی نوری", "نگار رستمی", "احسان فرهادی", "مینا شریفی"];

/** Managers of the stores, in rotation. */
export const MANAGER_NAMES = ["پرویز صادقی", "لیلا مرادی", "کامران شفیعی", "فرزانه اکبری", "بابک جلالی", "شیرین قاسمی"];

/** Floor and description of the stores, by type. */
export const STORE_PLACES = {
  1: { floor: "طبقهٔ همکف", description: "خوراکی و نیازهای روزانه" },
  2: { floor: "طبقهٔ اول", description: "پوشاک و لوازم شخصی و خانه" },
  3: { floor: "طبقهٔ دوم", description: "طلا، کالای دیجیتال و لوازم خانگی" },
} as const;
export const storeAddress = (type: keyof typeof STORE_PLACES, unit: number): string =>
  `${STORE_PLACES[type].floor}، واحد ${new Intl.NumberFormat("fa").format(unit)}`;

/** Events beside the festival: one that has ended and one to come. */
export const SUMMER = {
  event: { name: "جشنوارهٔ تابستان", description: "تخفیف و امتیاز بیشتر در تعطیلات تابستان." },
  campaign: { name: "آخر هفته‌های تابستان", description: "خرید در روزهای جشنواره دو برابر امتیاز دارد." },
};
export const YALDA = {
  event: { name: "شب یلدا", description: "همهٔ فروشگاه‌ها تا نیمه‌شب باز هستند." },
  campaign: { name: "انار سرخ", description: "خرید شب یلدا سه برابر امتیاز دارد." },
};

export const REVERSAL_REASONS = { void: "مبلغ اشتباه وارد شده بود.", return: "مشتری بخشی از خرید را پس داد." };

/** The festival of the demo data. */
export const FESTIVAL = {
  event: { name: "جشنوارهٔ گشایش", description: "هر مهمان یک کد قرعه‌کشی از میز پذیرش هدیه می‌گیرد." },
  campaign: { name: "ستارهٔ دوبرابر", description: "خرید در روزهای جشنواره دو برابر امتیاز دارد." },
  manualCode: {
    lotteryCode: "ASEMAN-GUEST-1",
    batchId: null,
    notes: "برای مهمان ویژهٔ روز افتتاح کنار گذاشته شده است.",
  },
};

/** The draws of the demo data. */
export const DRAWS = {
  past: {
    nameFa: "قرعه‌کشی جشنوارهٔ تابستان",
    nameEn: "Summer festival draw",
    rulesFa: "هر کد قرعه‌کشی یک شانس دارد و هر نفر حداکثر یک جایزه می‌برد. کدهای خریدهای مرجوع‌شده شرکت داده نمی‌شوند.",
    rulesEn:
      "Each lottery code is one chance, and a person wins at most one prize. Codes of returned purchases do not take part.",
    entropySource: "سه نفر از مشتریان روی صحنه بیست بار تاس می‌اندازند و عددها بلند خوانده می‌شود.",
    prizes: [
      {
        nameFa: "کارت هدیهٔ ۵۰ میلیون تومانی",
        nameEn: "Gift card of 50 million Toman",
        valueToman: 50_000_000,
        quantity: 1,
      },
      {
        nameFa: "کارت هدیهٔ ۵ میلیون تومانی",
        nameEn: "Gift card of 5 million Toman",
        valueToman: 5_000_000,
        quantity: 3,
      },
    ],
  },
  anchor: { url: "", note: "تابلوی ورودی اصلی مرکز خرید" },
  entropy: "4 6 2 2 1 5 3 6 1 1 5 2 4 4 6 3 1 2 5 6\n",
  next: {
    nameFa: "قرعه‌کشی جشنوارهٔ گشایش",
    nameEn: "Opening festival draw",
    rulesFa: "کدهای خرید و کدهای پذیرش جشنواره شرکت دارند. هر نفر حداکثر یک جایزه می‌برد.",
    rulesEn: "Codes of purchases and codes of the festival desk take part. A person wins at most one prize.",
    prizes: [
      { nameFa: "خودروی برقی", nameEn: "Electric car", valueToman: 2_500_000_000, quantity: 1 },
      { nameFa: "تلفن همراه", nameEn: "Mobile phone", valueToman: 60_000_000, quantity: 10 },
    ],
  },
};

/** The content of the demo's festival page; the rest is built in. */
export const FESTIVAL_PAGE = {
  year: 2026,
  yearJalali: 1405,
  mallFa: "مرکز خرید آسمان",
  mallEn: "Aseman Mall",
  datesFa: "از امروز تا یک هفته",
  datesEn: "This week",
  placeFa: "تهران، خیابان ولیعصر، شمارهٔ ۱۲۰۰",
  placeEn: "1200 Valiasr Street, Tehran",
  hoursFa: "هر روز ۱۰ تا ۲۲",
  hoursEn: "Every day from 10:00 to 22:00",
  contactFa: "میز اطلاعات: ۰۲۱-۲۲۰۰۰۰۰۰",
  contactEn: "Information desk: 021-22000000",
  partnerUrl: "https://partner.example/festival",
  logos: [
    { nameFa: "بانک نمونه", nameEn: "Sample Bank", url: "https://bank.example", pictureSha256: null },
    { nameFa: "رادیو شهر", nameEn: "City Radio", url: "", pictureSha256: null },
  ],
};
/** The opening hours of the first version of the page. */
export const FIRST_HOURS = { hoursFa: "هر روز ۱۰ تا ۲۱", hoursEn: "Every day from 10:00 to 21:00" };

export const ITEMS = [
  { title: "چاپ برگه‌های کد پذیرش", description: "۵۰۰ برگه، سری PRINT-1", completed: true },
  { title: "هماهنگی میز اطلاعات برای تحویل جایزه‌ها", description: null, completed: false },
];

/** Tags and notes of the demo's customers, and the views that its staff share. */
export const TAGS = ["خریدار ثابت", "رسانه", "پیگیری"] as const;
export const NOTES = ["پیش از جشنواره با او تماس گرفته شد.", "فاکتور رسمی می‌خواهد."];
export const VIEWS = { customers: "بیشترین امتیاز", receipts: "رسیدهای ابطال‌شده", stores: "فروشگاه‌های بسته" };

/** A former clerk, an integrator's key, and why codes are invalid. */
export const FORMER_CLERK = "رضا عباسی";
export const KEY_NAME = "صندوق هایپرمارکت";
export const INVALID_REASON = "برگهٔ کد خراب چاپ شده بود.";

/** Why a case of Watch is dismissed. */
export const WATCH_NOTE = "فروشگاه آن روز زودتر باز شده بود.";

/** A file of customers; the phone of the last one lacks two digits. */
export const CUSTOMER_FILE = {
  name: "مشتریان غرفهٔ جشنواره.csv",
  lines: [
    "first_name,last_name,phone_number,national_code",
    "مهناز,فلاحی,09215550101,0045127867",
    "بهزاد,سلیمانی,09215550102,0071936424",
    "نسرین,قربانی,09215550103,0498215377",
    "فرهاد,داوودی,09215550104,1276409184",
    "سپیده,نعمتی,09215550105,2287134654",
    "کاوه,منصوری,092155501,0931745829",
  ],
};
