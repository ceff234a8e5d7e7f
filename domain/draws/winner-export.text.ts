import type { Lang } from "../errors/client-errors";
import type { ResultStatus } from "./draw";

/** Columns of the exported winners. */
export const WINNER_COLUMNS = [
  "place",
  "kind",
  "status",
  "prize",
  "value",
  "code",
  "name",
  "phone",
  "national_code",
  "reason",
  "note",
  "claimed_at",
  "claimed_by",
] as const;
export type WinnerColumn = (typeof WINNER_COLUMNS)[number];

/** Columns for callers who may see the contacts of winners. */
export const CONTACT_COLUMNS: readonly WinnerColumn[] = ["national_code", "note"];

export const WINNER_COLUMN_LABELS: Record<WinnerColumn, Record<Lang, string>> = {
  place: { en: "Place", fa: "ردیف" },
  kind: { en: "Drawn as", fa: "نتیجهٔ قرعه" },
  status: { en: "Status", fa: "وضعیت" },
  prize: { en: "Prize", fa: "جایزه" },
  value: { en: "Prize value (Toman)", fa: "ارزش جایزه (تومان)" },
  code: { en: "Code", fa: "کد" },
  name: { en: "Name", fa: "نام" },
  phone: { en: "Phone", fa: "موبایل" },
  national_code: { en: "National code", fa: "کد ملی" },
  reason: { en: "Reason of the disqualification", fa: "دلیل رد صلاحیت" },
  note: { en: "Note", fa: "توضیح" },
  claimed_at: { en: "Handed over at", fa: "زمان تحویل" },
  claimed_by: { en: "Handed over by", fa: "تحویل‌دهنده" },
};

export const RESULT_LABELS: Record<ResultStatus, Record<Lang, string>> = {
  winner: { en: "Winner", fa: "برنده" },
  reserve: { en: "Reserve", fa: "ذخیره" },
  disqualified: { en: "Disqualified", fa: "رد صلاحیت‌شده" },
};

/** The title of the sheet, and the beginning of the file name. */
export const WINNERS_LABEL: Record<Lang, string> = { en: "Winners and reserves", fa: "برندگان و ذخیره‌ها" };
