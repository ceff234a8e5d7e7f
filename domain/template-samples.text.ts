import type { Lang } from "./errors/error-catalogue";

/** Texts of the sample rows in import templates. */
export const SAMPLE_TEXTS = {
  sara: { en: "Sara", fa: "سارا" },
  karimi: { en: "Karimi", fa: "کریمی" },
  ali: { en: "Ali", fa: "علی" },
  rezaei: { en: "Rezaei", fa: "رضایی" },
  store: { en: "Book City", fa: "شهر کتاب" },
  storeManager: { en: "Maryam Ahmadi", fa: "مریم احمدی" },
  address: { en: "Second floor, unit 12", fa: "طبقهٔ دوم، واحد ۱۲" },
  gift: { en: "New Year gift", fa: "هدیهٔ نوروزی" },
  correction: { en: "Correction of a wrong entry", fa: "اصلاح ثبت اشتباه" },
  event: { en: "Opening festival", fa: "جشنوارهٔ افتتاحیه" },
  series: { en: "First series", fa: "سری نخست" },
} as const satisfies Record<string, Record<Lang, string>>;
