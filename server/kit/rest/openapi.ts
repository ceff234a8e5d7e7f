import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
} from "graphql";
import { ERRORS } from "../../../domain/errors/error-catalogue";
import { confirmationRule, policyOf, type Permission, ROLES } from "../../../domain/permissions";
import { CONFIRMED_MINUTES } from "../../../domain/users";
import { toSnake } from "./case-conversion";
import { type BodyMap, type DataPath, type ListMap, restNameOf, type Route } from "./route";
import { jsonOf, jsonOfInputLeaf, type Shape, shapeAt, shapeOf } from "./response-shape";
import { variablesOf, type Variable } from "./variables";

interface Source {
  schema: GraphQLSchema;
  version: string;
  permissionOf: (rootField: string) => Permission;
}

function jsonOfInput(type: GraphQLInputType, nameOf = toSnake): object {
  const inner = getNullableType(type);
  if (isListType(inner)) return { type: "array", items: jsonOfInput(inner.ofType, nameOf) };
  const named = getNamedType(type);
  if (!isInputObjectType(named)) {
    return jsonOfInputLeaf(named.name, isEnumType(named) ? named.getValues().map((value) => value.name) : undefined);
  }
  const fields = Object.values(named.getFields()).filter((field) => field.name !== "idempotencyKey");
  return {
    type: "object",
    required: fields.filter((field) => isNonNullType(field.type)).map((field) => nameOf(field.name)),
    properties: Object.fromEntries(fields.map((field) => [nameOf(field.name), jsonOfInput(field.type)])),
  };
}

const callers = (permission: Permission): string => {
  const policy = policyOf(permission);
  const roles = ROLES.filter((role) => policy[role]).join(", ");
  return policy.public ? `Public, rate-limited; staff: ${roles}` : `Staff: ${roles}`;
};

/** Returns the documentation of an operation that needs a confirmed password; empty for others. */
function confirmationOf(field: string): { sentence: string; extension: object; responses: object } {
  const rule = confirmationRule(field);
  if (rule === null) return { sentence: "", extension: {}, responses: {} };
  const condition = rule === "always" ? "" : ` when ${rule}`;
  return {
    sentence: `. Needs a password confirmed in the last ${CONFIRMED_MINUTES} minutes${condition}: sign in or call POST /auth/confirm-password`,
    extension: { "x-confirmed-password": { within_minutes: CONFIRMED_MINUTES, when: rule } },
    responses: {
      403: {
        description: `REAUTH_REQUIRED${condition} and no password was confirmed in the last ${CONFIRMED_MINUTES} minutes; FORBIDDEN without the permission`,
        content: { "application/json": { schema: ERROR_BODY } },
      },
    },
  };
}

/** The parameter that requests the file itself instead of its URL. */
const DELIVERY = { name: "delivery", in: "query", required: false, schema: { type: "string", enum: ["url", "blob"] } };

function requestOf(variables: Variable[], row: Route): object {
  const nameOf = (field: string) => restNameOf(row, field);
  const parameters: object[] = variables
    .filter(({ source }) => source === "path" || source === "query")
    .map(({ name, source, type }) => ({
      name: source === "path" ? name : nameOf(name),
      in: source,
      required: source === "path" || isNonNullType(type),
      schema: jsonOfInput(type),
    }));
  if (row.file !== undefined) parameters.push(DELIVERY);
  const whole = variables.find(({ source }) => source === "whole body");
  const single = variables.filter(({ source }) => source === "body");
  const inputType = whole && getNamedType(whole.type);
  if (isInputObjectType(inputType) && "idempotencyKey" in inputType.getFields()) {
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      schema: { type: "string", maxLength: 255 },
    });
  }
  const fields = single.length > 0 && {
    type: "object",
    required: single.filter(({ type }) => isNonNullType(type)).map(({ name }) => nameOf(name)),
    properties: Object.fromEntries(single.map(({ name, type }) => [nameOf(name), jsonOfInput(type)])),
  };
  const input = whole && jsonOfInput(whole.type, nameOf);
  const body = input && fields ? { allOf: [input, fields] } : (input ?? fields);
  return {
    parameters,
    ...(body ? { requestBody: { required: true, content: { "application/json": { schema: body } } } } : {}),
  };
}

