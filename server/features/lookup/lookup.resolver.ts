import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { CustomerSummary } from "../customers/customer.types";
import { DrawProof } from "../draws/draw.types";
import { customerSummary, drawProofs, lookup } from "./lookup.service";
import { Lookup } from "./lookup.types";

@Resolver()
export class LookupResolver {
  @Authorized<Permission>("customers:lookup")
  @Query(() => Lookup)
  lookup(
    @Ctx() ctx: Context,
    @Arg("phone", () => String) phone: string,
    @Arg("nationalCode", () => String) nationalCode: string,
    @Arg("codesPage", () => Int, { defaultValue: 1 }) codesPage: number,
  ): Promise<Lookup> {
    return lookup(ctx, { phone, nationalCode, codesPage });
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
