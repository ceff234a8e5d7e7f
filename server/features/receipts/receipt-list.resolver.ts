import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { RECEIPT_CODES_PER_PAGE } from "../../../domain/receipt-list";
import type { Ctx as Context } from "../../kit/context";
import { listReceipts, receiptCodes, receiptDetail } from "./receipt-list.service";
import { ReceiptCodePage, ReceiptDetail, ReceiptPage, ReceiptsArgs } from "./receipt-list.types";

/** The receipts of the back office; counter users see their own. */
@Resolver(() => ReceiptDetail)
export class ReceiptListResolver {
  @Authorized<Permission>("receipts:read")
  @Query(() => ReceiptPage, {
    description: "A page of the receipts, newest purchase first; counter users see their own.",
  })
  receipts(@Ctx() ctx: Context, @Args(() => ReceiptsArgs) args: ReceiptsArgs): Promise<ReceiptPage> {
    return listReceipts(ctx, args);
  }

  @Authorized<Permission>("receipts:read")
  @Query(() => ReceiptDetail)
  receipt(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<ReceiptDetail> {
    return receiptDetail(ctx, id);
  }

  @FieldResolver(() => ReceiptCodePage, { description: "All codes of the receipt, in the order of creation." })
  codes(
    @Root() { id }: ReceiptDetail,
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: RECEIPT_CODES_PER_PAGE }) pageSize: number,
  ): Promise<ReceiptCodePage> {
    return receiptCodes(ctx, id, { page, pageSize });
  }
}
