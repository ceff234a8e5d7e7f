import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

@ObjectType({ description: "The result of a registration; a repeated request returns the first result." })
export class Registration {
  @Field(() => ID) registrationId: string;
  @Field(() => ID, { nullable: true, description: "Only for staff and integrators." }) customerId: string | null;
  @Field(() => String, { nullable: true, description: "Null if no code was assigned." }) lotteryCode: string | null;
  @Field(() => DateTime) registeredAt: Date;
  @Field(() => Boolean) replayed: boolean;
}

const CodeProblemEnum = {
  NOT_ACCEPTED: "not_accepted",
  NOT_FOUND: "not_found",
  CLAIMED: "claimed",
  INVALID: "invalid",
  WRONG_EVENT: "wrong_event",
  CLOSED: "closed",
  IDENTITY_CONFLICT: "identity_conflict",
  CODES_LIMIT: "codes_limit",
} as const;
export type CodeProblem = (typeof CodeProblemEnum)[keyof typeof CodeProblemEnum];
registerEnumType(CodeProblemEnum, {
  name: "CodeProblem",
  description: "The public gets only NOT_ACCEPTED; staff and integrators get the reason.",
});

@ArgsType()
export class CodeCheckArgs {
  @Field(() => String) code: string;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => String, { nullable: true, description: "With the national code: whether this person can register it." })
  phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) nationalCode?: string | null;
}

@ObjectType()
export class CodeCheck {
  @Field(() => Boolean) valid: boolean;
  @Field(() => CodeProblemEnum, { nullable: true }) reason: CodeProblem | null;
}

const OwnCodeStatusEnum = { AVAILABLE: "available", USED: "used" } as const;
registerEnumType(OwnCodeStatusEnum, {
  name: "OwnCodeStatus",
  description: "AVAILABLE takes part in draws; USED took part, was redeemed or was invalidated.",
});

@ObjectType({ description: "A code of an event, for its owner." })
export class OwnCode {
  @Field(() => String) lotteryCode: string;
  @Field(() => OwnCodeStatusEnum) status: "available" | "used";
  @Field(() => DateTime) registrationDate: Date;
}

@ObjectType()
export class Participant {
  @Field(() => ID) participantId: string;
  @Field(() => ID) eventId: string;
  @Field(() => ID) customerId: string;
  @Field(() => String) customerFirstName: string;
  @Field(() => String) customerLastName: string;
  @Field(() => String, { nullable: true, description: "Masked without the permission to see identities." })
  customerPhoneNumber: string | null;
  @Field(() => DateTime) registrationDate: Date;
  @Field(() => Int, { description: "The number of the event's codes that the person has." }) codes: number;
  @Field(() => Boolean, { description: "Currently wins a prize of a draw of the event." }) isWinner: boolean;
}

@ObjectType()
export class ParticipantPage extends Page(Participant) {}

@InputType({ description: "A visitor with a code." })
export class VisitorInput {
  @Field(() => ID) eventId: string;
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) nationalCode: string;
  @Field(() => String, { nullable: true }) lotteryCode?: string;
}

@InputType({ description: "A visitor at the desk." })
export class DeskInput {
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) nationalCode: string;
  @Field(() => String, { nullable: true }) qrCodeData?: string;
}

@InputType()
export class ClaimInput {
  @Field(() => String) code: string;
  @Field(() => ID, { nullable: true }) eventId?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) nationalCode: string;
  @Field(() => String, { nullable: true }) fullName?: string;
}
