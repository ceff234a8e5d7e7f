import { auditRoutes } from "../features/audit/audit.routes";
import { authRoutes } from "../features/auth/auth.routes";
import { campaignRoutes } from "../features/campaigns/campaign.routes";
import { poolRoutes } from "../features/code-pools/code-pool.routes";
import { customerRoutes } from "../features/customers/customer.routes";
import { dashboardRoutes } from "../features/dashboard/dashboard.routes";
import { drawRoutes } from "../features/draws/draw.routes";
import { eventRoutes } from "../features/events/event.routes";
import { flagRoutes } from "../features/flags/flag.routes";
import { healthRoutes } from "../features/health/health.routes";
import { importRoutes } from "../features/imports/import.routes";
import { itemRoutes } from "../features/items/item.routes";
import { keyRoutes } from "../features/api-keys/api-key.routes";
import { lookupRoutes } from "../features/lookup/lookup.routes";
import { customerReceiptRoutes } from "../features/customer-merge/customer-merge.routes";
import { receiptRoutes } from "../features/receipts/receipt.routes";
import { registrationRoutes } from "../features/registrations/registration.routes";
import { reportRoutes } from "../features/reports/report.routes";
import { siteRoutes } from "../features/site/site.routes";
import { storeRoutes } from "../features/stores/store.routes";
import { exportRoutes } from "../features/exports/export.routes";
import { userRoutes } from "../features/users/user.routes";
import { watchRoutes } from "../features/watch/watch.routes";
import type { Route } from "../kit/rest/route";

/** All REST routes. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...userRoutes,
  ...keyRoutes,
  ...itemRoutes,
  ...customerRoutes,
  ...customerReceiptRoutes,
  ...lookupRoutes,
  ...receiptRoutes,
  ...watchRoutes,
  ...storeRoutes,
  ...eventRoutes,
  ...campaignRoutes,
  ...drawRoutes,
  ...poolRoutes,
  ...registrationRoutes,
  ...dashboardRoutes,
  ...reportRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...flagRoutes,
  ...siteRoutes,
  ...auditRoutes,
];
