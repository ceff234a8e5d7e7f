import type { DocumentNode } from "graphql";
import type { MessageCode } from "../../../domain/labels.text";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Where a value of the answer stands in the operation's data: "createReceipt" or "lookup.totalPoints". */
export type DataPath = string;

/** Keys of a body and where their values come from; a nested one makes an object, `[]` is a list that is always empty. */
export interface BodyMap {
  [key: string]: DataPath | BodyMap | readonly [];
}

/** A list told as a map: what each entry is called and what it is worth. */
export interface ListMap {
  each: DataPath;
  key: string;
  value: string;
}

/** The words of a success; which of two where a true or false of the data decides. */
export type MessageChoice = MessageCode | { if: DataPath; then: MessageCode; else: MessageCode };

export interface RouteOptions {
  tag: string;
  summary: string;
  /** The body is this value itself, without an envelope, as older clients read it. */
  bare?: DataPath | ListMap;
  /** The keys that stand beside `success: true`, and where their values come from. */
  body?: BodyMap;
  /** The words beside the data, with the value that stands in them. */
  message?: { code: MessageChoice; name?: DataPath };
  /** A rejected field answers `detail` and `errors` as a list of fields, as the store and the customer form read them. */
  fieldList?: true;
  /** Keys without a value are left out instead of answered as null. */
  omitNull?: true;
  /** Status of a success; a replayed result answers 200 all the same. */
  status?: 200 | 201;
  /** What it answers is a file: this is its address, and a caller may ask for the file itself (`delivery=blob`). */
  file?: DataPath;
  /** Where this value of the data is true, the work goes on after the answer: status 202. */
  accepted?: DataPath;
  /** The body is a multipart form with one file; this variable gets the id under which the file was stored. */
  upload?: string;
  /** The caller is not looked up, so that the response does not wait for the database. */
  anonymous?: true;
  /** Other names a caller may use for a field of the request. */
  rename?: Record<string, string>;
  /** What an error calls a field whose documented name is none of the schema's. */
  reportAs?: Record<string, string>;
}

/** One documented call: a path in front of a typed GraphQL document, and how its data becomes the body. */
export interface Route extends RouteOptions {
  method: Method;
  path: string;
  document: DocumentNode;
}

/**
 * A row of a feature's REST table. Each variable of the document is taken from the path when it is named there,
 * else from the query (GET, DELETE) or from the body; a variable of an input type is the whole body.
 */
export const route = (method: Method, path: string, document: DocumentNode, options: RouteOptions): Route => ({
  method,
  path,
  document,
  ...options,
});

/** The place of a page in its list, under every name that a client reads it by; the document selects all of the page. */
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
