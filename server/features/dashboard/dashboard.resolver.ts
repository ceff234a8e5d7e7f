import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { DASHBOARD_ACTIVITIES, DASHBOARD_STORES, DEFAULT_DASHBOARD_DAYS } from "../../../domain/reports";
import type { Ctx as Context } from "../../kit/context";
import { AuditEntry } from "../audit/audit.types";
import { customerStats, dashboardKpis, rankedStores, recentActivity, revenueTrend } from "./dashboard.service";
import { CustomerStats, DashboardKpis, RevenuePoint, StoreSales } from "./dashboard.types";

const DAYS = {
  defaultValue: DEFAULT_DASHBOARD_DAYS,
  description: "The number of business days up to today, at most 90.",
};

@Resolver()
export class DashboardResolver {
  @Authorized<Permission>("dashboard:read")
  @Query(() => DashboardKpis)
  dashboardKpis(@Ctx() ctx: Context, @Arg("days", () => Int, DAYS) days: number): Promise<DashboardKpis> {
    return dashboardKpis(ctx, days);
  }

  @Authorized<Permission>("dashboard:read")
  @Query(() => [RevenuePoint])
  revenueTrend(@Ctx() ctx: Context, @Arg("days", () => Int, DAYS) days: number): Promise<RevenuePoint[]> {
    return revenueTrend(ctx, days);
  }

  @Authorized<Permission>("dashboard:read")
  @Query(() => [StoreSales])
  topStores(
    @Ctx() ctx: Context,
    @Arg("days", () => Int, DAYS) days: number,
    @Arg("limit", () => Int, { defaultValue: DASHBOARD_STORES }) limit: number,
  ): Promise<StoreSales[]> {
    return rankedStores(ctx, { days, limit });
  }

  @Authorized<Permission>("dashboard:read")
  @Query(() => CustomerStats)
  customerStats(@Ctx() ctx: Context, @Arg("days", () => Int, DAYS) days: number): Promise<CustomerStats> {
    return customerStats(ctx, days);
  }

  @Authorized<Permission>("activity:read")
  @Query(() => [AuditEntry], { description: "The newest audit entries, without names." })
  recentActivity(
    @Ctx() ctx: Context,
    @Arg("limit", () => Int, { defaultValue: DASHBOARD_ACTIVITIES }) limit: number,
  ): Promise<AuditEntry[]> {
    return recentActivity(ctx, limit);
  }
}
