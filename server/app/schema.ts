import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { type AuthChecker, buildSchemaSync, getMetadataStorage, type NonEmptyArray } from "type-graphql";
import { needsConfirmation, type Permission, PERMISSIONS } from "../../domain/permissions";
import { AccountResolver } from "../features/auth/account.resolver";
import { AuditResolver } from "../features/audit/audit.resolver";
import { AuthResolver } from "../features/auth/auth.resolver";
import { CustomerNotesResolver } from "../features/customer-notes/customer-notes.resolver";
import { CustomerAdminResolver, CustomerResolver } from "../features/customers/customer.resolver";
import { CampaignResolver } from "../features/campaigns/campaign.resolver";
import { PoolResolver } from "../features/code-pools/code-pool.resolver";
import { DashboardResolver } from "../features/dashboard/dashboard.resolver";
import { DrawResolver } from "../features/draws/draw.resolver";
import { EventResolver } from "../features/events/event.resolver";
import { FlagResolver } from "../features/flags/flag.resolver";
import { HealthResolver } from "../features/health/health.resolver";
import { ItemResolver } from "../features/items/item.resolver";
import { KeyResolver } from "../features/api-keys/api-key.resolver";
import { LookupResolver } from "../features/lookup/lookup.resolver";
import { CustomerReceiptsResolver } from "../features/customer-merge/customer-merge.resolver";
import { ReceiptResolver } from "../features/receipts/receipt.resolver";
import { ShiftResolver } from "../features/shifts/shift.resolver";
import { TillResolver } from "../features/till/till.resolver";
import { ReceiptListResolver } from "../features/receipts/receipt-list.resolver";
import { RegistrationResolver } from "../features/registrations/registration.resolver";
import { ReportResolver, ReportSummaryResolver, ReportUnitResolver } from "../features/reports/report.resolver";
import { StoreResolver } from "../features/stores/store.resolver";
import { BulkActionResolver } from "../features/bulk-actions/bulk-action.resolver";
import { ExportResolver } from "../features/exports/export.resolver";
import { ListExportResolver } from "../features/list-exports/list-export.resolver";
import { ImportResolver } from "../features/imports/import.resolver";
import { SavedViewResolver } from "../features/saved-views/saved-view.resolver";
import { SiteResolver } from "../features/site/site.resolver";
import { TimelineResolver } from "../features/timeline/timeline.resolver";
import { WatchResolver } from "../features/watch/watch.resolver";
import { UserResolver } from "../features/users/user.resolver";
import { isPermitted, requireConfirmed } from "../kit/auth/authorization";
import type { Ctx } from "../kit/context";
import { fail } from "../kit/errors/app-error";

const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  AuditResolver,
  AuthResolver,
  CustomerAdminResolver,
  CustomerNotesResolver,
  CustomerReceiptsResolver,
  CampaignResolver,
  CustomerResolver,
  DashboardResolver,
  DrawResolver,
  EventResolver,
  FlagResolver,
  HealthResolver,
  ImportResolver,
  ItemResolver,
  KeyResolver,
  LookupResolver,
  ReceiptResolver,
  ReceiptListResolver,
  PoolResolver,
  RegistrationResolver,
  ReportResolver,
  ReportSummaryResolver,
  ReportUnitResolver,
  ShiftResolver,
  SavedViewResolver,
  SiteResolver,
  StoreResolver,
  TillResolver,
  TimelineResolver,
  BulkActionResolver,
  ExportResolver,
  ListExportResolver,
  UserResolver,
  WatchResolver,
];

/** Allowed with an invalid token, so that the caller can sign in again. */
const WITHOUT_TOKEN = new Set<Permission>(["auth:login", "health:read"]);
/** What anonymous callers read; a session that must change its password reads it as well. */
const PUBLIC_READS: readonly Permission[] = [
  "items:read",
  "stores:active",
  "customers:lookup",
  "events:public",
  "draws:public",
];
/** Permissions of a session that must change its password first. */
const ALLOWED_BEFORE_PASSWORD_CHANGE = new Set<Permission>([
  "session:own",
  "password:change",
  ...WITHOUT_TOKEN,
  ...PUBLIC_READS,
]);
/** Permissions of a session that must set up a second factor first. */
const ALLOWED_BEFORE_SECOND_FACTOR = new Set<Permission>([
  "session:own",
  "password:change",
  "second-factor:manage",
  ...WITHOUT_TOKEN,
]);

const checkPermission: AuthChecker<Ctx, Permission> = ({ context, args, info }, [permission]) => {
  if (!permission) return false;
  requirePermission(context, permission);
  if (needsConfirmation(info.fieldName, args)) requireConfirmed(context);
  return true;
};

/** Throws UNAUTHENTICATED, FORBIDDEN, PASSWORD_CHANGE_REQUIRED or SECOND_FACTOR_REQUIRED. */
export function requirePermission({ actor, hasInvalidToken }: Ctx, permission: Permission): void {
  if (hasInvalidToken && !WITHOUT_TOKEN.has(permission)) fail("UNAUTHENTICATED");
  if (!isPermitted({ actor }, permission)) fail(actor ? "FORBIDDEN" : "UNAUTHENTICATED");
  if (actor?.kind !== "staff") return;
  if (actor.mustChangePassword && !ALLOWED_BEFORE_PASSWORD_CHANGE.has(permission)) fail("PASSWORD_CHANGE_REQUIRED");
  if (actor.needsSecondFactor && !ALLOWED_BEFORE_SECOND_FACTOR.has(permission)) fail("SECOND_FACTOR_REQUIRED");
}

/**
 * Builds the schema of all resolvers. `validate` is off: services validate with the schemas of the domain. `skipCheck`:
 * Apollo Server validates the schema, and the introspection query of the check takes twice as long as the rest.
 */
export const buildProductSchema = (): GraphQLSchema =>
  buildSchemaSync({ resolvers, authChecker: checkPermission, validate: false, skipCheck: true });

/** Returns the permission of each root field. Throws for a field without one, so that no field is public by mistake. */
export function permissionTable(): Map<string, Permission> {
  const { queries, mutations, authorizedFields } = getMetadataStorage();
  return new Map(
    [...queries, ...mutations].map(({ methodName, schemaName, target }) => {
      const field = authorizedFields.find((row) => row.target === target && row.fieldName === methodName);
      const permission = PERMISSIONS.find((known) => known === field?.roles[0]);
      if (!permission) throw new TypeError(`${schemaName} has no permission of domain/permissions.ts`);
      return [schemaName, permission];
    }),
  );
}
