import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { Customer } from "../customers/customer.entity";
import { recentReceipts } from "../receipts/recent-receipts.service";
import { CustomerReceipt } from "../receipts/recent-receipts.types";
import { mergeCustomers } from "./customer-merge.service";

@Resolver(() => Customer)
export class CustomerReceiptsResolver {
  @FieldResolver(() => [CustomerReceipt], { description: "The five newest." })
  recentReceipts(@Root() { id }: Customer, @Ctx() ctx: Context): Promise<CustomerReceipt[]> {
    return recentReceipts(ctx, id);
  }

  @Authorized<Permission>("customers:merge")
  @Mutation(() => Customer, {
    description: "Moves the receipts, points and codes of one customer to another and closes the merged account.",
  })
  mergeCustomers(
    @Ctx() ctx: Context,
    @Arg("keepId", () => ID) keepId: string,
    @Arg("mergeId", () => ID) mergeId: string,
  ): Promise<Customer> {
    return mergeCustomers(ctx, keepId, mergeId);
  }
}
