import { Authorized, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { checkHealth, type HealthState } from "./health.service";

@ObjectType({ description: "The health of the server." })
class Health {
  @Field(() => String) status: string;
  @Field(() => String) version: string;
  @Field(() => String) database: string;
}

@Resolver(() => Health)
export class HealthResolver {
  @Authorized<Permission>("health:read")
  @Query(() => Health)
  health(@Ctx() ctx: Context): Promise<HealthState> {
    return checkHealth(ctx);
  }
}
