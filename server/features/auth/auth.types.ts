import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import type { Area, Role } from "../../../domain/permissions";

/** The names GraphQL uses for the roles; REST tells them in lower case. */
export const RoleEnum = { ADMIN: "admin", MANAGER: "manager", COUNTER: "counter", VIEWER: "viewer" } as const;
export const AreaEnum = { COUNTER: "Counter", ADMIN: "Admin" } as const;
registerEnumType(RoleEnum, { name: "Role", description: "What a staff account may do." });
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
}

@ObjectType({ description: "The outcome of a sign-in: a token, or the question for the second factor." })
export class LoginResult {
  @Field(() => String, { nullable: true }) accessToken: string | null;
  @Field(() => Boolean) requires2fa: boolean;
  @Field(() => Boolean) mustChangePassword: boolean;
  @Field(() => SessionUser, { nullable: true }) user: SessionUser | null;
}

@InputType()
export class LoginInput {
  @Field(() => String) username: string;
  @Field(() => String) password: string;
  @Field(() => AreaEnum) area: Area;
  @Field(() => String, { nullable: true }) totpCode?: string;
}
