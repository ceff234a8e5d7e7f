import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Toman } from "../../kit/graphql/scalars";

@ObjectType({
  description: "Key figures of the last days, including today. Revenue is net of voids and returns.",
})
export class DashboardKpis {
  @Field(() => Int) days: number;
  @Field(() => Toman) totalRevenue: number;
  @Field(() => Toman, { description: "Before voids and returns." }) grossRevenue: number;
  @Field(() => Toman, { description: "Amount of voided receipts." }) voidedRevenue: number;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) avgTransaction: number;
  @Field(() => Float, {
    nullable: true,
    description: "Growth of the revenue in percent against the same number of preceding days; null if they had none.",
  })
  growthRate: number | null;
  @Field(() => Int) totalCustomers: number;
  @Field(() => Int, { description: "Customers with a valid receipt in these days." })
  activeCustomers: number;
  @Field(() => Int, { description: "Active stores." }) totalStores: number;
}

@ObjectType()
export class RevenuePoint {
  @Field(() => String, { description: "A business day, or the first day of a week or month." }) date: string;
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
  @Field(() => Float, {
    nullable: true,
    description: "Growth of new customers in percent against the same number of preceding days; null if they had none.",
  })
  growthRate: number | null;
}
