import { Authorized, Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { checkHealth, type HealthState } from "./health.service";

const HealthStatusEnum = { HEALTHY: "healthy", DEGRADED: "degraded" } as const;
registerEnumType(HealthStatusEnum, { name: "HealthStatus" });

const DatabaseStatusEnum = { CONNECTED: "connected", DOWN: "down" } as const;
registerEnumType(DatabaseStatusEnum, { name: "DatabaseStatus" });

@ObjectType({ description: "The health of the server." })
class Health {
  @Field(() => HealthStatusEnum) status: HealthState["status"];
  @Field(() => String) version: string;
  @Field(() => DatabaseStatusEnum) database: HealthState["database"];
}

@Resolver(() => Health)
export class HealthResolver {
  @Authorized<Permission>("health:read")
  @Query(() => Health)
  health(@Ctx() ctx: Context): Promise<HealthState> {
    return checkHealth(ctx);
  }
}
