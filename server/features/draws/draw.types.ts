import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  DEFAULT_CHECK_MINUTES,
  DEFAULT_DISPUTE_MINUTES,
  type ConfirmedStep,
  type DisqualificationReason,
  type DrawMode,
  type DrawState,
  type FreezeStatus,
  type ResultKind,
  type ResultStatus,
} from "../../../domain/draws/draw";
import { Page } from "../../kit/graphql/pagination";
import { Problem } from "../../kit/graphql/problem";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DrawAnchor } from "./draw-anchor.entity";
import { DrawPrize } from "./draw-prize.entity";

export const DrawStateEnum = {
  DRAFT: "draft",
  ANNOUNCED: "announced",
  FROZEN: "frozen",
  ANCHORED: "anchored",
  DRAWN: "drawn",
  SETTLED: "settled",
  VOIDED: "voided",
} as const satisfies Record<string, DrawState>;
registerEnumType(DrawStateEnum, {
  name: "DrawState",
  description:
    "The definition is fixed from ANNOUNCED on, the participants from FROZEN on; ANCHORED has published the manifest's hash.",
});

const DrawModeEnum = { BEACON: "beacon", WITNESSED: "witnessed" } as const satisfies Record<string, DrawMode>;
registerEnumType(DrawModeEnum, { name: "DrawMode", description: "The source of the randomness." });

const DrawStepEnum = { FREEZE: "freeze", RUN: "run" } as const satisfies Record<string, ConfirmedStep>;
registerEnumType(DrawStepEnum, { name: "DrawStep" });

const FreezeStatusEnum = {
  RUNNING: "running",
  COMPLETE: "complete",
  ERROR: "error",
  CANCELLED: "cancelled",
} as const satisfies Record<string, FreezeStatus>;
registerEnumType(FreezeStatusEnum, { name: "FreezeStatus" });

const ResultKindEnum = { WINNER: "winner", RESERVE: "reserve" } as const satisfies Record<string, ResultKind>;
registerEnumType(ResultKindEnum, { name: "DrawResultKind", description: "What the run drew." });

const ResultStatusEnum = {
  WINNER: "winner",
  RESERVE: "reserve",
  DISQUALIFIED: "disqualified",
} as const satisfies Record<string, ResultStatus>;
registerEnumType(ResultStatusEnum, { name: "DrawResultStatus", description: "A promoted reserve is a WINNER." });

export const DisqualificationReasonEnum = {
  CODE_INVALIDATED: "code_invalidated",
  CUSTOMER_DELETED: "customer_deleted",
  IDENTITY_NOT_CONFIRMED: "identity_not_confirmed",
  NOT_ELIGIBLE: "not_eligible",
  NOT_CLAIMED: "not_claimed",
  DECLINED: "declined",
} as const satisfies Record<string, DisqualificationReason>;
registerEnumType(DisqualificationReasonEnum, { name: "DisqualificationReason" });

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A drawn code as the public sees it." })
export class PublishedResult {
  @Field(() => Int, { description: "From 1: the winners in the order of the prizes, then the reserves." })
  place: number;
  @Field(() => ResultKindEnum) kind: ResultKind;
  @Field(() => ResultStatusEnum) status: ResultStatus;
  @Field(() => Int, { nullable: true, description: "The number of the prize from 1; null without one." })
  prizeNumber: number | null;
  @Field(() => DisqualificationReasonEnum, { nullable: true }) reason: DisqualificationReason | null;
  @Field(() => String) code: string;
  @Field(() => String, { description: "Initials, or a note that the person was erased." }) publicName: string;
  @Field(() => String, { nullable: true }) maskedPhone: string | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A drawn code with its person, for the back office." })
export class DrawResultDetails extends PublishedResult {
  @Field(() => ID) customerId: string;
  @Field(() => String, { nullable: true, description: "Null without the permission to see contacts." })
  firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => String, { nullable: true }) phoneNumber: string | null;
  @Field(() => String, { nullable: true }) note: string | null;
  @Field(() => DateTime, { nullable: true }) changedAt: Date | null;
  @Field(() => DateTime, { nullable: true }) claimedAt: Date | null;
  @Field(() => String, { nullable: true }) claimedByName: string | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The progress of a freeze." })
export class DrawFreeze {
  @Field(() => ID) id: string;
  @Field(() => FreezeStatusEnum) status: FreezeStatus;
  @Field(() => Int, { description: "Participants hashed." }) processed: number;
  @Field(() => Int, { nullable: true, description: "Participants; null while they are counted." }) total: number | null;
  @Field(() => Problem, { nullable: true }) error: Problem | null;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) finishedAt: Date | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A step that waits for a second person." })
export class DrawRequest {
  @Field(() => DrawStepEnum) step: ConfirmedStep;
  @Field(() => ID) requestedById: string;
  @Field(() => String) requestedByName: string;
  @Field(() => DateTime) requestedAt: Date;
}

@ObjectType()
abstract class DrawFields {
  @Field(() => ID) id: string;
  @Field(() => DrawStateEnum) state: DrawState;
  @Field(() => DrawModeEnum) mode: DrawMode;
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
  @Field(() => String) rulesFa: string;
  @Field(() => String) rulesEn: string;
  @Field(() => DateTime) cutoffAt: Date;
  @Field(() => Int) checkMinutes: number;
  @Field(() => Int) disputeMinutes: number;
  @Field(() => DateTime) drawAt: Date;
  @Field(() => [DrawPrize]) prizes: DrawPrize[];
  @Field(() => Int) reserves: number;
  @Field(() => Boolean) isOnePerOwner: boolean;
  @Field(() => String, { nullable: true, description: "Where the entropy of a witnessed draw comes from." })
  entropySource: string | null;
  @Field(() => String, { nullable: true, description: "The commitment to the secret of a witnessed draw." })
  commitment: string | null;
  @Field(() => String, { nullable: true, description: "SHA-256 of the verifier page." }) verifierSha256: string | null;
  @Field(() => String, { nullable: true }) manifestHash: string | null;
  @Field(() => String, { nullable: true }) resultHash: string | null;
  @Field(() => Int, { nullable: true, description: "Participants; null before the freeze." }) owners: number | null;
  @Field(() => Int, { nullable: true, description: "Codes; null before the freeze." }) codes: number | null;
  @Field(() => Int, { nullable: true, description: "The beacon's round that decides; null before the freeze." })
  round: number | null;
  @Field(() => [DrawAnchor], { description: "Oldest first." }) anchors: DrawAnchor[];
  @Field(() => DateTime, { nullable: true }) announcedAt: Date | null;
  @Field(() => DateTime, { nullable: true }) frozenAt: Date | null;
  @Field(() => DateTime, { nullable: true }) anchoredAt: Date | null;
  @Field(() => DateTime, { nullable: true }) drawnAt: Date | null;
  @Field(() => DateTime, { nullable: true }) settledAt: Date | null;
  @Field(() => DateTime, { nullable: true }) voidedAt: Date | null;
  @Field(() => String, { nullable: true }) voidReason: string | null;
  @Field(() => ID, { nullable: true }) copiedFromId: string | null;
  @Field(() => [ID], { description: "Draws that were copied from this one." }) copyIds: string[];
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "An announced or past draw as the public sees it." })
export class PublishedDraw extends DrawFields {
  @Field(() => [PublishedResult]) results: PublishedResult[];
}

