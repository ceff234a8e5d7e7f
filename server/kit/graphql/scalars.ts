import { GraphQLScalarType } from "graphql";

const asInteger = (value: unknown): number => {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new TypeError("not a whole number of Toman");
};

/** A sum in whole Toman. The revenue of a day can exceed GraphQL's 32-bit Int. */
export const Toman = new GraphQLScalarType<number, number>({
  name: "Toman",
  description: "A sum of money in whole Toman, up to 2^53.",
  serialize: asInteger,
  parseValue: asInteger,
});

/** An unvalidated amount. The domain schema validates it, so that GraphQL and REST return the same error. */
export const Amount = new GraphQLScalarType<unknown, unknown>({
  name: "Amount",
  description: "An amount in whole Toman: an integer, or text of plain digits in any script.",
  serialize: asInteger,
  parseValue: (value) => value,
});

/** An instant. Inputs are not validated here: the domain schema does, so that GraphQL and REST return the same error. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description:
    "An instant, ISO 8601: in UTC in results. Inputs have any time zone, none for Tehran time, or are a plain day for its first instant in Tehran.",
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
});
