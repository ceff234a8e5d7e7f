const en = {
  closeShiftTitle: "Close the shift?",
  closeShiftQuestion: "The receipts of this shift are added up, and the summary can be printed.",
  closeShiftUnsent_one: "{{number}} receipt has not been sent and will be missing from the summary.",
  closeShiftUnsent_other: "{{number}} receipts have not been sent and will be missing from the summary.",
  shiftSummary: "Shift summary",
  shiftOpened: "Opened",
  shiftClosed: "Closed",
  shiftReceipts: "Receipts",
  shiftVoids: "Voided",
  shiftReturns: "Partly returned",
  shiftGross: "Recorded amount",
  shiftNet: "Less voids and returns",
  shiftPoints: "Points",
  shiftCodes: "Lottery codes",
  printSummary: "Print summary",
  anotherShift: "Start a new shift",
};

const fa: typeof en = {
  closeShiftTitle: "شیفت تمام شود؟",
  closeShiftQuestion: "رسیدهای این شیفت جمع زده می‌شود و خلاصهٔ آن را می‌توانید چاپ کنید.",
  closeShiftUnsent_one: "{{number}} رسید هنوز ارسال نشده است و در خلاصه نمی‌آید.",
  closeShiftUnsent_other: "{{number}} رسید هنوز ارسال نشده است و در خلاصه نمی‌آید.",
  shiftSummary: "خلاصهٔ شیفت",
  shiftOpened: "شروع",
  shiftClosed: "پایان",
  shiftReceipts: "تعداد رسید",
  shiftVoids: "باطل‌شده",
  shiftReturns: "بخشی مرجوع شده",
  shiftGross: "مبلغ ثبت‌شده",
  shiftNet: "پس از ابطال و مرجوعی",
  shiftPoints: "امتیاز",
  shiftCodes: "کدهای قرعه‌کشی",
  printSummary: "چاپ خلاصه",
  anotherShift: "شروع شیفت جدید",
};

/** Texts of the end of a shift. */
export const shiftText = { ns: "shift", en, fa };
