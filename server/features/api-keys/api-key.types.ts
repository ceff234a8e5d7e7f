import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { KeyState } from "../../../domain/api-keys";
import { SCOPE_NAMES, type Scope } from "../../../domain/permissions";
import { DateTime } from "../../kit/graphql/scalars";

registerEnumType(SCOPE_NAMES, {
  name: "ApiKeyScope",
  description: "What an API key may do. REST writes a dot for `_`.",
});

export const ApiKeyStateEnum = {
  ACTIVE: "active",
  EXPIRED: "expired",
  REVOKED: "revoked",
} as const satisfies Record<string, KeyState>;
registerEnumType(ApiKeyStateEnum, { name: "ApiKeyState" });

@ObjectType({ description: "An API key of an integrator." })
export class ApiKey {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => [SCOPE_NAMES]) scopes: Scope[];
  @Field(() => [String], { description: "IP addresses and networks that may use the key; empty allows any." })
  allowedIps: string[];
  @Field(() => DateTime) createdAt: Date;
  @Field(() => String) createdBy: string;
  @Field(() => DateTime) expiresAt: Date;
  @Field(() => DateTime, { nullable: true }) lastUsedAt: Date | null;
  @Field(() => DateTime, { nullable: true }) revokedAt: Date | null;
}

@ObjectType()
export class NewApiKey {
  @Field(() => ApiKey) key: ApiKey;
  @Field(() => String, { description: "Returned only here." }) secret: string;
}

@InputType()
export class ApiKeyInput {
  @Field(() => String) name: string;
  @Field(() => [SCOPE_NAMES]) scopes: Scope[];
  @Field(() => Int) expiresInDays: number;
  @Field(() => [String], { nullable: true }) allowedIps?: string[];
}
