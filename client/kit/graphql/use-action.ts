import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { toRequestError } from "./client";
import { networkError, type RequestResult } from "../transport/request-error";

interface Options<Data> {
  /** Names of the queries to refetch after success. */
  refetch?: string[];
  /** The optimistic response, which Apollo reverts on an error. */
  expected?: Data;
  /** Sends the operation with a file. */
  fetch?: typeof fetch;
}

/** A mutation that never throws: it returns data or an error. */
export function useAction<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);
  const run = async (
    variables: Variables,
    { refetch, expected, fetch }: Options<Data> = {},
  ): Promise<RequestResult<Data>> => {
    try {
      const context = fetch && { fetchOptions: { fetch } };
      const optimisticResponse = expected as never;
      const { data } = await mutate({ variables, refetchQueries: refetch, optimisticResponse, context });
      return data ? { data: data } : { error: networkError() };
    } catch (error) {
      return { error: toRequestError(error) };
    }
  };
  return { run, busy: loading };
}
