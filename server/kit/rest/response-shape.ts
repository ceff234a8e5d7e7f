import {
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isObjectType,
  Kind,
  OperationTypeNode,
} from "graphql";
import { restValueOf, toSnake } from "./case-conversion";

/** The shape of a REST response: names in snake_case, enums in lower case. */
export interface Shape {
  type: GraphQLOutputType;
  /** GraphQL response key -> shape; null for a leaf. */
  fields: Map<string, Shape> | null;
}

/** Returns the fields of a selection, including those of its fragments. */
function fieldsOf(document: DocumentNode, selection: SelectionSetNode): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) throw new TypeError("REST documents select from one type at a time");
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, fragment.selectionSet) : [];
  });
}

function shapeOfSelection(
  document: DocumentNode,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
): Shape {
  const named = getNamedType(type);
  if (!selection || !isObjectType(named)) return { type, fields: null };
  const fields = new Map<string, Shape>();
  for (const node of fieldsOf(document, selection)) {
    const field = named.getFields()[node.name.value];
    if (!field) throw new TypeError(`${named.name} has no field ${node.name.value}`);
    fields.set(node.alias?.value ?? node.name.value, shapeOfSelection(document, field.type, node.selectionSet));
  }
  return { type, fields };
}

/** Returns the shape of the data of a document's operation. */
export function shapeOf(schema: GraphQLSchema, document: DocumentNode): Shape {
  const operation = getOperationAST(document);
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!operation || !root) throw new TypeError("the document has no operation");
  return shapeOfSelection(document, root, operation.selectionSet);
}

/**
 * Returns the part of a shape at a path. Throws if the document does not select it, so that a wrong route fails at
 * start.
 */
export function shapeAt(shape: Shape, path: string): Shape {
  return path.split(".").reduce((at, key) => {
    const next = at.fields?.get(key);
    if (!next) throw new TypeError(`the document does not select ${path}`);
    return next;
  }, shape);
}

/** Returns the value at a path in an operation's data. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split(".").reduce((at: unknown, key) => (at as Record<string, unknown> | null)?.[key], data);

/**
 * Returns the REST fields of an object. The fields of an alias that ends in `_` are beside the others, with the alias as
 * their prefix: `error_: error { code }` is `error_code`, null without an error.
 */
export const restFields = (fields: ReadonlyMap<string, Shape>): { name: string; keys: string; field: Shape }[] =>
  [...fields].flatMap(([key, field]) =>
    key.endsWith("_") && field.fields
      ? [...field.fields].map(([inner, { type, fields }]) => ({
          name: toSnake(key + inner),
          keys: `${key}.${inner}`,
          field: { type: getNullableType(type), fields },
        }))
      : [{ name: toSnake(key), keys: key, field }],
  );

/** Converts a value of an operation's data to its REST form. */
export function toRest(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => toRest(shape, item));
  if (shape.fields) {
    const object = value as Record<string, unknown>;
    return Object.fromEntries(
      restFields(shape.fields).map(({ name, keys, field }) => [name, toRest(field, valueAt(object, keys))]),
    );
  }
  const named = getNamedType(shape.type);
  return typeof value === "string" && isEnumType(named) ? restValueOf(named, value) : value;
}

/** Returns the first root field of a document. */
export function rootFieldOf(document: DocumentNode): string {
  const root = getOperationAST(document)?.selectionSet.selections[0];
  return root?.kind === Kind.FIELD ? root.name.value : "";
}
