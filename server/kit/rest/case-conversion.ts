import type { GraphQLEnumType } from "graphql";

/** Returns the REST form of an enum value: the server's own value in lower case. */
export const restValueOf = (type: GraphQLEnumType, name: string): string =>
  String(type.getValue(name)?.value ?? name).toLowerCase();

/** Returns the name of an enum value by its REST form; unknown text is returned for GraphQL to reject. */
export const enumNameOf = (type: GraphQLEnumType, restValue: string): string =>
  type.getValues().find(({ name }) => restValueOf(type, name) === restValue)?.name ?? restValue;

/** purchaseDate -> purchase_date */
export const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** purchase_date -> purchaseDate */
export const toCamel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
