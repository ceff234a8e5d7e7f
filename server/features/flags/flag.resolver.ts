import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { DateTime } from "../../kit/graphql/scalars";
import { featureFlagHistory, findFeatureFlag, updateFeatureFlag } from "./flag.service";
import { allFlags, type FlagChangeRow, type FlagRow } from "./flag.sql";

@ObjectType({ description: "A switch that takes effect with the next request." })
class FeatureFlag {
  @Field(() => String) name: string;
  @Field(() => Boolean) isEnabled: boolean;
  @Field(() => DateTime) updatedAt: Date;
  @Field(() => String, { nullable: true, description: "Who changed it last; null while nobody has." })
  updatedBy: string | null;
}

@ObjectType({ description: "One switch of a flag." })
class FlagChange {
  @Field(() => DateTime) at: Date;
  @Field(() => String, { nullable: true }) by: string | null;
  @Field(() => Boolean, { description: "What it was switched to." }) isEnabled: boolean;
}

@Resolver(() => FeatureFlag)
export class FlagResolver {
  @Authorized<Permission>("flags:read")
  @Query(() => [FeatureFlag])
  featureFlags(@Ctx() ctx: Context): Promise<FlagRow[]> {
    return allFlags(ctx.db);
  }

  @Authorized<Permission>("flags:read")
  @Query(() => FeatureFlag)
  featureFlag(@Ctx() ctx: Context, @Arg("name", () => String) name: string): Promise<FlagRow> {
    return findFeatureFlag(ctx, name);
  }

  @Authorized<Permission>("flags:read")
  @Query(() => [FlagChange], { description: "When a flag was switched and by whom, the newest 50." })
  featureFlagHistory(@Ctx() ctx: Context, @Arg("name", () => String) name: string): Promise<FlagChangeRow[]> {
    return featureFlagHistory(ctx, name);
  }

  @Authorized<Permission>("flags:write")
  @Mutation(() => FeatureFlag)
  updateFeatureFlag(
    @Ctx() ctx: Context,
    @Arg("name", () => String) name: string,
    @Arg("isEnabled", () => Boolean) isEnabled: boolean,
  ): Promise<FlagRow> {
    return updateFeatureFlag(ctx, name, isEnabled);
  }
}
