import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { Item, ItemInput, ItemUpdate } from "./item.entity";
import { createItem, deleteItem, listItems, updateItem } from "./item.service";

@Resolver(() => Item)
export class ItemResolver {
  @Authorized<Permission>("items:read")
  @Query(() => [Item])
  items(@Ctx() ctx: Context): Promise<Item[]> {
    return listItems(ctx);
  }

  @Authorized<Permission>("items:write")
  @Mutation(() => Item)
  createItem(@Ctx() ctx: Context, @Arg("input", () => ItemInput) input: ItemInput): Promise<Item> {
    return createItem(ctx, input);
  }

  @Authorized<Permission>("items:write")
  @Mutation(() => Item)
  updateItem(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ItemUpdate) input: ItemUpdate,
  ): Promise<Item> {
    return updateItem(ctx, id, input);
  }

  @Authorized<Permission>("items:write")
  @Mutation(() => ID)
  deleteItem(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteItem(ctx, id);
  }
}
