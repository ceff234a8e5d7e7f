import type { Lang } from "./errors/error-catalogue";
import { LIST_TITLES } from "./list-exports.text";
import type { ViewScreen } from "./saved-views";

/** Names of the screens whose state can be saved. */
export const VIEW_SCREEN_LABELS: Record<ViewScreen, Record<Lang, string>> = {
  customers: { en: "Customers", fa: "مشتریان" },
  stores: LIST_TITLES.stores,
  users: LIST_TITLES.users,
  receipts: { en: "Receipts", fa: "رسیدها" },
  events: LIST_TITLES.events,
  campaigns: LIST_TITLES.campaigns,
  lottery_codes: LIST_TITLES.poolCodes,
  participants: LIST_TITLES.participants,
  draws: LIST_TITLES.draws,
  imports: LIST_TITLES.imports,
  watch: LIST_TITLES.watchCases,
  audit: LIST_TITLES.auditLog,
  api_keys: LIST_TITLES.apiKeys,
  reports: { en: "Reports", fa: "گزارش‌ها" },
  report_builder: { en: "Report builder", fa: "گزارش‌ساز" },
};
