import type { DocumentNode, OperationVariables, StoreObject, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { removeFrom } from "./cache";
import { client, toRequestError } from "./client";
import { currentLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { expiredSession } from "../session/session";
import { networkError, type RequestError, type RequestResult } from "../transport/request-error";

interface Options<Data> {
  /** The queries to refetch after success, if a component shows them. */
  refetch?: DocumentNode[];
  /** The deleted object: lists lose it before they are refetched. */
  evict?: StoreObject;
  /** The optimistic response, which Apollo reverts on an error. */
  expected?: Data;
  /** Sends the operation with a file. */
  fetch?: typeof fetch;
}

/**
 * Refetches queries after a mutation by requests of their own: Apollo would join an equal request that was sent before
 * the mutation, and its response lacks the change.
 */
function refetchQueries(include: DocumentNode[]): void {
  client
    .refetchQueries({
      include,
      onQueryUpdated: (query) => {
        const { context } = query.options;
        query.options.context = { ...context, queryDeduplication: false };
        const refetched = query.refetch();
        query.options.context = context;
        return refetched;
      },
    })
    .catch(() => undefined);
}

/** The error of a mutation. An expired session has a message of its own, which the user reads after signing in again. */
function actionError(error: unknown): RequestError {
  const problem = toRequestError(error);
  const isInterrupted = problem.code === "UNAUTHENTICATED" && expiredSession() !== null;
  return isInterrupted ? { ...problem, message: sharedText[currentLang()].interrupted } : problem;
}

/** A mutation that never throws: it returns data or an error. */
export function useAction<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);
  const run = async (
    variables: Variables,
    { refetch, evict, expected, fetch }: Options<Data> = {},
  ): Promise<RequestResult<Data>> => {
    try {
      const { data } = await mutate({
        variables,
        optimisticResponse: expected as never,
        update: evict && ((cache) => removeFrom(cache, evict)),
        context: fetch && { fetchOptions: { fetch } },
      });
      if (data && refetch) refetchQueries(refetch);
      return data ? { data: data } : { error: networkError() };
    } catch (error) {
      return { error: actionError(error) };
    }
  };
  return { run, busy: loading };
}
