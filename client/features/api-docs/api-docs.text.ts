const en = {
  title: "API",
  lead: "The REST calls of this server. GraphQL answers at /graphql with the same rules.",
  download: "OpenAPI document (JSON)",
  failed: "The API description could not be loaded.",
  contents: "Contents",
  callers: "Who may call",
  parameters: "Parameters",
  body: "Request body",
  answer: "Answer {{status}}",
  failure: "Failure",
  example: "Example",
  copyExample: "Copy the example for {{call}}",
  copied: "Example copied",
  required: "required",
  nothing: "no fields",
};

const fa: typeof en = {
  title: "API",
  lead: "فراخوانی‌های REST این سرور. همین قواعد در ‎/graphql‎ با GraphQL هم پاسخ می‌دهد.",
  download: "سند OpenAPI (JSON)",
  failed: "شرح API بارگذاری نشد.",
  contents: "فهرست",
  callers: "چه کسی می‌تواند فراخوانی کند",
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
