import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Area } from "../../../domain/permissions";
import { DateTime } from "../../kit/graphql/scalars";
import { AreaEnum } from "./auth.types";

@ObjectType({ description: "A session its owner could go on with." })
export class OpenSession {
  @Field(() => ID) id: string;
  @Field(() => AreaEnum) area: Area;
  @Field(() => String, { nullable: true, description: "The browser and system in words." }) device: string | null;
  @Field(() => String, { nullable: true, description: "The address it was opened from." }) ip: string | null;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime) lastSeenAt: Date;
  @Field(() => Boolean) isCurrent: boolean;
}

@ObjectType()
export class SecondFactor {
  @Field(() => Boolean) isEnabled: boolean;
  @Field(() => DateTime, { nullable: true }) enabledAt: Date | null;
  @Field(() => Boolean, { description: "Whether the own role has to have one." }) isRequired: boolean;
  @Field(() => Int) recoveryCodesLeft: number;
}

@ObjectType({ description: "A secret for an authenticator, pending until its first code comes back." })
export class SecondFactorSetup {
  @Field(() => String, { description: "Base32, to be typed by hand." }) secret: string;
  @Field(() => String, { description: "The otpauth:// address for a QR code." }) uri: string;
}
