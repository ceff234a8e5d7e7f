import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Area, Role } from "../../../domain/permissions";
import { RoleEnum } from "../users/role.types";

export const AreaEnum = { COUNTER: "Counter", ADMIN: "Admin" } as const;
registerEnumType(AreaEnum, {
  name: "Area",
  description: "The part of the product a session is for; a ceiling on its rights.",
});

@ObjectType({ description: "Who is signed in, with the rights of this session." })
export class SessionUser {
  @Field(() => ID) id: string;
  @Field(() => String) username: string;
  @Field(() => String) fullName: string;
  @Field(() => RoleEnum) role: Role;
  @Field(() => AreaEnum) area: Area;
  @Field(() => Boolean) mustChangePassword: boolean;
  @Field(() => Boolean) hasSecondFactor: boolean;
  @Field(() => Boolean, { description: "The role has to have a second factor: this session may only set one up." })
  needsSecondFactor: boolean;
}

@ObjectType({ description: "The outcome of a sign-in: a token, or the question for the second factor." })
export class LoginResult {
  @Field(() => String, { nullable: true }) accessToken: string | null;
  @Field(() => Boolean) requires2fa: boolean;
  @Field(() => Boolean) mustChangePassword: boolean;
  @Field(() => Int, { nullable: true, description: "Set when a recovery code was used: how many are left." })
  recoveryCodesLeft: number | null;
  @Field(() => SessionUser, { nullable: true }) user: SessionUser | null;
}

@InputType()
export class LoginInput {
  @Field(() => String) username: string;
  @Field(() => String) password: string;
  @Field(() => AreaEnum) area: Area;
  @Field(() => String, { nullable: true }) totpCode?: string;
  @Field(() => String, { nullable: true, description: "Instead of totpCode, once each." }) recoveryCode?: string;
}
