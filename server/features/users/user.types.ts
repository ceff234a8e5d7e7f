import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Role } from "../../../domain/permissions";
import { USERS_PER_PAGE } from "../../../domain/users";
import { Page, type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { RoleEnum } from "./role.types";
import { User } from "./user.entity";

const UserSortEnum = {
  CREATED_AT: "CREATED_AT",
  EMAIL: "EMAIL",
  FULL_NAME: "FULL_NAME",
  IS_ACTIVE: "IS_ACTIVE",
  ROLE: "ROLE",
  USERNAME: "USERNAME",
} as const;
export type UserSort = keyof typeof UserSortEnum;
registerEnumType(UserSortEnum, { name: "UserSort" });

@ArgsType()
@InputType({ description: "The filters and the order of the list of users." })
export class UserListView {
  @Field(() => String, { nullable: true, description: "Searches username, full name and email." })
  search?: string | null;
  @Field(() => RoleEnum, { nullable: true }) role?: Role | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => UserSortEnum, { defaultValue: "CREATED_AT" }) sortBy: UserSort;
  @Field(() => SortOrderEnum, { defaultValue: "DESC" }) sortOrder: SortOrder;
}

@ArgsType()
export class UsersArgs extends UserListView {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: USERS_PER_PAGE }) pageSize: number;
}

@ObjectType()
export class UserPage extends Page(User) {}

@ObjectType()
export class UserPermissions {
  @Field(() => RoleEnum) role: Role;
  @Field(() => [String]) permissions: string[];
}

@ObjectType({ description: "A role with its label and description." })
export class RoleInfo {
  @Field(() => RoleEnum) role: Role;
  @Field(() => String) label: string;
  @Field(() => String) description: string;
}

@ObjectType()
export class UserUpdateResult {
  @Field(() => User) user: User;
  @Field(() => String, {
    nullable: true,
    description: "The generated password if a reset was requested; returned only here.",
  })
  oneTimePassword: string | null;
}

@InputType()
export class NewUserInput {
  @Field(() => String, { nullable: true }) username?: string;
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => RoleEnum, { nullable: true }) role?: Role;
  @Field(() => String, { nullable: true }) phoneNumber?: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => String, { nullable: true }) password?: string;
}

@InputType({ description: "Omitted fields do not change." })
export class UserUpdate {
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => RoleEnum, { nullable: true }) role?: Role;
  @Field(() => String, { nullable: true }) phoneNumber?: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Boolean, { nullable: true, description: "Generate a password for one sign-in." })
  resetPassword?: boolean;
}
