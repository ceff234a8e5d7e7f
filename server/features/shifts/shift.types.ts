import { Field, ID, Int, ObjectType } from "type-graphql";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The time that one user works at one till." })
export class TillShift {
  @Field(() => ID) id: string;
  @Field(() => ID, { description: "The random id of the till." }) deviceId: string;
  @Field(() => DateTime) openedAt: Date;
  @Field(() => DateTime, { nullable: true }) closedAt: Date | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The receipts of a shift, with their voids and returns so far." })
export class ShiftSummary {
  @Field(() => TillShift) shift: TillShift;
  @Field(() => String) operatorName: string;
  @Field(() => Int, { description: "Recorded receipts, including voided ones." }) receipts: number;
  @Field(() => Int) voids: number;
  @Field(() => Int, { description: "Receipts returned in part." }) returns: number;
  @Field(() => Toman, { description: "The recorded amount." }) grossAmount: number;
  @Field(() => Toman, { description: "The amount less voids and returns." }) netAmount: number;
  @Field(() => Int, { description: "Net of voids and returns." }) points: number;
  @Field(() => Int, { description: "Valid codes: issued, and not invalidated by a void or a return." }) codes: number;
}
