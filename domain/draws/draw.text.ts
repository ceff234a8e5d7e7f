import type { Lang } from "../errors/client-errors";
import type { DisqualificationReason, DrawMode, DrawState } from "./draw";

/** Labels of the states of a draw. */
export const STATE_LABELS: Record<DrawState, Record<Lang, string>> = {
  draft: { en: "Draft", fa: "پیش‌نویس" },
  announced: { en: "Announced", fa: "اعلام‌شده" },
  frozen: { en: "Frozen", fa: "ثبت نهایی" },
  anchored: { en: "Hash published", fa: "هش منتشر شده" },
  drawn: { en: "Drawn", fa: "برگزارشده" },
  settled: { en: "Settled", fa: "پایان‌یافته" },
  voided: { en: "Void", fa: "باطل" },
};

export const DRAW_MODE_LABELS: Record<DrawMode, Record<Lang, string>> = {
  beacon: { en: "Public beacon", fa: "بیکن عمومی" },
  witnessed: { en: "Witnessed", fa: "با حضور شاهد" },
};

/** Labels of the reasons of a disqualification. */
export const REASON_LABELS: Record<DisqualificationReason, Record<Lang, string>> = {
  code_invalidated: {
    en: "The purchase was returned or the code was invalidated",
    fa: "خرید مرجوع یا کد باطل شده است",
  },
  customer_deleted: { en: "The membership has ended", fa: "عضویت پایان یافته است" },
  identity_not_confirmed: { en: "The identity was not confirmed", fa: "هویت تأیید نشد" },
  not_eligible: { en: "Not eligible by the rules", fa: "طبق قوانین واجد شرایط نیست" },
  not_claimed: { en: "Not claimed in time", fa: "در مهلت مقرر مراجعه نشد" },
  declined: { en: "Declined the prize", fa: "از جایزه انصراف داد" },
};

/** The reason of a draw that is voided because its secret was not revealed. */
export const SECRET_NOT_REVEALED: Record<Lang, string> = {
  en: "The secret was not revealed within two hours after the draw time.",
  fa: "رمز تا دو ساعت پس از زمان قرعه‌کشی اعلام نشد.",
};

/** The public name of a winner whose identity was erased. */
export const ERASED_NAME: Record<Lang, string> = { en: "erased", fa: "حذف‌شده" };
