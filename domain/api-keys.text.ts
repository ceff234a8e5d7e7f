import type { KeyState } from "./api-keys";
import type { Lang } from "./errors/error-catalogue";

export const KEY_STATE_LABELS: Record<KeyState, Record<Lang, string>> = {
  active: { en: "Active", fa: "فعال" },
  expired: { en: "Expired", fa: "منقضی" },
  revoked: { en: "Revoked", fa: "باطل‌شده" },
};
