import type { ErrorRow } from "../errors/row";

/** Errors of draws. The client shows the text of the response. */
export const DRAW_ERRORS = {
  DRAW_NOT_FOUND: { status: 404, en: "Draw not found", fa: "قرعه‌کشی پیدا نشد" },
  DRAW_RESULT_NOT_FOUND: { status: 404, en: "This draw has no such winner", fa: "این قرعه‌کشی چنین برنده‌ای ندارد" },
  DRAW_NOT_DRAFT: {
    status: 409,
    en: "This draw has been announced, so its definition is fixed. Void it and copy it as a new draw.",
    fa: "این قرعه‌کشی اعلام شده و تعریف آن ثابت است. آن را باطل کنید و از روی آن قرعه‌کشی جدیدی ایجاد کنید.",
  },
  DRAW_STATE: {
    status: 409,
    en: "This step is not possible in the current state of the draw: {state}.",
    fa: "این مرحله در وضعیت فعلی قرعه‌کشی ({state}) ممکن نیست.",
  },
  DRAW_TOO_EARLY_TO_FREEZE: {
    status: 409,
    en: "The draw can be frozen from {time} on: after the cut-off and the check window.",
    fa: "قرعه‌کشی پس از پایان مهلت و بازهٔ بررسی، یعنی از {time}، قابل ثبت نهایی است.",
  },
  DRAW_FREEZING: {
    status: 409,
    en: "The participants of a draw are being fixed. Try again when it has finished.",
    fa: "فهرست شرکت‌کنندگان یک قرعه‌کشی در حال ثبت نهایی است. پس از پایان آن دوباره تلاش کنید.",
  },
  DRAW_FREEZE_INTERRUPTED: {
    status: 503,
    en: "The server stopped during the freeze. Nothing was fixed. Freeze the draw again.",
    fa: "سرور هنگام ثبت نهایی متوقف شد و چیزی ثبت نشد. دوباره ثبت نهایی کنید.",
  },
  DRAW_FREEZE_NOT_RUNNING: {
    status: 409,
    en: "No freeze of this draw is running.",
    fa: "ثبت نهایی این قرعه‌کشی در حال انجام نیست.",
  },
  DRAW_EMPTY: {
    status: 409,
    en: "No code takes part in this draw. Check the period, the cut-off and the exclusions.",
    fa: "هیچ کدی در این قرعه‌کشی شرکت ندارد. بازه، مهلت و استثناها را بررسی کنید.",
  },
  DRAW_TOO_FEW: {
    status: 409,
    en: "{prizes} prizes need at least as many participants; there are {owners}.",
    fa: "برای {prizes} جایزه دست‌کم همین تعداد شرکت‌کننده لازم است؛ {owners} شرکت‌کننده وجود دارد.",
  },
  DRAW_TOO_LATE_TO_ANCHOR: {
    status: 409,
    en: "The time left before the draw is shorter than the dispute window. The deadline for the first anchor was {time}.",
    fa: "تا زمان قرعه‌کشی کمتر از مهلت اعتراض مانده است؛ مهلت نخستین انتشار {time} بود.",
  },
  DRAW_ANCHORS_FULL: {
    status: 409,
    en: "A draw can have at most {max} anchors.",
    fa: "هر قرعه‌کشی حداکثر {max} محل انتشار دارد.",
  },
  DRAW_TOO_EARLY_TO_RUN: {
    status: 409,
    en: "The draw can be run from {time} on.",
    fa: "قرعه‌کشی از {time} قابل اجراست.",
  },
  DRAW_TOO_LATE_TO_REVEAL: {
    status: 409,
    en: "The secret was not revealed within two hours after the draw time, so the draw is void.",
    fa: "رمز تا دو ساعت پس از زمان قرعه‌کشی اعلام نشد؛ بنابراین قرعه‌کشی باطل است.",
  },
  DRAW_PAYLOAD_DIFFERS: {
    status: 409,
    en: "The first person sent different values. Compare them and send the same ones.",
    fa: "نفر اول مقدارهای دیگری فرستاده است. آن‌ها را مقایسه کنید و همان‌ها را بفرستید.",
  },
  DRAW_NEEDS_ADMIN: {
    status: 403,
    en: "One of the two people must be an administrator.",
    fa: "دست‌کم یکی از دو نفر باید مدیر سامانه باشد.",
  },
  DRAW_REQUEST_NOT_FOUND: {
    status: 409,
    en: "No request of this draw is waiting for a second person.",
    fa: "هیچ درخواستی از این قرعه‌کشی در انتظار نفر دوم نیست.",
  },
  DRAW_COMMITMENT_REQUIRED: {
    status: 409,
    en: "A witnessed draw needs the commitment to its secret before it is announced.",
    fa: "قرعه‌کشی با شاهد پیش از اعلام به تعهد رمز نیاز دارد.",
  },
  BEACON_CHAIN_INCORRECT: {
    status: 400,
    en: "This value belongs to a different randomness chain from the one in the manifest.",
    fa: "این مقدار به زنجیره‌ای غیر از زنجیرهٔ مانیفست تعلق دارد.",
  },
  BEACON_ROUND_INCORRECT: {
    status: 400,
    en: "The manifest names round {round}. Only this round decides the draw.",
    fa: "مانیفست دور {round} را تعیین کرده است و فقط همین دور نتیجه را مشخص می‌کند.",
  },
  BEACON_SIGNATURE_INVALID: {
    status: 400,
    en: "The signature is not the beacon's signature of this round. Copy all 96 characters again.",
    fa: "این امضا امضای بیکن برای این دور نیست. هر ۹۶ نویسه را دوباره کپی کنید.",
  },
  BEACON_UNREACHABLE: {
    status: 503,
    en: "No relay of the beacon responded. Open {url} on any phone and paste its signature here.",
    fa: "هیچ‌یک از رله‌های بیکن پاسخ نداد. نشانی {url} را با هر گوشی باز کنید و امضای آن را اینجا وارد کنید.",
  },
  SECRET_INCORRECT: {
    status: 400,
    en: "This is not the secret that the draw has committed to.",
    fa: "این رمز همان رمزی نیست که قرعه‌کشی به آن متعهد شده است.",
  },
  WINNER_IDENTITY_INCORRECT: {
    status: 409,
    en: "This national code is not the winner's. Check the identity card.",
    fa: "این کد ملی متعلق به برنده نیست. کارت شناسایی را بررسی کنید.",
  },
  PRIZE_CLAIMED: {
    status: 409,
    en: "This prize has been handed over.",
    fa: "این جایزه تحویل داده شده است.",
  },
  NOT_A_WINNER: {
    status: 409,
    en: "This result is a reserve or disqualified, so it has no prize.",
    fa: "این نتیجه ذخیره یا رد صلاحیت شده است و جایزه‌ای ندارد.",
  },
  HEX_INVALID: {
    status: 400,
    en: "Enter the full value, in hexadecimal digits only",
    fa: "مقدار را کامل و فقط با رقم‌های هگزادسیمال (0 تا 9 و a تا f) وارد کنید",
  },
  ENTROPY_REQUIRED: { status: 400, en: "Enter the witnesses' values", fa: "مقدارهای شاهدان را وارد کنید" },
  PRIZES_REQUIRED: { status: 400, en: "Add at least one prize", fa: "دست‌کم یک جایزه اضافه کنید" },
  PRIZES_TOO_MANY: {
    status: 400,
    en: "A draw can have at most 50 kinds of prizes",
    fa: "هر قرعه‌کشی حداکثر ۵۰ نوع جایزه دارد",
  },
  PRIZE_VALUE_INVALID: {
    status: 400,
    en: "The value must be a whole number of Toman",
    fa: "ارزش جایزه باید عددی صحیح به تومان باشد",
  },
  QUANTITY_INVALID: {
    status: 400,
    en: "The quantity must be a whole number from 1 to 1,000",
    fa: "تعداد باید عددی صحیح از ۱ تا ۱۰۰۰ باشد",
  },
  RESERVES_INVALID: {
    status: 400,
    en: "The number of reserves must be a whole number from 0 to 1,000",
    fa: "تعداد ذخیره‌ها باید عددی صحیح از ۰ تا ۱۰۰۰ باشد",
  },
  RESULTS_TOO_MANY: {
    status: 400,
    en: "There can be at most 1,000 winners and reserves together",
    fa: "مجموع برندگان و ذخیره‌ها حداکثر ۱۰۰۰ نفر است",
  },
  PICTURE_TYPE_INVALID: {
    status: 400,
    en: "Choose a PNG, JPEG or WebP picture",
    fa: "تصویری با قالب PNG، JPEG یا WebP انتخاب کنید",
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    en: "The picture is too large (max 2 MB)",
    fa: "حجم تصویر زیاد است (حداکثر ۲ مگابایت)",
  },
  PICTURE_UNKNOWN: {
    status: 400,
    en: "This picture is not stored. Choose it again.",
    fa: "این تصویر ذخیره نشده است. دوباره آن را انتخاب کنید.",
  },
  WINDOW_INVALID: {
    status: 400,
    en: "The window must be a whole number of minutes, at most 60 days",
    fa: "بازه باید عددی صحیح به دقیقه و حداکثر ۶۰ روز باشد",
  },
  DRAW_CODES_REQUIRED: {
    status: 400,
    en: "Choose receipt codes, pool codes or both",
    fa: "کدهای رسید، کدهای مخزن یا هر دو را انتخاب کنید",
  },
  DRAW_TIME_TOO_EARLY: {
    status: 400,
    en: "The draw time must be after the cut-off, the check window and the dispute window",
    fa: "زمان قرعه‌کشی باید پس از مهلت، بازهٔ بررسی و مهلت اعتراض باشد",
  },
  EXCLUSIONS_TOO_MANY: { status: 400, en: "Exclude at most 10,000 people", fa: "حداکثر ۱۰٬۰۰۰ نفر را استثنا کنید" },
  EXCLUSION_UNKNOWN: {
    status: 400,
    en: "These people are not customers: {people}",
    fa: "این افراد مشتری نیستند: {people}",
  },
  URL_INVALID: {
    status: 400,
    en: "The URL must start with http:// or https://",
    fa: "نشانی باید با ‎http://‎ یا ‎https://‎ شروع شود",
  },
  DRAW_REASON_INVALID: {
    status: 400,
    en: "Choose one of the reasons",
    fa: "یکی از دلیل‌ها را انتخاب کنید",
  },
  CUSTOMER_IN_DRAW: {
    status: 409,
    en: "This customer takes part in a draw that is not settled yet. Change or erase the identity after the draw is settled.",
    fa: "این مشتری در قرعه‌کشی‌ای شرکت دارد که هنوز پایان نیافته است. هویت را پس از پایان آن تغییر دهید یا پاک کنید.",
  },
} as const satisfies Record<string, ErrorRow>;
