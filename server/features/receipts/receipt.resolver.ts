import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { Amount } from "../../kit/graphql/scalars";
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
import { previewReversal } from "./reversal-preview.service";
import { ReversalPreview } from "./reversal-preview.types";
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
    @Arg("ownerId", () => ID, {
      nullable: true,
      description: "The user who recorded the receipts at a till without a network, if another user sends them.",
    })
    ownerId?: string,
  ): Promise<ReceiptOutcome[]> {
    return createReceipts(ctx, input, ownerId ?? null);
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

  @Authorized<Permission>("receipts:reverse")
  @Query(() => ReversalPreview, {
    description: "What a void, or a return of this amount, would revert. Changes nothing.",
  })
  reversalPreview(
    @Ctx() ctx: Context,
    @Arg("receiptId", () => String) receiptId: string,
    @Arg("amount", () => Amount, { nullable: true }) amount: unknown,
  ): Promise<ReversalPreview> {
    return previewReversal(ctx, receiptId, amount);
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
