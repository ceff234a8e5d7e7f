import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { endOtherSessions, endSession, mySessions } from "./account.service";
import { OpenSession, SecondFactor, SecondFactorSetup } from "./account.types";
import { changePassword, confirmPassword } from "./password.service";
import {
  confirmSecondFactor,
  disableSecondFactor,
  mySecondFactor,
  renewRecoveryCodes,
  setupSecondFactor,
} from "./second-factor.service";

/** Operations of users on their own accounts. */
@Resolver()
export class AccountResolver {
  @Authorized<Permission>("sessions:manage")
  @Query(() => [OpenSession])
  mySessions(@Ctx() ctx: Context): Promise<OpenSession[]> {
    return mySessions(ctx);
  }

  @Authorized<Permission>("sessions:manage")
  @Mutation(() => Boolean)
  endSession(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<boolean> {
    return endSession(ctx, id);
  }

  @Authorized<Permission>("sessions:manage")
  @Mutation(() => Int, { description: "Ends the current user's other sessions and returns their number." })
  endOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return endOtherSessions(ctx);
  }

  @Authorized<Permission>("password:change")
  @Mutation(() => Boolean)
  changePassword(
    @Ctx() ctx: Context,
    @Arg("currentPassword", () => String) currentPassword: string,
    @Arg("newPassword", () => String) newPassword: string,
    @Arg("userId", () => String, { nullable: true, description: "The current user's id, or 'me'." }) userId?: string,
  ): Promise<boolean> {
    return changePassword(ctx, { currentPassword, newPassword }, userId);
  }

  @Authorized<Permission>("password:confirm")
  @Mutation(() => Boolean, {
    description: "Confirms the password; operations that need a recent confirmation are allowed for five minutes.",
  })
  confirmPassword(@Ctx() ctx: Context, @Arg("password", () => String) password: string): Promise<boolean> {
    return confirmPassword(ctx, password);
  }

  @Authorized<Permission>("second-factor:manage")
  @Query(() => SecondFactor)
  mySecondFactor(@Ctx() ctx: Context): Promise<SecondFactor> {
    return mySecondFactor(ctx);
  }

  @Authorized<Permission>("second-factor:manage")
  @Mutation(() => SecondFactorSetup)
  setupSecondFactor(@Ctx() ctx: Context, @Arg("password", () => String) password: string): Promise<SecondFactorSetup> {
    return setupSecondFactor(ctx, password);
  }

  @Authorized<Permission>("second-factor:manage")
  @Mutation(() => [String], {
    description: "Enables the second factor with a first code and returns ten recovery codes, only here.",
  })
  confirmSecondFactor(@Ctx() ctx: Context, @Arg("code", () => String) code: string): Promise<string[]> {
    return confirmSecondFactor(ctx, code);
  }

  @Authorized<Permission>("second-factor:manage")
  @Mutation(() => Boolean)
  disableSecondFactor(
    @Ctx() ctx: Context,
    @Arg("password", () => String) password: string,
    @Arg("code", () => String) code: string,
  ): Promise<boolean> {
    return disableSecondFactor(ctx, password, code);
  }

  @Authorized<Permission>("second-factor:manage")
  @Mutation(() => [String])
  renewRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg("password", () => String) password: string,
    @Arg("code", () => String) code: string,
  ): Promise<string[]> {
    return renewRecoveryCodes(ctx, password, code);
  }
}
