const en = {
  title: "API",
  lead: "The REST API of this server. The GraphQL API at /graphql has the same rules.",
  download: "OpenAPI document (JSON)",
  failed: "Could not load the API description. Try again.",
  contents: "Contents",
  callers: "Access",
  parameters: "Parameters",
  body: "Request body",
  answer: "Response {{status}}",
  failure: "Error",
  example: "Example",
  copyExample: "Copy the example for {{call}}",
  copied: "Example copied",
  required: "required",
  nothing: "no fields",
};

const fa: typeof en = {
  title: "API",
  lead: "رابط REST این سرور. رابط GraphQL در ‎/graphql‎ همین قواعد را دارد.",
  download: "سند OpenAPI (JSON)",
  failed: "شرح API بارگذاری نشد. دوباره تلاش کنید.",
  contents: "فهرست",
  callers: "دسترسی",
  parameters: "پارامترها",
  body: "بدنهٔ درخواست",
  answer: "پاسخ {{status}}",
  failure: "خطا",
  example: "نمونه",
  copyExample: "کپی نمونهٔ {{call}}",
  copied: "نمونه کپی شد",
  required: "الزامی",
  nothing: "بدون فیلد",
};

export const apiDocsText = { ns: "api-docs", en, fa };
