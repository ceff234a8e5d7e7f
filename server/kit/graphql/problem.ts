import { Field, Int, ObjectType } from "type-graphql";
import { isErrorCode, type Lang } from "../../../domain/errors/error-catalogue";
import { AppError, errorResponseOf } from "../errors/app-error";
import { SIMPLE_RESOLVERS } from "./simple-resolvers";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The error of one field." })
export class FieldError {
  @Field(() => String) field: string;
  @Field(() => String) code: string;
  @Field(() => String) message: string;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "Why a job ended or one item of several was not written." })
export class Problem {
  @Field(() => String) code: string;
  @Field(() => Int) status: number;
  @Field(() => String) message: string;
  @Field(() => [FieldError]) fields: FieldError[];
}

/** Returns the problem of a stored error code in a language. */
export const problemOf = (code: string, lang: Lang, values: Record<string, string | number> = {}): Problem =>
  errorResponseOf(new AppError(isErrorCode(code) ? code : "INTERNAL", [], values), lang);
