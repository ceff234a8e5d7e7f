import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { ReceiptResult } from "../receipts/receipt.types";
import { customerOfReceipt, receiptSlip, tillReceipts, usualAmounts } from "./till.service";
import { TillCustomer, ReceiptSlip, TillReceipt, UsualAmount } from "./till.types";

/** What the screen of a till shows beside the form. */
@Resolver(() => ReceiptResult)
export class TillResolver {
  @Authorized<Permission>("till:use")
  @Query(() => [TillReceipt], { description: "The current user's latest 20 receipts at one till, newest first." })
  tillReceipts(@Ctx() ctx: Context, @Arg("deviceId", () => ID) deviceId: string): Promise<TillReceipt[]> {
    return tillReceipts(ctx, deviceId);
  }

  @Authorized<Permission>("till:use")
  @Query(() => ReceiptSlip)
  receiptSlip(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ReceiptSlip> {
    return receiptSlip(ctx, id);
  }

  @Authorized<Permission>("till:use")
  @Query(() => [UsualAmount], { description: "Stores with at least 20 receipts in the last 30 days." })
  usualAmounts(@Ctx() ctx: Context): Promise<UsualAmount[]> {
    return usualAmounts(ctx);
  }

  @FieldResolver(() => TillCustomer, { nullable: true, description: "Null for an API key." })
  customer(@Ctx() ctx: Context, @Root() { customerId }: ReceiptResult): Promise<TillCustomer | null> {
    return customerOfReceipt(ctx, customerId);
  }
}
