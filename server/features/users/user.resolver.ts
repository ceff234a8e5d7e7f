import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Permission } from "../../../domain/permissions";
import { USERS_PER_PAGE } from "../../../domain/users";
import { isPermitted, currentStaff } from "../../kit/auth/authorization";
import type { Ctx as Context } from "../../kit/context";
import { User } from "./user.entity";
import {
  createUser,
  deleteUser,
  endUserSessions,
  resetSecondFactor,
  resetUserPassword,
  updateUser,
} from "./user-update.service";
import { AuditPage } from "../audit/audit.types";
import { findUser, listUsers, roles, userActivity, userPermissions } from "./user-list.service";
import {
  NewUserInput,
  RoleInfo,
  UserUpdate,
  UserPage,
  UserPermissions,
  UsersArgs,
  UserUpdateResult,
} from "./user.types";

const ONE = { description: "The account's id, or 'me' for the current user." };

@Resolver(() => User)
export class UserResolver {
  @Authorized<Permission>("users:list")
  @Query(() => UserPage)
  users(@Ctx() ctx: Context, @Args(() => UsersArgs) args: UsersArgs): Promise<UserPage> {
    return listUsers(ctx, args);
  }

  @Authorized<Permission>("users:read")
  @Query(() => User)
  user(@Ctx() ctx: Context, @Arg("id", () => String, ONE) id: string): Promise<User> {
    return findUser(ctx, id);
  }

  @FieldResolver(() => Boolean, { nullable: true, description: "Null without the permission to see it." })
  hasSecondFactor(@Root() user: User, @Ctx() ctx: Context): boolean | null {
    const mayKnow = isPermitted(ctx, "users:manage") || currentStaff(ctx)?.userId === user.id;
    return mayKnow ? user.totpEnabledAt !== null : null;
  }

  @Authorized<Permission>("users:read")
  @Query(() => UserPermissions)
  userPermissions(@Ctx() ctx: Context, @Arg("id", () => String, ONE) id: string): Promise<UserPermissions> {
    return userPermissions(ctx, id);
  }

  @Authorized<Permission>("users:activity")
  @Query(() => AuditPage)
  userActivity(
    @Ctx() ctx: Context,
    @Arg("id", () => String, ONE) id: string,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: USERS_PER_PAGE }) pageSize: number,
  ): Promise<AuditPage> {
    return userActivity(ctx, id, { page, pageSize });
  }

  @Authorized<Permission>("users:list")
  @Query(() => [RoleInfo])
  roles(@Ctx() ctx: Context): RoleInfo[] {
    return roles(ctx);
  }

  @Authorized<Permission>("users:manage")
  @Mutation(() => User)
  createUser(@Ctx() ctx: Context, @Arg("input", () => NewUserInput) input: NewUserInput): Promise<User> {
    return createUser(ctx, input);
  }

  @Authorized<Permission>("users:update")
  @Mutation(() => UserUpdateResult)
  updateUser(
    @Ctx() ctx: Context,
    @Arg("id", () => String, ONE) id: string,
    @Arg("input", () => UserUpdate) input: UserUpdate,
  ): Promise<UserUpdateResult> {
    return updateUser(ctx, id, input);
  }

  @Authorized<Permission>("users:manage")
  @Mutation(() => Boolean, { description: "Sets another user's password, to be changed at the next sign-in." })
  resetUserPassword(
    @Ctx() ctx: Context,
    @Arg("id", () => String) id: string,
    @Arg("newPassword", () => String) newPassword: string,
  ): Promise<boolean> {
    return resetUserPassword(ctx, id, newPassword);
  }

  @Authorized<Permission>("users:manage")
  @Mutation(() => ID)
  deleteUser(@Ctx() ctx: Context, @Arg("id", () => String) id: string): Promise<string> {
    return deleteUser(ctx, id);
  }

  @Authorized<Permission>("users:manage")
  @Mutation(() => User)
  resetSecondFactor(@Ctx() ctx: Context, @Arg("id", () => String) id: string): Promise<User> {
    return resetSecondFactor(ctx, id);
  }

  @Authorized<Permission>("users:manage")
  @Mutation(() => Int)
  endUserSessions(@Ctx() ctx: Context, @Arg("id", () => String) id: string): Promise<number> {
    return endUserSessions(ctx, id);
  }
}
