import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql/language/printer";
import { TypedDocumentString } from "../transport/generated";
import { request } from "../transport/graphql-request";
import type { RequestResult } from "../transport/request-error";

/** Runs one operation with `fetch` and past the cache, with a document of the signed-in screens. Never throws. */
export const requestDocument = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<RequestResult<Data>> =>
  request(new TypedDocumentString<Data, Variables>(print(document)), variables, signal);
