import type { ImportStatus } from "./data-tables";
import type { Lang } from "./errors/error-catalogue";

/** A reverted import is `reverted`. */
export const IMPORT_STATUS_LABELS: Record<ImportStatus | "reverted", Record<Lang, string>> = {
  checking: { en: "Checking", fa: "در حال بررسی" },
  checked: { en: "Waiting", fa: "در انتظار" },
  running: { en: "Importing", fa: "در حال وارد کردن" },
  complete: { en: "Complete", fa: "کامل" },
  error: { en: "Failed", fa: "ناموفق" },
  cancelled: { en: "Cancelled", fa: "لغوشده" },
  reverted: { en: "Undone", fa: "بازگردانده شده" },
};
