// The largest body that a call accepts: every text as long as the body's limit allows, every list as full.
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from "graphql";

/** Bytes of a body below the product's limit of 1 MiB. */
const BODY_BYTES = 1_000_000;
/** Needs normalization and several bytes per letter: the most expensive text per byte of those that were tried. */
const PIECE = "كي۱۲ ";

const textOf = (bytes) => PIECE.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(PIECE))));

const SCALARS = {
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
  Toman: () => 10_000_000_000,
  DateTime: () => "2026-03-21T12:00:00Z",
};

/** Number of texts in an input, so that they share the body. */
function textsIn(type, depth = 0) {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (depth > 3) return 0;
    return Object.values(named.getFields()).reduce((sum, field) => sum + textsIn(field.type, depth + 1), 0);
  }
  return isEnumType(named) || SCALARS[named.name] ? 0 : 1;
}

function valueOf(type, bytes, depth = 0) {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return listOf(nullable.ofType, bytes, depth);
  if (isEnumType(nullable)) return nullable.getValues()[0].name;
  if (isInputObjectType(nullable)) {
    if (depth > 3) return {};
    const fields = Object.values(nullable.getFields());
    return Object.fromEntries(fields.map(({ name, type: inner }) => [name, valueOf(inner, bytes, depth + 1)]));
  }
  return SCALARS[nullable.name]?.() ?? textOf(bytes);
}

/** As many short elements as fit: the cost of a list depends on its number of elements. */
function listOf(type, bytes, depth) {
  const one = valueOf(type, 1, depth + 1);
  const size = Buffer.byteLength(JSON.stringify(one)) + 1;
  return Array.from({ length: Math.floor(Math.max(bytes, BODY_BYTES / 4) / size) }, () => one);
}

/** The largest variables of a field of the schema. */
export function largestVariables(field) {
  const texts = field.args.reduce((sum, arg) => sum + textsIn(arg.type), 0);
  const bytes = Math.floor((BODY_BYTES * 0.7) / Math.max(1, texts));
  return Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, bytes)]));
}

/** The schema that a reference points to, or the first of its alternatives. */
function resolvedSchema(schema, document) {
  const given = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1)] : schema;
  const inner = given.allOf?.[0] ?? given.anyOf?.[0] ?? given.oneOf?.[0];
  return inner ? resolvedSchema(inner, document) : given;
}

/** The same for a JSON schema, as `/api/openapi.json` describes bodies. */
export function largestJson(schema, document, bytes = BODY_BYTES * 0.7) {
  const given = resolvedSchema(schema, document);
  if (given.enum) return given.enum[0];
  const kind = Array.isArray(given.type) ? given.type[0] : given.type;
  if (kind === "object" || given.properties) {
    const properties = Object.entries(given.properties ?? {});
    const share = bytes / Math.max(1, properties.length);
    return Object.fromEntries(properties.map(([name, one]) => [name, largestJson(one, document, share)]));
  }
  if (kind === "array") {
    const one = largestJson(given.items ?? {}, document, 1);
    const size = Buffer.byteLength(JSON.stringify(one)) + 1;
    return Array.from({ length: Math.floor(bytes / size) }, () => one);
  }
  if (kind === "integer" || kind === "number") return 1;
  return kind === "boolean" ? true : textOf(bytes);
}
