import { Arg, Authorized, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { DateTime } from "../../kit/graphql/scalars";
import { featureFlagHistory, findFeatureFlag, updateFeatureFlag, setFeatureFlags } from "./flag.service";
import { allFlags, type FlagChangeRow, type FlagRow } from "./flag.queries";

@ObjectType({ description: "A feature flag. Changes take effect with the next request." })
class FeatureFlag {
  @Field(() => String) name: string;
  @Field(() => Boolean) isEnabled: boolean;
  @Field(() => DateTime) updatedAt: Date;
  @Field(() => String, { nullable: true, description: "The user who changed it last; null if never changed." })
  updatedBy: string | null;
}

@ObjectType({
  description: "An audit entry of a feature flag as its new state, for every role; `auditLog` has the rest of it.",
})
class FlagChange {
  @Field(() => DateTime) at: Date;
  @Field(() => String, { nullable: true }) by: string | null;
  @Field(() => Boolean, { description: "The new state." }) isEnabled: boolean;
}

@InputType({ description: "The states of flags; an omitted flag stays as it is." })
class FeatureFlagsInput {
  @Field(() => Boolean, { nullable: true }) eventManagement?: boolean | null;
  @Field(() => Boolean, { nullable: true }) lotteryCodeGeneration?: boolean | null;
  @Field(() => Boolean, { nullable: true }) openingDayMode?: boolean | null;
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
  @Query(() => [FlagChange], { description: "The newest 50 changes of a flag." })
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

  @Authorized<Permission>("flags:write")
  @Mutation(() => [FeatureFlag], { description: "Enables or disables the flags that are sent; returns all flags." })
  setFeatureFlags(
    @Ctx() ctx: Context,
    @Arg("input", () => FeatureFlagsInput) input: FeatureFlagsInput,
  ): Promise<FlagRow[]> {
    return setFeatureFlags(ctx, input);
  }
}
