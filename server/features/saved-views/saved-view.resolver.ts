import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { ViewScreen } from "../../../domain/saved-views";
import type { Ctx as Context } from "../../kit/context";
import { createSavedView, deleteSavedView, savedViews, updateSavedView } from "./saved-view.service";
import { SavedView, SavedViewInput, SavedViewUpdate, ViewScreenEnum } from "./saved-view.types";

@Resolver()
export class SavedViewResolver {
  @Authorized<Permission>("views:use")
  @Query(() => [SavedView], { description: "The caller's views of a screen and the shared ones, by name." })
  savedViews(@Ctx() ctx: Context, @Arg("screen", () => ViewScreenEnum) screen: ViewScreen): Promise<SavedView[]> {
    return savedViews(ctx, screen);
  }

  @Authorized<Permission>("views:use")
  @Mutation(() => SavedView)
  createSavedView(
    @Ctx() ctx: Context,
    @Arg("screen", () => ViewScreenEnum) screen: ViewScreen,
    @Arg("input", () => SavedViewInput) input: SavedViewInput,
  ): Promise<SavedView> {
    return createSavedView(ctx, screen, input);
  }

  @Authorized<Permission>("views:use")
  @Mutation(() => SavedView)
  updateSavedView(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => SavedViewUpdate) input: SavedViewUpdate,
  ): Promise<SavedView> {
    return updateSavedView(ctx, id, input);
  }

  @Authorized<Permission>("views:use")
  @Mutation(() => ID, { description: "Returns the id of the deleted view." })
  deleteSavedView(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteSavedView(ctx, id);
  }
}
