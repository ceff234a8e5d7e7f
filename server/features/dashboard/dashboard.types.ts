import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Toman } from "../../kit/graphql/scalars";

@ObjectType({
  description: "The business at a glance over the last days, today among them. Revenue is net of voids and returns.",
})
export class DashboardKpis {
  @Field(() => Int) days: number;
  @Field(() => Toman) totalRevenue: number;
  @Field(() => Toman, { description: "As it was rung up." }) grossRevenue: number;
  @Field(() => Toman, { description: "Of receipts that were voided." }) voidedRevenue: number;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) avgTransaction: number;
  @Field(() => Float, {
    nullable: true,
    description: "Of revenue against the days before, in percent; null where those had none.",
  })
  growthRate: number | null;
  @Field(() => Int) totalCustomers: number;
  @Field(() => Int, { description: "Customers with a receipt in these days that still counts." })
  activeCustomers: number;
  @Field(() => Int, { description: "Open stores." }) totalStores: number;
}

@ObjectType()
export class RevenuePoint {
  @Field(() => String, { description: "A business day, or the first of its week or month." }) date: string;
  @Field(() => Toman) revenue: number;
  @Field(() => Int) receipts: number;
}

@ObjectType()
export class StoreSales {
  @Field(() => ID) storeId: string;
  @Field(() => String) storeName: string;
  @Field(() => Int) storeType: number;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Toman) revenue: number;
  @Field(() => Int) receipts: number;
}

@ObjectType()
export class CustomerStats {
  @Field(() => Int) days: number;
  @Field(() => Int) totalCustomers: number;
  @Field(() => Int) newCustomers: number;
  @Field(() => Int) activeCustomers: number;
  @Field(() => Float, { nullable: true, description: "Of new customers against the days before, in percent." })
  growthRate: number | null;
}

@ObjectType({ description: "A line of the trail without names." })
export class RecentActivity {
  @Field(() => ID) id: string;
  @Field(() => String) action: string;
  @Field(() => String, { nullable: true }) actorRole: string | null;
  @Field(() => String) entity: string;
  @Field(() => String, { nullable: true, description: "Its first eight characters." }) entityId: string | null;
  @Field(() => DateTime) timestamp: Date;
}
