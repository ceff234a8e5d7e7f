import { observedFetch } from "./connection";
import { newId, requestHeaders } from "./fetch-json";
import { currentSession } from "../session/session";
import type { TypedDocumentString } from "./generated";
import { handleSessionError, networkError, fromResponse, fromGraphqlErrors, type RequestResult } from "./request-error";

export const ENDPOINT = "/graphql";
const JSON_HEADERS = {
  "content-type": "application/json",
  accept: "application/graphql-response+json, application/json",
};

async function post(body: unknown, signal?: AbortSignal): Promise<{ status: number; body: unknown }> {
  const headers = { ...requestHeaders(), ...JSON_HEADERS };
  const response = await observedFetch(ENDPOINT, { method: "POST", headers, body: JSON.stringify(body), signal });
  return { status: response.status, body: await response.json().catch(() => null) };
}

/**
 * Runs one GraphQL operation with `fetch`, for public screens that load without Apollo. The document is text with a
 * type, so that these screens need no printer. Never throws.
 */
export async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<RequestResult<Data>> {
  const token = currentSession()?.token;
  const result = await post({ query: document.toString(), variables }, signal).catch(() => null);
  if (result === null) return { error: networkError() };
  const { data, errors } = (result.body ?? {}) as { data?: Data | null; errors?: { message: string }[] };
  if (data && !errors) return { data };
  const error = errors ? fromGraphqlErrors(errors) : fromResponse(result.status, result.body);
  handleSessionError(error, token);
  return { error };
}

/** Runs any query text and returns the raw response, for GraphiQL. */
export const graphqlFetcher = async (params: { query: string }): Promise<object> => {
  const { body } = await post({ ...params, extensions: { requestId: newId() } });
  return body ?? {};
};
