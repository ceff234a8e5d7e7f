/** The parts of an OpenAPI 3.1 document that this screen uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Partial<Record<string, { schema?: Schema }>>;

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
  security?: Record<string, unknown>[];
}

export interface ErrorRow {
  code: string;
  status: number;
  en: string;
  fa: string;
}

export interface Document {
  info?: { title?: string; version?: string };
  paths: Record<string, Record<string, Operation>>;
  "x-errors"?: ErrorRow[];
}

export interface Call {
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

export const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.["application/json"]?.schema ?? Object.values(content ?? {})[0]?.schema;

const METHODS = ["get", "post", "put", "patch", "delete"];

/** All operations, grouped by their first tag, in the order of the document. */
export function callsByTag({ paths }: Document): [tag: string, calls: Call[]][] {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!METHODS.includes(method)) continue;
      const tag = operation.tags?.[0] ?? "";
      const call = { id: `${method}${path.replace(/\W+/g, "-")}`, method: method.toUpperCase(), path, operation };
      groups.set(tag, [...(groups.get(tag) ?? []), call]);
    }
  }
  return [...groups];
}

/** A short name of a type: a primitive, an array or the enum values. */
export function typeName(schema: Schema): string {
  const { type, format, items, const: only, enum: values } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeName).join(" | ");
  const name = Array.isArray(type) ? type.join(" | ") : (type ?? "any");
  if (items) return `${name} of ${typeName(items)}`;
  return format ? `${name} (${format})` : name;
}

/** The schema with the properties: the object itself, or the items of an array. */
export function fieldsOf(schema: Schema | undefined): Schema | undefined {
  if (schema === undefined || schema.properties) return schema;
  if (schema.items) return fieldsOf(schema.items);
  return (schema.anyOf ?? schema.oneOf)?.map(fieldsOf).find((choice) => choice?.properties);
}

function sampleOf(schema: Schema | undefined): unknown {
  if (schema === undefined) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, sampleOf(property)]));
  if (schema.items) return [sampleOf(schema.items)];
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  return "…";
}

/** The operation as a curl command. */
export function curlOf({ method, path, operation }: Call, origin: string): string {
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => `${name}=…`);
  const body = schemaOf(operation.requestBody?.content);
  const isPublic = operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? true;
  const url = `${origin}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const lines = [`curl -X ${method} '${url}'`];
  if (!isPublic) lines.push(`  -H 'Authorization: Bearer TOKEN'`);
  if (body) lines.push(`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(sampleOf(body))}'`);
  return lines.join(" \\\n");
}
