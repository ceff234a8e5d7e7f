import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type CodeSource, type CodeStatus, EVENT_CODES_PER_PAGE } from "../../../domain/codes";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

export const CodeStatusEnum = { UNUSED: "unused", CLAIMED: "claimed", INVALID: "invalid" } as const;
registerEnumType(CodeStatusEnum, {
  name: "CodeStatus",
  description:
    "CLAIMED belongs to a customer and takes part in draws; INVALID was invalidated; UNUSED is available in a pool.",
});

const CodeSourceEnum = { RECEIPT: "receipt", MANUAL: "manual", IMPORT: "import" } as const;
registerEnumType(CodeSourceEnum, { name: "CodeSource", description: "The origin of a code." });

@ObjectType({ description: "A code of an event's pool." })
export class PoolCode {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "As entered." }) lotteryCode: string;
  @Field(() => CodeStatusEnum) status: CodeStatus;
  @Field(() => CodeSourceEnum) source: CodeSource;
  @Field(() => String, { nullable: true }) batchId: string | null;
  @Field(() => String, { nullable: true }) notes: string | null;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) claimedAt: Date | null;
  @Field(() => ID, { nullable: true }) assignedToCustomerId: string | null;
  @Field(() => String, { nullable: true, description: "The owner's name." }) assignedTo: string | null;
  @Field(() => String, { nullable: true }) invalidReason: string | null;
}

@ObjectType()
export class PoolCodePage extends Page(PoolCode) {}

@ArgsType()
export class PoolArgs {
  @Field(() => ID) eventId: string;
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: EVENT_CODES_PER_PAGE }) pageSize: number;
  @Field(() => CodeStatusEnum, { nullable: true }) status?: CodeStatus;
}

@InputType()
export class PoolCodeInput {
  @Field(() => String, { nullable: true }) lotteryCode?: string;
  @Field(() => String, { nullable: true }) batchId?: string;
  @Field(() => String, { nullable: true }) notes?: string;
}
