import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { CustomerSummary } from "../customers/customer.types";
import { DrawProof } from "../draws/draw.types";
import { customerSummary, drawProofs, lookup, lookupDraws } from "./lookup.service";
import { Lookup, LookupDraw } from "./lookup.types";

@Resolver(() => Lookup)
export class LookupResolver {
  @Authorized<Permission>("customers:lookup")
  @Query(() => Lookup)
  lookup(
    @Ctx() ctx: Context,
    @Arg("phone", () => String) phone: string,
    @Arg("nationalCode", () => String) nationalCode: string,
    @Arg("codesPage", () => Int, { defaultValue: 1 }) codesPage: number,
    @Arg("purchasesPage", () => Int, { defaultValue: 1 }) purchasesPage: number,
    @Arg("pageSize", () => Int, { defaultValue: MAX_PAGE_SIZE }) pageSize: number,
  ): Promise<Lookup> {
    return lookup(ctx, { phone, nationalCode, codesPage, purchasesPage, pageSize });
  }

  @FieldResolver(() => [LookupDraw], {
    description: "The latest 20 draws with codes of the customer, from their freeze.",
  })
  draws(@Ctx() ctx: Context, @Root() lookup: Lookup): Promise<LookupDraw[]> {
    return lookupDraws(ctx, lookup);
  }

  @Authorized<Permission>("customers:lookup")
  @Query(() => [DrawProof], { description: "The proofs of a customer, of one draw or of all draws; the latest first." })
  drawProofs(
    @Ctx() ctx: Context,
    @Arg("phone", () => String) phone: string,
    @Arg("nationalCode", () => String) nationalCode: string,
    @Arg("drawId", () => ID, { nullable: true }) drawId?: string | null,
  ): Promise<DrawProof[]> {
    return drawProofs(ctx, { phone, nationalCode, drawId });
  }

  @Authorized<Permission>("customers:summary")
  @Query(() => CustomerSummary)
  customerSummary(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("phone", () => String, { nullable: true }) phone?: string,
    @Arg("nationalCode", () => String, { nullable: true }) nationalCode?: string,
  ): Promise<CustomerSummary> {
    return customerSummary(ctx, { id, phone, nationalCode });
  }
}
