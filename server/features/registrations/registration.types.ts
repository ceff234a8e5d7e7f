import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";

@ObjectType({ description: "The outcome of a registration; the same again answers the first." })
export class Registration {
  @Field(() => ID) registrationId: string;
  @Field(() => ID, { nullable: true, description: "For staff and integrators alone." }) customerId: string | null;
  @Field(() => String, { nullable: true, description: "Null where the event gives none." }) lotteryCode: string | null;
  @Field(() => DateTime) registeredAt: Date;
  @Field(() => Boolean) replayed: boolean;
}

@ObjectType()
export class CodeCheck {
  @Field(() => Boolean) valid: boolean;
  @Field(() => String, {
    nullable: true,
    description: "The public is told not_accepted; staff also not_found, claimed, invalid, wrong_event or closed.",
  })
  reason: string | null;
}

const OwnCodeStatusEnum = { AVAILABLE: "available", USED: "used" } as const;
registerEnumType(OwnCodeStatusEnum, {
  name: "OwnCodeStatus",
  description: "AVAILABLE takes part in draws; USED took part, was redeemed or was invalidated.",
});

@ObjectType({ description: "A code of an event as its owner sees it." })
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
  @Field(() => String, { nullable: true, description: "Masked for those who may not see identities." })
  customerPhoneNumber: string | null;
  @Field(() => DateTime) registrationDate: Date;
  @Field(() => Int, { description: "Codes of the event the person holds." }) codes: number;
  @Field(() => Boolean) isWinner: boolean;
}

@ObjectType({ description: "A part of the participants, as older clients page them." })
export class ParticipantList {
  @Field(() => [Participant]) participants: Participant[];
  @Field(() => Int) total: number;
  @Field(() => Int) skip: number;
  @Field(() => Int) limit: number;
}

@InputType({ description: "A visitor who brings a code." })
export class VisitorInput {
  @Field(() => ID) eventId: string;
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) idCardNumber: string;
  @Field(() => String, { nullable: true }) lotteryCode?: string;
}

@InputType({ description: "A visitor at the desk, who is given a code." })
export class DeskInput {
  @Field(() => String, { nullable: true }) fullName?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) idCardNumber: string;
  @Field(() => String, { nullable: true }) qrCodeData?: string;
}

@InputType()
export class ClaimInput {
  @Field(() => String) code: string;
  @Field(() => ID, { nullable: true }) eventId?: string;
  @Field(() => String) phoneNumber: string;
  @Field(() => String) idCardNumber: string;
  @Field(() => String, { nullable: true }) fullName?: string;
}
