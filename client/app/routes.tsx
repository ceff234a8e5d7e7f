import { lazyComponent, type LazyComponent } from "../kit/page/lazy-component";
import type { appText } from "./app.text";

export interface Route {
  path: string;
  /** The key of the page title. Without one, the title is the name of the festival. */
  title?: keyof typeof appText.en;
  /** The heading of the screen is not the page title; none is shown while its code loads. */
  ownHeading?: true;
  /** "session" requires a stored session, "back-office" a session of the Admin area. */
  guard?: "session" | "back-office";
  /** The screen uses Apollo Client. The other screens load without it. */
  apollo?: true;
  screen: LazyComponent;
}

export const ROUTES: readonly Route[] = [
  {
    path: "/MVP",
    title: "homeTitle",
    ownHeading: true,
    screen: lazyComponent(() => import("../features/home/HomeScreen"), "HomeScreen"),
  },
  {
    path: "/items",
    title: "itemsTitle",
    apollo: true,
    screen: lazyComponent(() => import("../features/items/ItemsScreen"), "ItemsScreen"),
  },
  {
    path: "/counter",
    title: "counterTitle",
    ownHeading: true,
    apollo: true,
    screen: lazyComponent(async () => {
      const { CounterScreen, loadingTill } = await import("../features/counter/CounterScreen");
      await loadingTill;
      return { CounterScreen };
    }, "CounterScreen"),
  },
  {
    path: "/counter/registration",
    title: "registrationTitle",
    guard: "session",
    apollo: true,
    screen: lazyComponent(() => import("../features/registration-desk/DeskScreen"), "DeskScreen"),
  },
  {
    path: "/customer",
    title: "customerTitle",
    screen: lazyComponent(() => import("../features/lookup/LookupScreen"), "LookupScreen"),
  },
  {
    path: "/account/:section?",
    title: "accountTitle",
    guard: "session",
    apollo: true,
    screen: lazyComponent(() => import("../features/account/AccountScreen"), "AccountScreen"),
  },
  {
    path: "/admin/dashboard",
    title: "dashboardTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/dashboard/DashboardScreen"), "DashboardScreen"),
  },
  {
    path: "/admin/reports",
    title: "reportsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/reports/ReportsScreen"), "ReportsScreen"),
  },
  {
    path: "/admin/reports/builder",
    title: "reportBuilderTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/report-builder/ReportBuilderScreen"), "ReportBuilderScreen"),
  },
  {
    path: "/admin/stores",
    title: "storesTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/stores/StoresScreen"), "StoresScreen"),
  },
  {
    path: "/admin/stores/:id",
    title: "storeTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/stores/StoreScreen"), "StoreScreen"),
  },
  {
    path: "/admin/customers",
    title: "customersTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/customers/CustomersScreen"), "CustomersScreen"),
  },
  {
    path: "/admin/customers/:id",
    title: "customerDetailTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/customers/CustomerScreen"), "CustomerScreen"),
  },
  {
    path: "/admin/receipts",
    title: "receiptsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/receipts/ReceiptsScreen"), "ReceiptsScreen"),
  },
  {
    path: "/admin/receipts/:id",
    title: "receiptTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/receipts/ReceiptScreen"), "ReceiptScreen"),
  },
  {
    path: "/admin/watch",
    title: "watchTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchScreen"), "WatchScreen"),
  },
  {
    path: "/admin/watch/rules",
    title: "watchRulesTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchRulesScreen"), "WatchRulesScreen"),
  },
  {
    path: "/admin/watch/:id",
    title: "watchCaseTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchCaseScreen"), "WatchCaseScreen"),
  },
  {
    path: "/admin/import-export",
    title: "importExportTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/exports/ImportExportScreen"), "ImportExportScreen"),
  },
  {
    path: "/admin/import-export/:id",
    title: "importExportTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/imports/ImportScreen"), "ImportScreen"),
  },
  {
    path: "/admin/users",
    title: "usersTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/users/UsersScreen"), "UsersScreen"),
  },
  {
    path: "/admin/users/:id",
    title: "userTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/users/UserScreen"), "UserScreen"),
  },
  {
    path: "/admin/api-keys",
    title: "apiKeysTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/api-keys/ApiKeysScreen"), "ApiKeysScreen"),
  },
  {
    path: "/admin/events",
    title: "eventsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-list/EventsScreen"), "EventsScreen"),
  },
  {
    path: "/admin/events/registration",
    title: "registrationTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/registration-desk/DeskScreen"), "DeskScreen"),
  },
  {
    path: "/admin/events/dashboard",
    title: "eventDashboardTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-dashboard/EventDashboardScreen"), "EventDashboardScreen"),
  },
  {
    path: "/admin/events/campaigns",
    title: "campaignsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/campaigns/CampaignsScreen"), "CampaignsScreen"),
  },
  {
    path: "/admin/events/campaigns/:id",
    title: "campaignsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/campaigns/CampaignScreen"), "CampaignScreen"),
  },
  {
    path: "/admin/events/:id/:tab?",
    title: "eventTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-page/EventScreen"), "EventScreen"),
  },
  {
    path: "/admin/draws",
    title: "drawsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawsScreen"), "DrawsScreen"),
  },
  {
    path: "/admin/draws/new",
    title: "drawFormTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawFormScreen"), "DrawFormScreen"),
  },
  {
    path: "/admin/draws/:id",
    title: "drawTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawScreen"), "DrawScreen"),
  },
  {
    path: "/admin/draws/:id/edit",
    title: "drawFormTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawFormScreen"), "DrawFormScreen"),
  },
  {
    path: "/admin/site",
    title: "siteTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/site/SiteScreen"), "SiteScreen"),
  },
  {
    path: "/admin/events/feature-flags",
    title: "flagsTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/flags/FlagsScreen"), "FlagsScreen"),
  },
  {
    path: "/admin/audit",
    title: "auditTitle",
    guard: "back-office",
    apollo: true,
    screen: lazyComponent(() => import("../features/audit/AuditScreen"), "AuditScreen"),
  },
  {
    path: "/api/docs",
    title: "apiTitle",
    screen: lazyComponent(() => import("../features/api-docs/ApiDocsScreen"), "ApiDocsScreen"),
  },
];

/** Redirected paths. */
export const FORWARDS: Readonly<Record<string, string>> = {
  "/opening-day": "/",
  "/admin": "/admin/dashboard",
};
