import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { Customer } from "../customers/customer.entity";
import { recentReceipts } from "../receipts/recent-receipts.service";
import { CustomerReceipt } from "../receipts/recent-receipts.types";
import { mergeCustomers } from "./customer-merge.service";
import { CustomerMerge } from "./customer-merge.types";
import { customerMerges } from "./merge-list.service";
import { undoCustomerMerge } from "./undo-merge.service";

@Resolver(() => Customer)
export class CustomerReceiptsResolver {
  @FieldResolver(() => [CustomerReceipt], { description: "The five newest." })
  recentReceipts(@Root() { id }: Customer, @Ctx() ctx: Context): Promise<CustomerReceipt[]> {
    return recentReceipts(ctx, id);
  }

  @FieldResolver(() => [CustomerMerge], { description: "Merges from and into this account, newest first." })
  merges(@Root() { id }: Customer, @Ctx() ctx: Context): Promise<CustomerMerge[]> {
    return customerMerges(ctx, id);
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

  @Authorized<Permission>("customers:merge")
  @Mutation(() => Customer, {
    description:
      "Undoes the merge that closed this account, within 30 days. Receipts, points, codes and registrations return to " +
      "it; later receipts stay with the other account.",
  })
  undoCustomerMerge(@Ctx() ctx: Context, @Arg("mergedId", () => ID) mergedId: string): Promise<Customer> {
    return undoCustomerMerge(ctx, mergedId);
  }
}
