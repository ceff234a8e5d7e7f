import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { multiplierOf } from "../../../domain/stores";
import type { Ctx as Context } from "../../kit/context";
import { Store } from "./store.entity";
import { createStore, deleteStore, findStore, listStores, toggleStore, updateStore } from "./store.service";
import { activeStores } from "./store.queries";
import { ActiveStore, DeletedStore, StoreInput, StoreUpdate, StorePage, StoresArgs } from "./store.types";

@Resolver(() => ActiveStore)
export class StoreResolver {
  @Authorized<Permission>("stores:active")
  @Query(() => [ActiveStore])
  activeStores(@Ctx() ctx: Context): Promise<Store[]> {
    return activeStores(ctx.db);
  }

  @FieldResolver(() => Int)
  multiplier(@Root() store: ActiveStore): number {
    return multiplierOf(store.storeType);
  }

  @Authorized<Permission>("stores:read")
  @Query(() => StorePage)
  stores(@Ctx() ctx: Context, @Args(() => StoresArgs) args: StoresArgs): Promise<StorePage> {
    return listStores(ctx, args);
  }

  @Authorized<Permission>("stores:read")
  @Query(() => Store)
  store(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Store> {
    return findStore(ctx, id);
  }

  @Authorized<Permission>("stores:write")
  @Mutation(() => Store)
  createStore(@Ctx() ctx: Context, @Arg("input", () => StoreInput) input: StoreInput): Promise<Store> {
    return createStore(ctx, input);
  }

  @Authorized<Permission>("stores:write")
  @Mutation(() => Store)
  updateStore(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => StoreUpdate) input: StoreUpdate,
  ): Promise<Store> {
    return updateStore(ctx, id, input);
  }

  @Authorized<Permission>("stores:write")
  @Mutation(() => Store)
  toggleStore(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Store> {
    return toggleStore(ctx, id);
  }

  @Authorized<Permission>("stores:delete")
  @Mutation(() => DeletedStore)
  deleteStore(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("force", () => Boolean, { defaultValue: false, description: "Also delete a store that has receipts." })
    force: boolean,
  ): Promise<DeletedStore> {
    return deleteStore(ctx, id, force);
  }
}