/** Returns the JSON schema of a body without an envelope. */
const jsonOfStandalone = (shape: Shape, body: DataPath | ListMap): object =>
  typeof body === "string"
    ? jsonOf(shapeAt(shape, body))
    : { type: "object", additionalProperties: jsonOf(shapeAt(shapeAt(shape, body.each), body.value)) };

const jsonOfMap = (shape: Shape, source: BodyMap | readonly []): object =>
  Array.isArray(source) ? { type: "array", maxItems: 0 } : jsonOfBody(shape, source as BodyMap);

/** Returns the JSON schema of a route's body. */
const jsonOfBody = (shape: Shape, map: BodyMap, more: Record<string, object> = {}): object => ({
  type: "object",
  properties: {
    ...more,
    ...Object.fromEntries(
      Object.entries(map).map(([key, source]) => [
        key,
        typeof source === "string" ? jsonOf(shapeAt(shape, source)) : jsonOfMap(shape, source),
      ]),
    ),
  },
});

const SLICE_FIELDS = { total: { type: "integer" }, skip: { type: "integer" }, limit: { type: "integer" } };

const ERROR_BODY = {
  type: "object",
  properties: {
    success: { const: false },
    error: { type: "string" },
    detail: { type: "string" },
    code: { type: "string" },
    request_id: { type: "string" },
    fields: { type: "array", items: { type: "object" } },
  },
};

/** The response of a call whose work continues: the same body, without values that are not known yet. */
const acceptedAs = (body: object): object => ({
  description: "Accepted: the work continues; Location is the URL of its status",
  headers: { Location: { required: true, schema: { type: "string" } } },
  content: { "application/json": { schema: body } },
});

/**
 * Returns the OpenAPI 3.1 document of the routes: requests from the documents' variables, responses from selections.
 */
export function openapiOf(routes: readonly Route[], { schema, version, permissionOf }: Source): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of routes) {
    const operation = getOperationAST(row.document);
    const root = operation?.selectionSet.selections[0];
    if (!operation || root?.kind !== Kind.FIELD) throw new TypeError(`${row.path} has no operation`);
    const shape = shapeOf(schema, row.document);
    const more = { success: { const: true }, ...(row.message ? { message: { type: "string" } } : {}) };
    const slice = row.slice === undefined ? {} : SLICE_FIELDS;
    const body = row.standalone
      ? jsonOfStandalone(shape, row.standalone)
      : jsonOfBody(shape, row.body ?? {}, { ...more, ...slice });
    const permission = permissionOf(root.name.value);
    const confirmation = confirmationOf(root.name.value);
    const url = row.path.replace(/:(\w+)/g, "{$1}");
    (paths[url] ??= {})[row.method.toLowerCase()] = {
      tags: [row.tag],
      summary: row.summary,
      operationId: operation.name?.value,
      description: `${callers(permission)}${confirmation.sentence}`,
      ...confirmation.extension,
      security: policyOf(permission).public ? [{}, { bearer: [] }] : [{ bearer: [] }],
      ...requestOf(variablesOf(schema, row, operation), row),
      responses: {
        [row.status ?? 200]: { description: "Success", content: { "application/json": { schema: body } } },
        ...(row.accepted === undefined ? {} : { 202: acceptedAs(body) }),
        ...confirmation.responses,
        default: { description: "Failure", content: { "application/json": { schema: ERROR_BODY } } },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Customer club", version, description: "The documented REST paths over the GraphQL schema." },
    paths,
    "x-errors": Object.entries(ERRORS).map(([code, { status, en, fa }]) => ({ code, status, en, fa })),
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
