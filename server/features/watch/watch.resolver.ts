import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { CASE_RECEIPTS_PER_PAGE, type WatchRule } from "../../../domain/watch";
import type { Ctx as Context } from "../../kit/context";
import { ReceiptPage } from "../receipts/receipt-list.types";
import { configureRule, findWatchCase, listCases, listRules, receiptsOfCase, updateWatchCase } from "./watch.service";
import {
  WatchCase,
  WatchCasePage,
  WatchCasesArgs,
  WatchCaseUpdate,
  WatchRuleEnum,
  WatchRuleUpdate,
  WatchRuleSettings,
} from "./watch.types";

const EXPECTED = {
  nullable: true,
  description: "The values that the caller has read. If the case has others, it does not change: WATCH_CASE_CHANGED.",
};

/** Cases of receipts that match a rule, and the settings of the rules. */
@Resolver(() => WatchCase)
export class WatchResolver {
  @Authorized<Permission>("watch:read")
  @Query(() => WatchCasePage, { description: "A page of the cases, newest first." })
  watchCases(@Ctx() ctx: Context, @Args(() => WatchCasesArgs) args: WatchCasesArgs): Promise<WatchCasePage> {
    return listCases(ctx, args);
  }

  @Authorized<Permission>("watch:read")
  @Query(() => WatchCase)
  watchCase(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<WatchCase> {
    return findWatchCase(ctx, id);
  }

  @Authorized<Permission>("watch:write")
  @Mutation(() => WatchCase)
  updateWatchCase(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => WatchCaseUpdate) input: WatchCaseUpdate,
    @Arg("expected", () => WatchCaseUpdate, EXPECTED) expected?: WatchCaseUpdate | null,
  ): Promise<WatchCase> {
    return updateWatchCase(ctx, id, input, expected ?? {});
  }

  @Authorized<Permission>("watch:read")
  @Query(() => [WatchRuleSettings])
  watchRules(@Ctx() ctx: Context): Promise<WatchRuleSettings[]> {
    return listRules(ctx);
  }

  @Authorized<Permission>("watch:configure")
  @Mutation(() => WatchRuleSettings)
  configureWatchRule(
    @Ctx() ctx: Context,
    @Arg("rule", () => WatchRuleEnum) rule: WatchRule,
    @Arg("input", () => WatchRuleUpdate) input: WatchRuleUpdate,
  ): Promise<WatchRuleSettings> {
    return configureRule(ctx, rule, input);
  }

  @FieldResolver(() => ReceiptPage, { description: "The receipts of the case, newest first." })
  receipts(
    @Root() { id }: WatchCase,
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: CASE_RECEIPTS_PER_PAGE }) pageSize: number,
  ): Promise<ReceiptPage> {
    return receiptsOfCase(ctx, id, { page, pageSize });
  }
}
