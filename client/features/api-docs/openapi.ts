/** The parts of an OpenAPI 3.1 document that this screen uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  maxLength?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

type Content = Partial<Record<string, { schema?: Schema; example?: unknown }>>;

interface Response {
  $ref?: string;
  description?: string;
  content?: Content;
}

interface Operation {
  tags?: string[];
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, Response>;
  security?: Record<string, unknown>[];
}

export interface ErrorRow {
  code: string;
  status: number;
  en: string;
  fa: string;
}

/** A rate limit: a number of calls in a number of seconds. */
export interface LimitRow {
  name: string;
  points: number;
  seconds: number;
}

export interface Document {
  info?: { title?: string; version?: string };
  paths: Record<string, Record<string, Operation>>;
  "x-errors"?: ErrorRow[];
  "x-limits"?: LimitRow[];
  components?: { responses?: Record<string, Response> };
}

export interface Call {
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

/** Returns a response of an operation; a reference is resolved in the document. */
export function responseOf(document: Document, response: Response): Response {
  const name = response.$ref?.split("/").at(-1);
  return name === undefined ? response : (document.components?.responses?.[name] ?? {});
}

export const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.["application/json"]?.schema ?? Object.values(content ?? {})[0]?.schema;

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Returns the calls whose method, path, summary or tag contain all words of a search. */
export const matching = (calls: readonly Call[], search: string): Call[] => {
  const words = search.toLowerCase().split(/\s+/);
  return calls.filter(({ method, path, operation: { summary = "", tags = [] } }) => {
    const text = `${method} ${path} ${summary} ${tags.join(" ")}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

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
  const { $ref, type, format, items, const: only, enum: values } = schema;
  if ($ref !== undefined) return $ref.split("/").at(-1) ?? "";
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" | ");
  const name = Array.isArray(type) ? type.join(" | ") : (type ?? "any");
  if (items) return `${name} of ${typeName(items)}`;
  return format ? `${name} (${format})` : name;
}

const merged = (parts: Schema[]): Schema => ({
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
  required: parts.flatMap(({ required = [] }) => required),
});

/** The schema with the properties: the object itself, or the items of an array. */
export function fieldsOf(schema: Schema | undefined): Schema | undefined {
  if (schema === undefined || schema.properties) return schema;
  if (schema.items) return fieldsOf(schema.items);
  if (schema.allOf) return merged(schema.allOf);
  return schema.anyOf?.map(fieldsOf).find((choice) => choice?.properties);
}
