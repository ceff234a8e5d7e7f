import {
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { ERRORS } from "../../../domain/errors/error-catalogue";
import { confirmationRule, policyOf, type Permission, ROLES } from "../../../domain/permissions";
import { CONFIRMED_MINUTES } from "../../../domain/users";
import { type JsonSchema, jsonOf, jsonOfInput, objectOf } from "./json-schema";
import { ERROR_RESPONSES, ERROR_SCHEMAS, errorResponsesOf } from "./openapi-errors";
import { exampleOf, requestExample, type Samples } from "./openapi-examples";
import { type BodyMap, type DataPath, type ListMap, restNameOf, type Route } from "./route";
import { type Shape, shapeAt, shapeOf } from "./response-shape";
import { variablesOf, type Variable } from "./variables";

export interface OpenapiSource {
  schema: GraphQLSchema;
  version: string;
  /** The URL of the server; "/" is the host of the document. */
  serverUrl: string;
  /** The values of examples by REST field name, and of ids by the path segment before them. */
  samples: Samples;
  /** Rate limits: a number of calls in a number of seconds. */
  limits: readonly { name: string; points: number; seconds: number }[];
  permissionOf: (rootField: string) => Permission;
}

const callers = (permission: Permission): string => {
  const policy = policyOf(permission);
  const roles = ROLES.filter((role) => policy[role]).join(", ");
  const scope = policy.scope === undefined ? "" : `; API keys: scope ${policy.scope}`;
  return `${policy.public ? "Public, rate-limited; staff" : "Staff"}: ${roles}${scope}`;
};

/** Returns the documentation of an operation that needs a confirmed password; empty for others. */
function confirmationOf(field: string): { sentence: string; extension: object; error: string } {
  const rule = confirmationRule(field);
  if (rule === null) return { sentence: "", extension: {}, error: "" };
  const condition = rule === "always" ? "" : ` when ${rule}`;
  return {
    sentence: `. Needs a password confirmed in the last ${CONFIRMED_MINUTES} minutes${condition}: sign in or call POST /auth/confirm-password`,
    extension: { "x-confirmed-password": { within_minutes: CONFIRMED_MINUTES, when: rule } },
    error: `REAUTH_REQUIRED${condition} and no password was confirmed in the last ${CONFIRMED_MINUTES} minutes; FORBIDDEN without the permission`,
  };
}

/** The parameter that requests the file itself instead of its URL. */
const DELIVERY = { name: "delivery", in: "query", required: false, schema: { type: "string", enum: ["url", "blob"] } };

/** Returns the sample of a path parameter: by the path segment before it, otherwise by its name. */
function pathExample(row: Route, parameter: string, samples: Samples): unknown {
  const segment = new RegExp(`([^/]+)/:${parameter}`).exec(row.path)?.[1] ?? "";
  return row.example?.[parameter] ?? samples[segment] ?? samples[parameter];
}

const takesKey = (variables: readonly Variable[]): boolean =>
  variables.some(({ type, source }) => {
    const named = getNamedType(type);
    return source === "whole body" && isInputObjectType(named) && "idempotencyKey" in named.getFields();
  });

function parametersOf(variables: Variable[], row: Route, samples: Samples): object[] {
  const parameters = variables
    .filter(({ name, source }) => source === "query" || (source === "path" && name !== row.pathValues?.parameter))
    .map(({ name, source, type }): object => {
      const restName = source === "path" ? name : restNameOf(row, name);
      const required = source === "path" || isNonNullType(type);
      const schema = jsonOfInput(type);
      const example =
        source === "path"
          ? pathExample(row, name, samples)
          : (row.example?.[restName] ?? (required ? exampleOf(schema, samples, restName) : undefined));
      return { name: restName, in: source, required, schema, ...(example === undefined ? {} : { example }) };
    });
  if (row.file !== undefined) parameters.push(DELIVERY);
  if (takesKey(variables)) {
    const schema = { type: "string", maxLength: 255 };
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      schema,
      example: samples["Idempotency-Key"],
    });
  }
  return parameters;
}

function bodyOf(variables: Variable[], row: Route): JsonSchema | null {
  const nameOf = (field: string) => restNameOf(row, field);
  const whole = variables.find(({ source }) => source === "whole body");
  const single = variables.filter(({ source }) => source === "body");
  const fields = objectOf(
    Object.fromEntries(
      single.map(({ name, type }) => [nameOf(name), name === row.upload ? FILE : jsonOfInput(type)] as const),
    ),
    single.filter(({ type }) => isNonNullType(type)).map(({ name }) => nameOf(name)),
  );
  if (!whole) return single.length > 0 ? fields : null;
  const input = jsonOfInput(whole.type, nameOf);
  return single.length > 0 ? { allOf: [input, fields] } : input;
}

const FILE: JsonSchema = { type: "string", format: "binary" };

function requestOf(variables: Variable[], row: Route, samples: Samples): object {
  const parameters = parametersOf(variables, row, samples);
  const schema = bodyOf(variables, row);
  if (schema === null) return { parameters };
  const queryless = Object.entries(row.example ?? {}).filter(([name]) => !row.path.includes(`:${name}`));
  const content = { schema, example: requestExample(schema, samples, Object.fromEntries(queryless)) };
  const type = row.upload === undefined ? "application/json" : "multipart/form-data";
  return { parameters, requestBody: { required: true, content: { [type]: content } } };
}