@ObjectType("Draw", { ...SIMPLE_RESOLVERS, description: "A draw of prizes among lottery codes." })
export class DrawDetails extends DrawFields {
  @Field(() => ID, { nullable: true }) eventId: string | null;
  @Field(() => ID, { nullable: true }) campaignId: string | null;
  @Field(() => DateTime, { nullable: true }) periodStart: Date | null;
  @Field(() => DateTime, { nullable: true, description: "Exclusive." }) periodEnd: Date | null;
  @Field(() => Boolean, { description: "Codes of receipts of the period participate." }) includesReceipts: boolean;
  @Field(() => Boolean, { description: "Claimed codes of the event's pool participate." }) includesPool: boolean;
  @Field(() => [Int], { nullable: true, description: "Null for all types." }) storeTypes: number[] | null;
  @Field(() => Boolean) excludesStaff: boolean;
  @Field(() => Int, { description: "People on the list of exclusions, without the staff." }) exclusions: number;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime) updatedAt: Date;
  @Field(() => [DrawResultDetails]) results: DrawResultDetails[];
  @Field(() => DrawFreeze, { nullable: true, description: "The latest freeze." }) freeze: DrawFreeze | null;
  @Field(() => [DrawRequest]) requests: DrawRequest[];
}

@ObjectType()
export class DrawPage extends Page(DrawDetails) {}

@ObjectType()
export class PublishedDrawPage extends Page(PublishedDraw) {}

@ObjectType({ description: "Who takes part in a draw as things are now." })
export class DrawPreview {
  @Field(() => Int) owners: number;
  @Field(() => Int) codes: number;
  @Field(() => Int, { description: "The largest number of codes of one person." }) largest: number;
  @Field(() => Int, { description: "Excluded people, with the staff." }) exclusions: number;
}

@ObjectType({ description: "A step that two people confirm." })
export class DrawStepResult {
  @Field(() => Boolean, { description: "A second person confirms the step with the same call." })
  awaitingConfirmation: boolean;
  @Field(() => DrawDetails) draw: DrawDetails;
}

@InputType()
export class DrawPrizeInput {
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
  @Field(() => Toman, { description: "The value of one." }) valueToman: number;
  @Field(() => Int) quantity: number;
  @Field(() => String, { nullable: true, description: "Of a picture that `uploadDrawPicture` has stored." })
  pictureSha256?: string | null;
}

@ObjectType({ description: "A stored picture of a prize; deleted after a day unless a prize names it." })
export class DrawPicture {
  @Field(() => String) sha256: string;
}

const MODE = { nullable: true, description: "Default BEACON." };
const EXCLUSIONS = { nullable: true, description: "Phones or national codes of customers; a sent list replaces all." };

