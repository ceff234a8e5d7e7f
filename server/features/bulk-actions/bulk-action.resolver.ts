import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { cancelBulkAction, findBulkAction, startBulkAction } from "./bulk-action.service";
import { BulkAction, BulkActionInput } from "./bulk-action.types";

@Resolver()
export class BulkActionResolver {
  @Authorized<Permission>("bulk-actions:start")
  @Mutation(() => BulkAction, {
    description: "Starts an action on many items. Each kind needs the permission of its single action.",
  })
  startBulkAction(
    @Ctx() ctx: Context,
    @Arg("input", () => BulkActionInput) input: BulkActionInput,
  ): Promise<BulkAction> {
    return startBulkAction(ctx, input);
  }

  @Authorized<Permission>("bulk-actions:read")
  @Query(() => BulkAction, { description: "A bulk action of the current user." })
  bulkAction(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<BulkAction> {
    return findBulkAction(ctx, id);
  }

  @Authorized<Permission>("bulk-actions:cancel")
  @Mutation(() => BulkAction, { description: "Stops a bulk action; processed items stay as they are." })
  cancelBulkAction(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<BulkAction> {
    return cancelBulkAction(ctx, id);
  }
}