/** Returns the JSON schema of a body without an envelope. */
const jsonOfStandalone = (shape: Shape, body: DataPath | ListMap): JsonSchema =>
  typeof body === "string"
    ? jsonOf(shapeAt(shape, body))
    : { type: "object", additionalProperties: jsonOf(shapeAt(shapeAt(shape, body.each), body.value)) };

const EMPTY_LIST: JsonSchema = { type: "array", maxItems: 0, items: { type: "object", additionalProperties: false } };

const jsonOfMap = (shape: Shape, source: BodyMap | readonly []): JsonSchema =>
  Array.isArray(source) ? EMPTY_LIST : objectOf(propertiesOf(shape, source as BodyMap));

/** Returns the schemas of a body's keys. */
const propertiesOf = (shape: Shape, map: BodyMap): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(map).map(([key, source]) => [
      key,
      typeof source === "string" ? jsonOf(shapeAt(shape, source)) : jsonOfMap(shape, source),
    ]),
  );

const SLICE_FIELDS = { total: { type: "integer" }, skip: { type: "integer" }, limit: { type: "integer" } };

/** Returns the JSON schema of a route's body. */
function jsonOfBody(shape: Shape, row: Route): JsonSchema {
  if (row.standalone) return jsonOfStandalone(shape, row.standalone);
  const envelope = {
    success: { const: true },
    ...(row.message ? { message: { type: "string" } } : {}),
    ...(row.slice === undefined ? {} : SLICE_FIELDS),
  };
  const properties = { ...envelope, ...propertiesOf(shape, row.body ?? {}) };
  return objectOf(properties, Object.keys(row.omitNull ? envelope : properties));
}

/** The response of a call whose work continues: the same body, without values that are not known yet. */
const acceptedAs = (content: object): object => ({
  description: "Accepted: the work continues; Location is the URL of its status",
  headers: { Location: { required: true, schema: { type: "string" } } },
  content,
});

function successesOf(shape: Shape, row: Route, samples: Samples): object {
  const schema = jsonOfBody(shape, row);
  const content = {
    "application/json": { schema, example: exampleOf(schema, samples) },
    ...(row.file === undefined ? {} : { "application/octet-stream": { schema: FILE } }),
  };
  const success = { description: "Success", content };
  const isReplayed =
    row.status === 201 && [...(shape.fields?.values() ?? [])].some(({ fields }) => fields?.has("replayed"));
  return {
    [row.status ?? 200]: success,
    ...(isReplayed ? { 200: { ...success, description: "An earlier result, with Idempotent-Replayed" } } : {}),
    ...(row.accepted === undefined ? {} : { 202: acceptedAs(content) }),
  };
}

const operationIdOf = (row: Route, operation: OperationDefinitionNode): string => {
  const name = (operation.name?.value ?? "").replace(/^Rest/, "");
  return row.operationId ?? name.charAt(0).toLowerCase() + name.slice(1);
};

function operationOf(row: Route, { schema, samples, permissionOf }: OpenapiSource): object {
  const operation = getOperationAST(row.document);
  const root = operation?.selectionSet.selections[0];
  if (!operation || root?.kind !== Kind.FIELD) throw new TypeError(`${row.path} has no operation`);
  const permission = permissionOf(root.name.value);
  const isPublic = policyOf(permission).public === true;
  const { sentence, extension, error } = confirmationOf(root.name.value);
  const variables = variablesOf(schema, row, operation);
  return {
    tags: [row.tag],
    summary: row.summary,
    operationId: operationIdOf(row, operation),
    description: `${callers(permission)}${sentence}`,
    ...extension,
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...requestOf(variables, row, samples),
    responses: {
      ...successesOf(shapeOf(schema, row.document), row, samples),
      ...errorResponsesOf(row, { isPublic, takesKey: takesKey(variables), reauthentication: error }),
    },
  };
}

/** Returns a route once for each value of its `pathValues`, otherwise itself. */
const listedRoutes = (row: Route): { path: string; suffix: string }[] =>
  row.pathValues?.values.map((value) => ({
    path: row.path.replace(`:${row.pathValues?.parameter}`, value),
    suffix: `_${value}`,
  })) ?? [{ path: row.path.replace(/:(\w+)/g, "{$1}"), suffix: "" }];

/**
 * Returns the OpenAPI 3.1 document of the routes: requests from the documents' variables, responses from selections,
 * examples from the samples.
 */
export function openapiOf(routes: readonly Route[], source: OpenapiSource): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of routes) {
    const operation = operationOf(row, source) as { operationId: string };
    for (const { path, suffix } of listedRoutes(row)) {
      (paths[path] ??= {})[row.method.toLowerCase()] = { ...operation, operationId: operation.operationId + suffix };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Customer club",
      version: source.version,
      description: "The documented REST paths over the GraphQL schema.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: source.serverUrl }],
    paths,
    "x-errors": Object.entries(ERRORS).map(([code, { status, en, fa }]) => ({ code, status, en, fa })),
    "x-limits": source.limits,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: ERROR_SCHEMAS,
      responses: ERROR_RESPONSES,
    },
  };
}
