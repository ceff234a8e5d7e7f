const en = {
  posterLead:
    "The participants of this draw are fixed. This hash proves it: if a single participant or code changes, the hash changes too.",
  hashTitle: "Manifest hash (SHA-256)",
  qrLabel: "QR code of the manifest hash",
  photo: "Take a photo of this poster and keep it.",
  frozenAt: "Participants fixed",
  drawAt: "Draw time",
  owners: "Participants",
  codes: "Codes",
  winners: "Prizes",
  round: "Deciding round of the beacon drand quicknet",
  witnessed: "Witnessed draw: values from {{source}}",
  checkAt: "Check your codes and the result at",
  announcement:
    "{{name}}\nManifest hash (SHA-256): {{hash}}\nParticipants: {{owners}}, codes: {{codes}}\nDraw: {{time}}\nCheck: {{url}}",

  slipTitle: "Prize receipt",
  draw: "Draw",
  prize: "Prize",
  value: "Value",
  place: "Place in the draw",
  winner: "Winner",
  phone: "Phone",
  code: "Winning code",
  nationalCode: "National code",
  received: "I have received this prize. My identity card was checked.",
  date: "Date",
  winnerSign: "Signature of the winner",
  staffSign: "Name and signature of the staff member",
};

const fa: typeof en = {
  posterLead:
    "فهرست شرکت‌کنندگان این قرعه‌کشی ثبت نهایی شده است. این هش آن را ثابت می‌کند: اگر حتی یک شرکت‌کننده یا یک کد تغییر کند، هش هم تغییر می‌کند.",
  hashTitle: "هش مانیفست (SHA-256)",
  qrLabel: "کد QR هش مانیفست",
  photo: "از این پوستر عکس بگیرید و آن را نگه دارید.",
  frozenAt: "زمان ثبت نهایی",
  drawAt: "زمان قرعه‌کشی",
  owners: "شرکت‌کنندگان",
  codes: "کدها",
  winners: "جایزه‌ها",
  round: "دور تعیین‌کنندهٔ بیکن drand quicknet",
  witnessed: "قرعه‌کشی با حضور شاهد؛ منبع مقدارها: {{source}}",
  checkAt: "بررسی کدها و نتیجه در",
  announcement:
    "{{name}}\nهش مانیفست (SHA-256):\n{{hash}}\nشرکت‌کنندگان: {{owners}}، کدها: {{codes}}\nزمان قرعه‌کشی: {{time}}\nبررسی: {{url}}",

  slipTitle: "رسید تحویل جایزه",
  draw: "قرعه‌کشی",
  prize: "جایزه",
  value: "ارزش",
  place: "ردیف در قرعه‌کشی",
  winner: "برنده",
  phone: "موبایل",
  code: "کد برنده",
  nationalCode: "کد ملی",
  received: "این جایزه را دریافت کردم و کارت شناسایی من بررسی شد.",
  date: "تاریخ",
  winnerSign: "امضای برنده",
  staffSign: "نام و امضای تحویل‌دهنده",
};

/** Texts of the poster, its announcement and the winners' slips. */
export const drawPrintText = { ns: "draw-print", en, fa };
