import { Field, ID, Int, ObjectType } from "type-graphql";
import type { StoreType } from "../../../domain/stores";

@ObjectType({ description: "A store as the counter chooses it." })
export class ActiveStore {
  @Field(() => ID) id: string;
  @Field(() => String) storeName: string;
  @Field(() => Int) storeType: StoreType;
}
