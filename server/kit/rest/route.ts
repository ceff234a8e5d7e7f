import type { DocumentNode } from "graphql";
import type { MessageCode } from "../../../domain/labels.text";
import { toSnake } from "./case-conversion";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A path in the operation's data: "createReceipt" or "lookup.totalPoints". */
export type DataPath = string;

/** Keys of a body with the paths of their values; a nested map is an object, `[]` is a list that is always empty. */
export interface BodyMap {
  [key: string]: DataPath | BodyMap | readonly [];
}

/** A list that is returned as a map: the paths of its keys and values. */
export interface ListMap {
  each: DataPath;
  key: string;
  value: string;
}

/** The message of a success, or one of two by a boolean in the data. */
export type MessageChoice = MessageCode | { if: DataPath; then: MessageCode; else: MessageCode };

export interface RouteOptions {
  tag: string;
  summary: string;
  /** The body is this value without an envelope, for older clients. */
  standalone?: DataPath | ListMap;
  /** The keys beside `success: true`, with the paths of their values. */
  body?: BodyMap;
  /** The message beside the data, with the path of its `{name}`. */
  message?: { code: MessageChoice; name?: DataPath };
  /** Field errors return `detail` and `errors` as lists of fields, for the store and the customer form. */
  fieldList?: true;
  /** Keys without a value are omitted instead of null. */
  omitNull?: true;
  /** The path of a page that this endpoint returns as a slice: `skip` and `limit` in the query and in the body. */
  slice?: DataPath;
  /** Status of a success; a replayed result always returns 200. */
  status?: 200 | 201;
  /** The path of a file's URL; a caller may request the file itself (`delivery=blob`). */
  file?: DataPath;
  /** Fields of older clients that this export ignores; it rejects any other unknown field. */
  ignored?: readonly string[];
  /** If this value of the data is true, the work continues after the response: status 202. */
  accepted?: DataPath;
  /** The body is a multipart form with one file; this variable gets the id of the stored file. */
  upload?: string;
  /** The caller is not authenticated, so that the response does not wait for the database. */
  anonymous?: true;
  /** Other REST values of a field, by the field: the value in lower case and its name in the schema; null is no value. */
  values?: Record<string, Record<string, string | null>>;
  /** The operation's id in the OpenAPI document, if its document serves another route too. */
  operationId?: string;
  /** All values of a path parameter; the OpenAPI document has a path for each, because the parameter is ambiguous. */
  pathValues?: { parameter: string; values: readonly string[] };
  /** Fields of the request's example in addition to the required ones, and their values. */
  example?: Readonly<Record<string, unknown>>;
  /** Alternative names of request fields. */
  rename?: Record<string, string>;
  /** REST names of request fields in errors and in the documentation, if they differ from the schema's. */
  reportAs?: Record<string, string>;
}

/** One REST endpoint: a path, its typed GraphQL document, and the mapping of the data to the body. */
export interface Route extends RouteOptions {
  method: Method;
  path: string;
  document: DocumentNode;
}

/**
 * Defines a REST endpoint. Each variable of the document is read from the path if it occurs there, otherwise from the
 * query (GET, DELETE) or the body; a variable of an input type is the whole body.
 */
export const route = (method: Method, path: string, document: DocumentNode, options: RouteOptions): Route => ({
  method,
  path,
  document,
  ...options,
});

/** The REST names of the page fields of a slice, in which a wrong `skip` or `limit` is found. */
const SLICE_NAMES = { page: "skip", pageSize: "limit" };

/** Returns the REST name of a request field. */
export const restNameOf = ({ reportAs, slice }: Route, field: string): string => {
  const names: Record<string, string> = { ...(slice === undefined ? {} : SLICE_NAMES), ...reportAs };
  return names[field] ?? toSnake(field);
};

/**
 * The pagination fields of a page, under all names that clients use. The document must select all fields of the page.
 */
export const pagination = (page: DataPath): BodyMap => ({
  current_page: `${page}.page`,
  page: `${page}.page`,
  page_size: `${page}.pageSize`,
  total_pages: `${page}.totalPages`,
  total_items: `${page}.totalItems`,
  total: `${page}.totalItems`,
  total_capped: `${page}.isTotalCapped`,
  has_prev: `${page}.hasPrevious`,
  has_next: `${page}.hasNext`,
});
