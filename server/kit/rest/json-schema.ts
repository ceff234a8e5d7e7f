import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { restValueOf, toSnake } from "./case-conversion";
import { restFields, type Shape } from "./response-shape";

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: readonly string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  examples?: string[];
  description?: string;
  maxItems?: number;
  maxLength?: number;
}

const JSON_TYPES: Record<string, JsonSchema> = {
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  Toman: { type: "integer", description: "whole Toman" },
  Amount: { type: "integer", description: "whole Toman; text of digits is accepted as well" },
  DateTime: { type: "string", format: "date-time" },
};

/** The input schemas of leaf types that accept more than they return. */
const JSON_INPUT_TYPES: Record<string, JsonSchema> = {
  DateTime: {
    type: "string",
    examples: ["2026-11-21T14:30:00+03:30", "2026-11-21T14:30:00", "2026-11-21"],
    description:
      "ISO 8601: an instant with a time zone, an instant without one (Tehran time), or a plain day (its first instant in Tehran)",
  },
};

/** Returns the JSON schema of a leaf type. */
const jsonOfLeaf = (type: GraphQLNamedType): JsonSchema =>
  isEnumType(type)
    ? { type: "string", enum: type.getValues().map(({ name }) => restValueOf(type, name)) }
    : (JSON_TYPES[type.name] ?? { type: "string" });

/** Returns an object's schema; without `required`, all properties are. */
export const objectOf = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: "object",
  ...(required.length > 0 ? { required } : {}),
  properties,
});

/** Returns the JSON schema of an input type. `nameOf` returns the REST name of a field of the outer object. */
export function jsonOfInput(type: GraphQLInputType, nameOf = toSnake): JsonSchema {
  const inner = getNullableType(type);
  if (isListType(inner)) return { type: "array", items: jsonOfInput(inner.ofType, nameOf) };
  const named = getNamedType(type);
  if (!isInputObjectType(named)) {
    return JSON_INPUT_TYPES[named.name] ?? jsonOfLeaf(named);
  }
  const fields = Object.values(named.getFields()).filter((field) => field.name !== "idempotencyKey");
  return objectOf(
    Object.fromEntries(fields.map((field) => [nameOf(field.name), jsonOfInput(field.type)])),
    fields.filter((field) => isNonNullType(field.type)).map((field) => nameOf(field.name)),
  );
}

/** Returns the JSON schema of a shape. */
export function jsonOf(shape: Shape): JsonSchema {
  const nullable = !isNonNullType(shape.type);
  const inner = getNullableType(shape.type);
  const json = isListType(inner)
    ? { type: "array", items: jsonOf({ ...shape, type: inner.ofType }) }
    : jsonOfItem(shape);
  return nullable ? { anyOf: [json, { type: "null" }] } : json;
}

function jsonOfItem({ type, fields }: Shape): JsonSchema {
  if (fields) return objectOf(Object.fromEntries(restFields(fields).map(({ name, field }) => [name, jsonOf(field)])));
  return jsonOfLeaf(getNamedType(type));
}
