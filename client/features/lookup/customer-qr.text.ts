const en = {
  label: "QR code with your phone number and national code",
  help: "Show this at the till or the registration desk, so that staff do not have to type your numbers. It is created on your device and is neither stored nor sent.",
};

const fa: typeof en = {
  label: "کد QR با شماره موبایل و کد ملی شما",
  help: "این کد را در صندوق یا میز ثبت‌نام نشان دهید تا به تایپ کردن شماره‌هایتان نیازی نباشد. کد روی دستگاه خودتان ایجاد می‌شود و جایی ذخیره یا ارسال نمی‌شود.",
};

/** Texts of the customer's QR code. */
export const customerQrText = { ns: "customerQr", en, fa };
