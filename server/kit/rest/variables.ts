import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { AppError, invalidFields } from "../errors/app-error";
import { enumNameOf, toCamel } from "./case-conversion";
import type { Route } from "./route";

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** One variable of a route's document with the source of its value. */
export interface Variable {
  name: string;
  type: GraphQLInputType;
  source: "path" | "query" | "body" | "whole body";
}

/** Returns the variables of a route. */
export function variablesOf(schema: GraphQLSchema, route: Route, operation: OperationDefinitionNode): Variable[] {
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  return (operation.variableDefinitions ?? []).map((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as never);
    if (!isInputType(type)) throw new TypeError(`${name} has no input type`);
    const fromBody = isInputObjectType(getNamedType(type)) ? "whole body" : "body";
    const elsewhere = route.method === "GET" || route.method === "DELETE" ? "query" : fromBody;
    return { name, type, source: inPath.has(name) ? "path" : elsewhere };
  });
}

/** The text of a number, by type. */
const NUMBERS: Readonly<Record<string, RegExp>> = { Int: /^-?\d{1,9}$/, Toman: /^-?\d{1,15}$/ };

/** Converts text of a path, query, form or enum to the GraphQL form. Invalid text is left for GraphQL to reject. */
function coerce(
  type: GraphQLInputType,
  value: unknown,
  { source, values = {} }: { source: Variable["source"] | "form"; values?: Record<string, string | null> | undefined },
): unknown {
  const named = getNamedType(type);
  if (isEnumType(named) && Array.isArray(value)) {
    return value.map((item: unknown) => coerce(type, item, { source, values }));
  }
  if (typeof value !== "string") return value;
  const lower = value.toLowerCase();
  if (Object.hasOwn(values, lower)) return values[lower];
  // A select of a form without a choice has the value "".
  if (isEnumType(named)) return value === "" && source === "body" ? null : enumNameOf(named, lower);
  const fromText = ["path", "query", "form"].includes(source);
  if (fromText && named.name === "Boolean" && /^(true|false)$/.test(value)) return value === "true";
  return fromText && NUMBERS[named.name]?.test(value) ? Number(value) : value;
}

function bodyOf(request: RestRequest): Record<string, unknown> {
  if (request.body === undefined) return {};
  if (typeof request.body !== "object" || request.body === null || Array.isArray(request.body)) {
    throw new AppError("BAD_REQUEST");
  }
  return request.body as Record<string, unknown>;
}

/**
 * Returns the fields of an input type from a body. Unknown fields are ignored, because older clients send whole
 * records.
 */
function inputFrom(
  type: GraphQLInputObjectType,
  body: Record<string, unknown>,
  { rename = {}, values = {} }: Names,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const name = rename[key] ?? toCamel(key);
    const field = Object.hasOwn(type.getFields(), name) ? type.getFields()[name] : undefined;
    if (field && value !== undefined) input[name] = nestedInput(field.type, value, { rename, values }, name);
  }
  return input;
}

type Names = Pick<Route, "rename" | "values">;

/** Converts the objects of a list of input objects; any other value is coerced. */
function nestedInput(type: GraphQLInputType, value: unknown, names: Names, name: string): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named) && Array.isArray(value)) {
    const isObject = (item: unknown): item is Record<string, unknown> => typeof item === "object" && item !== null;
    return value.map((item: unknown) => (isObject(item) ? inputFrom(named, item, names) : item));
  }
  return coerce(type, value, { source: "body", values: names.values?.[name] });
}

const DEFAULT_LIMIT = "50";

/** Returns the page that starts at `skip`; not an integer if `skip` is not a multiple of `limit`, which GraphQL rejects. */
function pageOfSlice({ skip = "0", limit = DEFAULT_LIMIT }: Record<string, unknown>): object {
  const pageSize = Number(limit);
  return { page: pageSize > 0 ? Number(skip) / pageSize + 1 : 1, pageSize };
}

/** The names of a request's fields that a variable reads: its own, or those of its input type. */
const fieldsOf = ({ name, type, source }: Variable): string[] => {
  const named = getNamedType(type);
  return source === "whole body" && isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
};

/** Rejects unknown names in an export or a deletion: a misspelled filter would widen it. */
function requireKnownNames(variables: Variable[], route: Route, request: RestRequest): void {
  if (route.file === undefined && route.method !== "DELETE") return;
  const { rename = {}, ignored = [] } = route;
  const known = new Set(["delivery", ...ignored, ...variables.flatMap(fieldsOf)]);
  const given = Object.keys({ ...request.query, ...(route.method === "POST" ? bodyOf(request) : {}) });
  const unknown = given.filter((key) => !known.has(rename[key] ?? toCamel(key)));
  if (unknown.length > 0) throw invalidFields(...unknown);
}

/** Returns the variables of one request. */
export function readVariables(variables: Variable[], route: Route, request: RestRequest): Record<string, unknown> {
  requireKnownNames(variables, route, request);
  const rename = route.rename ?? {};
  const values: Record<string, unknown> = route.slice === undefined ? {} : { ...pageOfSlice(request.query) };
  for (const { name, type, source } of variables) {
    const named = getNamedType(type);
    if (source === "whole body" && isInputObjectType(named)) {
      const input = inputFrom(named, bodyOf(request), route);
      const key = request.headers["idempotency-key"];
      if (key !== undefined && "idempotencyKey" in named.getFields()) input.idempotencyKey = String(key);
      values[name] = input;
      continue;
    }
    const container = source === "path" ? request.params : source === "query" ? request.query : bodyOf(request);
    const key = Object.keys(container).find((candidate) => (rename[candidate] ?? toCamel(candidate)) === name);
    if (key !== undefined)
      values[name] = coerce(type, container[key], {
        source: route.upload !== undefined && source === "body" ? "form" : source,
        values: route.values?.[name],
      });
  }
  return values;
}
