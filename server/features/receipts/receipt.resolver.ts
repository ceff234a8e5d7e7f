import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { createReceipt, createReceipts } from "./create-receipts.service";
import { calculatePoints, generateCodes, receiptBonuses } from "./receipt.service";
import {
  CodesGeneration,
  PointsCalculation,
  ReceiptBonus,
  ReceiptInput,
  ReceiptOutcome,
  ReceiptResult,
  ReturnInput,
  Reversal,
  VoidInput,
} from "./receipt.types";
import { returnReceipt, voidReceipt } from "./reversal.service";

@Resolver()
export class ReceiptResolver {
  @Authorized<Permission>("receipts:create")
  @Mutation(() => ReceiptResult)
  createReceipt(@Ctx() ctx: Context, @Arg("input", () => ReceiptInput) input: ReceiptInput): Promise<ReceiptResult> {
    return createReceipt(ctx, input);
  }

  @Authorized<Permission>("receipts:create")
  @Mutation(() => [ReceiptOutcome])
  createReceipts(
    @Ctx() ctx: Context,
    @Arg("input", () => [ReceiptInput]) input: ReceiptInput[],
  ): Promise<ReceiptOutcome[]> {
    return createReceipts(ctx, input);
  }

  @Authorized<Permission>("receipts:reverse")
  @Mutation(() => Reversal)
  voidReceipt(
    @Ctx() ctx: Context,
    @Arg("receiptId", () => String) receiptId: string,
    @Arg("input", () => VoidInput) input: VoidInput,
  ): Promise<Reversal> {
    return voidReceipt(ctx, receiptId, input);
  }

  @Authorized<Permission>("receipts:reverse")
  @Mutation(() => Reversal)
  returnReceipt(
    @Ctx() ctx: Context,
    @Arg("receiptId", () => String) receiptId: string,
    @Arg("input", () => ReturnInput) input: ReturnInput,
  ): Promise<Reversal> {
    return returnReceipt(ctx, receiptId, input);
  }

  @Authorized<Permission>("receipts:create")
  @Query(() => [ReceiptBonus], {
    description: "Campaigns with bonus points, highest multiplier first.",
  })
  receiptBonuses(@Ctx() ctx: Context): Promise<ReceiptBonus[]> {
    return receiptBonuses(ctx);
  }

  @Authorized<Permission>("points:calculate")
  @Query(() => PointsCalculation)
  calculatePoints(@Ctx() ctx: Context, @Arg("receiptId", () => String) receiptId: string): Promise<PointsCalculation> {
    return calculatePoints(ctx, receiptId);
  }

  @Authorized<Permission>("codes:generate")
  @Mutation(() => CodesGeneration)
  generateCodes(
    @Ctx() ctx: Context,
    @Arg("receiptId", () => String) receiptId: string,
    @Arg("points", () => Int, { nullable: true }) points?: number,
  ): Promise<CodesGeneration> {
    return generateCodes(ctx, receiptId, points ?? undefined);
  }
}
