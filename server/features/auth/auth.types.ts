import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Area, Role } from "../../../domain/permissions";
import { RoleEnum } from "../users/role.types";

export const AreaEnum = { COUNTER: "Counter", ADMIN: "Admin" } as const;
registerEnumType(AreaEnum, {
  name: "Area",
  description: "The area of a session; it limits the session's rights.",
});

@ObjectType({ description: "The signed-in user with the rights of this session." })
export class SessionUser {
  @Field(() => ID) id: string;
  @Field(() => String) username: string;
  @Field(() => String) fullName: string;
  @Field(() => RoleEnum) role: Role;
  @Field(() => AreaEnum) area: Area;
  @Field(() => Boolean) mustChangePassword: boolean;
  @Field(() => Boolean) hasSecondFactor: boolean;
  @Field(() => Boolean, { description: "The role requires a second factor; this session can only set one up." })
  needsSecondFactor: boolean;
}

@ObjectType({ description: "The result of a sign-in: a token, or a request for the second factor." })
export class LoginResult {
  @Field(() => String, { nullable: true }) accessToken: string | null;
  @Field(() => Boolean) requires2fa: boolean;
  @Field(() => Boolean) mustChangePassword: boolean;
  @Field(() => Int, {
    nullable: true,
    description: "The number of unused recovery codes; set if one was used to sign in.",
  })
  recoveryCodesLeft: number | null;
  @Field(() => SessionUser, { nullable: true }) user: SessionUser | null;
}

@InputType()
export class LoginInput {
  @Field(() => String) username: string;
  @Field(() => String) password: string;
  @Field(() => AreaEnum) area: Area;
  @Field(() => String, { nullable: true }) totpCode?: string;
  @Field(() => String, { nullable: true, description: "Alternative to totpCode; each code works once." })
  recoveryCode?: string;
}
