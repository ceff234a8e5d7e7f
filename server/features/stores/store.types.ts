import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { STORES_PER_PAGE, type StoreType } from "../../../domain/stores";
import { Page, type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { Store } from "./store.entity";

@ObjectType({ description: "An active store, for the counter." })
export class ActiveStore {
  @Field(() => ID) id: string;
  @Field(() => String) storeName: string;
  @Field(() => Int) storeType: StoreType;
}

@ObjectType({ description: "A store that was deleted." })
export class DeletedStore {
  @Field(() => ID) id: string;
  @Field(() => String) storeName: string;
}

const StoreSortEnum = { NAME: "NAME", TYPE: "TYPE", MANAGER_NAME: "MANAGER_NAME", CREATED_AT: "CREATED_AT" } as const;
export type StoreSort = (typeof StoreSortEnum)[keyof typeof StoreSortEnum];
registerEnumType(StoreSortEnum, { name: "StoreSort" });

@ObjectType()
export class StorePage extends Page(Store) {}

@InputType()
export class StoreInput {
  @Field(() => String) storeName: string;
  @Field(() => Int) storeType: number;
  @Field(() => String, { nullable: true }) managerName?: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string;
  @Field(() => String, { nullable: true }) address?: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class StoreUpdate {
  @Field(() => String, { nullable: true }) storeName?: string | null;
  @Field(() => Int, { nullable: true }) storeType?: number | null;
  @Field(() => String, { nullable: true }) managerName?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
}

@ArgsType()
@InputType({ description: "The filters and the order of the list of stores." })
export class StoreListView {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Int, { nullable: true }) storeType?: number | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => StoreSortEnum, { defaultValue: StoreSortEnum.NAME }) sortBy: StoreSort;
  @Field(() => SortOrderEnum, { defaultValue: SortOrderEnum.ASC }) sortOrder: SortOrder;
}

@ArgsType()
export class StoresArgs extends StoreListView {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: STORES_PER_PAGE }) pageSize: number;
}
