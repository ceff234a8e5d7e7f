import type { Permission } from "../../domain/permissions";
import { lazyComponent, type LazyComponent } from "../kit/page/lazy-component";
import type { appText } from "./app.text";

export interface Route {
  path: string;
  /** The key of the page title. Without one, the title is the name of the festival. */
  title?: keyof typeof appText.en;
  /** The heading of the screen is not the page title; none is shown while its code loads. */
  ownHeading?: true;
  /** "session" requires a stored session; "back-office" a session of the Admin area; a permission both. */
  guard?: "session" | "back-office" | Permission;
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
    guard: "dashboard:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/dashboard/DashboardScreen"), "DashboardScreen"),
  },
  {
    path: "/admin/reports",
    title: "reportsTitle",
    guard: "reports:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/reports/ReportsScreen"), "ReportsScreen"),
  },
  {
    path: "/admin/reports/builder",
    title: "reportBuilderTitle",
    guard: "reports:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/report-builder/ReportBuilderScreen"), "ReportBuilderScreen"),
  },
  {
    path: "/admin/stores",
    title: "storesTitle",
    guard: "stores:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/stores/StoresScreen"), "StoresScreen"),
  },
  {
    path: "/admin/stores/:id",
    title: "storeTitle",
    guard: "stores:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/stores/StoreScreen"), "StoreScreen"),
  },
  {
    path: "/admin/customers",
    title: "customersTitle",
    guard: "customers:list",
    apollo: true,
    screen: lazyComponent(() => import("../features/customers/CustomersScreen"), "CustomersScreen"),
  },
  {
    path: "/admin/customers/:id",
    title: "customerDetailTitle",
    guard: "customers:list",
    apollo: true,
    screen: lazyComponent(() => import("../features/customers/CustomerScreen"), "CustomerScreen"),
  },
  {
    path: "/admin/receipts",
    title: "receiptsTitle",
    guard: "receipts:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/receipts/ReceiptsScreen"), "ReceiptsScreen"),
  },
  {
    path: "/admin/receipts/:id",
    title: "receiptTitle",
    guard: "receipts:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/receipts/ReceiptScreen"), "ReceiptScreen"),
  },
  {
    path: "/admin/watch",
    title: "watchTitle",
    guard: "watch:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchScreen"), "WatchScreen"),
  },
  {
    path: "/admin/watch/rules",
    title: "watchRulesTitle",
    guard: "watch:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchRulesScreen"), "WatchRulesScreen"),
  },
  {
    path: "/admin/watch/:id",
    title: "watchCaseTitle",
    guard: "watch:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/watch/WatchCaseScreen"), "WatchCaseScreen"),
  },
  {
    path: "/admin/import-export",
    title: "importExportTitle",
    guard: "exports:download",
    apollo: true,
    screen: lazyComponent(() => import("../features/exports/ImportExportScreen"), "ImportExportScreen"),
  },
  {
    path: "/admin/import-export/:id",
    title: "importExportTitle",
    guard: "imports:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/imports/ImportScreen"), "ImportScreen"),
  },
  {
    path: "/admin/users",
    title: "usersTitle",
    guard: "users:list",
    apollo: true,
    screen: lazyComponent(() => import("../features/users/UsersScreen"), "UsersScreen"),
  },
  {
    path: "/admin/users/:id",
    title: "userTitle",
    guard: "users:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/users/UserScreen"), "UserScreen"),
  },
  {
    path: "/admin/api-keys",
    title: "apiKeysTitle",
    guard: "api-keys:manage",
    apollo: true,
    screen: lazyComponent(() => import("../features/api-keys/ApiKeysScreen"), "ApiKeysScreen"),
  },
  {
    path: "/admin/events",
    title: "eventsTitle",
    guard: "events:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-list/EventsScreen"), "EventsScreen"),
  },
  {
    path: "/admin/events/registration",
    title: "registrationTitle",
    guard: "events:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/registration-desk/DeskScreen"), "DeskScreen"),
  },
  {
    path: "/admin/events/dashboard",
    title: "eventDashboardTitle",
    guard: "events:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-dashboard/EventDashboardScreen"), "EventDashboardScreen"),
  },
  {
    path: "/admin/events/campaigns",
    title: "campaignsTitle",
    guard: "campaigns:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/campaigns/CampaignsScreen"), "CampaignsScreen"),
  },
  {
    path: "/admin/events/campaigns/:id",
    title: "campaignsTitle",
    guard: "campaigns:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/campaigns/CampaignScreen"), "CampaignScreen"),
  },
  {
    path: "/admin/events/:id/:tab?",
    title: "eventTitle",
    guard: "events:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/event-page/EventScreen"), "EventScreen"),
  },
  {
    path: "/admin/draws",
    title: "drawsTitle",
    guard: "draws:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawsScreen"), "DrawsScreen"),
  },
  {
    path: "/admin/draws/new",
    title: "drawFormTitle",
    guard: "draws:write",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawFormScreen"), "DrawFormScreen"),
  },
  {
    path: "/admin/draws/:id",
    title: "drawTitle",
    guard: "draws:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawScreen"), "DrawScreen"),
  },
  {
    path: "/admin/draws/:id/edit",
    title: "drawFormTitle",
    guard: "draws:write",
    apollo: true,
    screen: lazyComponent(() => import("../features/draws/DrawFormScreen"), "DrawFormScreen"),
  },
  {
    path: "/admin/site",
    title: "siteTitle",
    guard: "site:write",
    apollo: true,
    screen: lazyComponent(() => import("../features/site/SiteScreen"), "SiteScreen"),
  },
  {
    path: "/admin/events/feature-flags",
    title: "flagsTitle",
    guard: "flags:read",
    apollo: true,
    screen: lazyComponent(() => import("../features/flags/FlagsScreen"), "FlagsScreen"),
  },
  {
    path: "/admin/audit",
    title: "auditTitle",
    guard: "audit:read",
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
