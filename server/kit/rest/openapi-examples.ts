import type { JsonSchema } from "./json-schema";

/** The values of examples by REST field name. */
export type Samples = Readonly<Record<string, unknown>>;

const TYPE_OF: Record<string, string> = { string: "string", integer: "number", number: "number", boolean: "boolean" };

const BY_TYPE: Record<string, unknown> = { string: "text", integer: 1, number: 1.5, boolean: true, null: null };

/** Returns whether a sample is a value of a schema. */
const fits = ({ type, enum: values, items }: JsonSchema, sample: unknown): boolean => {
  if (values) return values.includes(String(sample));
  if (type === "array") return Array.isArray(sample) && items?.properties === undefined;
  return type !== undefined && typeof sample === TYPE_OF[type];
};

/** Returns a value of a schema: the sample of the field's name if it fits, otherwise a value of the type. */
export function exampleOf(schema: JsonSchema, samples: Samples, name = ""): unknown {
  const sample = samples[name];
  if (schema.const !== undefined) return schema.const;
  const choice = schema.anyOf?.[0];
  if (choice) return exampleOf(choice, samples, name);
  if (schema.format === "date-time") return samples["date-time"];
  if (sample !== undefined && fits(schema, sample)) return sample;
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, exampleOf(property, samples, key)]),
    );
  }
  if (schema.items) return schema.maxItems === 0 ? [] : [exampleOf(schema.items, samples, name)];
  // A body that is a map has the states of flags.
  if (schema.additionalProperties)
    return { [String(sample ?? samples.flag)]: exampleOf(schema.additionalProperties, samples) };
  if (schema.enum) return schema.enum[0];
  return BY_TYPE[schema.type ?? "null"];
}

/** Returns the example of a request: the required fields, and those of `more`. */
export function requestExample(schema: JsonSchema, samples: Samples, more: Samples = {}): Record<string, unknown> {
  const parts = schema.allOf ?? [schema];
  const required = parts.flatMap((part) =>
    (part.required ?? []).map((name) => [name, requiredExample(part.properties?.[name] ?? {}, samples, name)] as const),
  );
  return { ...Object.fromEntries(required), ...more };
}

function requiredExample(schema: JsonSchema, samples: Samples, name: string): unknown {
  if (schema.items?.properties) return [requestExample(schema.items, samples)];
  return exampleOf(schema, samples, name);
}
