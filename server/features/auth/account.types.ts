import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Area } from "../../../domain/permissions";
import { DateTime } from "../../kit/graphql/scalars";
import { AreaEnum } from "./auth.types";

@ObjectType({ description: "An open session of the current user." })
export class OpenSession {
  @Field(() => ID) id: string;
  @Field(() => AreaEnum) area: Area;
  @Field(() => String, { nullable: true, description: "The browser and operating system." }) device: string | null;
  @Field(() => String, { nullable: true, description: "The IP address of the sign-in." }) ip: string | null;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime) lastSeenAt: Date;
  @Field(() => Boolean) isCurrent: boolean;
}

@ObjectType()
export class SecondFactor {
  @Field(() => Boolean) isEnabled: boolean;
  @Field(() => DateTime, { nullable: true }) enabledAt: Date | null;
  @Field(() => Boolean, { description: "Whether the user's role requires one." }) isRequired: boolean;
  @Field(() => Int) recoveryCodesLeft: number;
}

@ObjectType({ description: "A secret for an authenticator app, pending until its first code is confirmed." })
export class SecondFactorSetup {
  @Field(() => String, { description: "Base32, for manual entry." }) secret: string;
  @Field(() => String, { description: "The otpauth:// URI for a QR code." }) uri: string;
}
