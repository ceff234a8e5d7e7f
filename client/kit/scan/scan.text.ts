const en = {
  scan: "Scan with camera",
  scanTitle: "Scan QR code",
  scanHelp: "Hold the code in front of the camera.",
  cameraBlocked: "Camera access is blocked. Allow it in the browser settings for this page, or type the data.",
  noCamera: "Could not start a camera. Use a hand scanner or type the data.",
};

const fa: typeof en = {
  scan: "اسکن با دوربین",
  scanTitle: "اسکن کد QR",
  scanHelp: "کد را جلوی دوربین نگه دارید.",
  cameraBlocked: "دسترسی به دوربین مسدود است. در تنظیمات مرورگر برای این صفحه اجازه دهید یا محتوای کد را تایپ کنید.",
  noCamera: "دوربین روشن نشد. از اسکنر دستی استفاده کنید یا محتوای کد را تایپ کنید.",
};

/** Texts of the camera that reads a QR code. */
export const scanText = { ns: "scan", en, fa };
