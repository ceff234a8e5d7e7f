import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CUSTOMERS_PER_PAGE } from "../../../domain/customers";
import { Page, type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { Customer } from "./customer.entity";

@ObjectType({ description: "A customer's totals. Unknown names are returned as a placeholder." })
export class CustomerSummary {
  @Field(() => ID) id: string;
  @Field(() => String, { name: "firstName" }) firstName: string | null;
  @Field(() => String, { name: "lastName" }) lastName: string | null;
  @Field(() => Int) totalPoints: number;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) totalSpent: number;
  @Field(() => Int) totalLotteryCodes: number;
  @Field(() => DateTime, { nullable: true }) lastPurchaseDate: Date | null;
}

@InputType()
export class CustomerInput {
  @Field(() => String) phoneNumber: string;
  @Field(() => String) nationalCode: string;
  @Field(() => String, { nullable: true }) firstName?: string;
  @Field(() => String, { nullable: true }) lastName?: string;
}

@InputType()
export class CustomerUpdate {
  @Field(() => String, { nullable: true }) firstName?: string | null;
  @Field(() => String, { nullable: true }) lastName?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) nationalCode?: string | null;
}

export const CustomerSortEnum = {
  CREATED_AT: "CREATED_AT",
  FIRST_NAME: "FIRST_NAME",
  PHONE_NUMBER: "PHONE_NUMBER",
  TOTAL_POINTS: "TOTAL_POINTS",
} as const;
export type CustomerSort = keyof typeof CustomerSortEnum;
registerEnumType(CustomerSortEnum, { name: "CustomerSort" });

@ArgsType()
export class CustomersArgs {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: CUSTOMERS_PER_PAGE }) pageSize: number;
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Boolean, { nullable: true }) hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => ID, { nullable: true }) tagId?: string | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
  @Field(() => Boolean, { defaultValue: false, description: "Returns deleted customers instead of active ones." })
  deleted: boolean;
  @Field(() => CustomerSortEnum, { defaultValue: CustomerSortEnum.CREATED_AT }) sortBy: CustomerSort;
  @Field(() => SortOrderEnum, { defaultValue: SortOrderEnum.DESC }) sortOrder: SortOrder;
}

@ObjectType({ description: "A page of customers." })
export class CustomerPage extends Page(Customer) {}