@InputType()
export class DrawInput {
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
  @Field(() => String) rulesFa: string;
  @Field(() => String) rulesEn: string;
  @Field(() => DrawModeEnum, MODE) mode?: DrawMode;
  @Field(() => ID, { nullable: true }) eventId?: string;
  @Field(() => ID, { nullable: true }) campaignId?: string;
  @Field(() => DateTime, { nullable: true }) periodStart?: string;
  @Field(() => DateTime, { nullable: true, description: "Exclusive." }) periodEnd?: string;
  @Field(() => Boolean, { nullable: true, description: "Default true." }) includesReceipts?: boolean;
  @Field(() => Boolean, { nullable: true, description: "Default false." }) includesPool?: boolean;
  @Field(() => [Int], { nullable: true, description: "If omitted, all types." }) storeTypes?: number[];
  @Field(() => DateTime, { description: "Codes that are recorded later do not participate." }) cutoffAt: string;
  @Field(() => Int, { nullable: true, description: `Default ${DEFAULT_CHECK_MINUTES}.` }) checkMinutes?: number;
  @Field(() => Int, { nullable: true, description: `Default ${DEFAULT_DISPUTE_MINUTES}.` }) disputeMinutes?: number;
  @Field(() => DateTime) drawAt: string;
  @Field(() => [DrawPrizeInput], { description: "In the order in which they are drawn." }) prizes: DrawPrizeInput[];
  @Field(() => Int, { nullable: true, description: "Default 0." }) reserves?: number;
  @Field(() => Boolean, { nullable: true, description: "One prize per person; default true." }) isOnePerOwner?: boolean;
  @Field(() => Boolean, { nullable: true, description: "Default true." }) excludesStaff?: boolean;
  @Field(() => [String], EXCLUSIONS) exclusions?: string[];
  @Field(() => String, { nullable: true, description: "Required in mode WITNESSED." }) entropySource?: string;
  @Field(() => String, { nullable: true, description: "Required in mode WITNESSED before the announcement." })
  commitment?: string;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class DrawUpdate {
  @Field(() => String, { nullable: true }) nameFa?: string | null;
  @Field(() => String, { nullable: true }) nameEn?: string | null;
  @Field(() => String, { nullable: true }) rulesFa?: string | null;
  @Field(() => String, { nullable: true }) rulesEn?: string | null;
  @Field(() => DrawModeEnum, { nullable: true }) mode?: DrawMode | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => ID, { nullable: true }) campaignId?: string | null;
  @Field(() => DateTime, { nullable: true }) periodStart?: string | null;
  @Field(() => DateTime, { nullable: true }) periodEnd?: string | null;
  @Field(() => Boolean, { nullable: true }) includesReceipts?: boolean | null;
  @Field(() => Boolean, { nullable: true }) includesPool?: boolean | null;
  @Field(() => [Int], { nullable: true }) storeTypes?: number[] | null;
  @Field(() => DateTime, { nullable: true }) cutoffAt?: string | null;
  @Field(() => Int, { nullable: true }) checkMinutes?: number | null;
  @Field(() => Int, { nullable: true }) disputeMinutes?: number | null;
  @Field(() => DateTime, { nullable: true }) drawAt?: string | null;
  @Field(() => [DrawPrizeInput], { nullable: true }) prizes?: DrawPrizeInput[] | null;
  @Field(() => Int, { nullable: true }) reserves?: number | null;
  @Field(() => Boolean, { nullable: true }) isOnePerOwner?: boolean | null;
  @Field(() => Boolean, { nullable: true }) excludesStaff?: boolean | null;
  @Field(() => [String], { ...EXCLUSIONS }) exclusions?: string[] | null;
  @Field(() => String, { nullable: true }) entropySource?: string | null;
  @Field(() => String, { nullable: true }) commitment?: string | null;
}

@InputType({ description: "A place where the hash of the manifest was published." })
export class DrawAnchorInput {
  @Field(() => String, { nullable: true, description: "If omitted, the place has no URL." }) url?: string;
  @Field(() => String, { nullable: true }) note?: string;
}

@InputType({ description: "BEACON: nothing, or the round with its signature. WITNESSED: secret and entropy." })
export class DrawRunInput {
  @Field(() => Int, { nullable: true }) round?: number;
  @Field(() => String, { nullable: true, description: "48 bytes in hexadecimal." }) signature?: string;
  @Field(() => String, { nullable: true, description: "32 bytes in hexadecimal." }) secret?: string;
  @Field(() => String, { nullable: true, description: "The exact text of the witnesses." }) entropy?: string;
}

@ObjectType({ ...SIMPLE_RESOLVERS })
export class ProofTicket {
  @Field(() => String, { description: "In canonical form." }) code: string;
  @Field(() => String) salt: string;
}

@ObjectType({
  ...SIMPLE_RESOLVERS,
  description: "What a participant needs to find their codes in entries.csv; see docs/draws.md.",
})
export class DrawProof {
  @Field(() => String) spec: string;
  @Field(() => ID) drawId: string;
  @Field(() => String) manifestHash: string;
  @Field(() => String) ownerSalt: string;
  @Field(() => Int) row: number;
  @Field(() => [String]) path: string[];
  @Field(() => [ProofTicket]) tickets: ProofTicket[];
}
