import { Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { multiplierOf } from "../../../domain/stores";
import type { Ctx as Context } from "../../kit/context";
import { activeStores, type ActiveStoreRow } from "./store.sql";
import { ActiveStore } from "./store.types";

@Resolver(() => ActiveStore)
export class StoreResolver {
  @Authorized<Permission>("stores:active")
  @Query(() => [ActiveStore])
  activeStores(@Ctx() ctx: Context): Promise<ActiveStoreRow[]> {
    return activeStores(ctx.db);
  }

  @FieldResolver(() => Int)
  multiplier(@Root() store: ActiveStore): number {
    return multiplierOf(store.storeType);
  }
}
