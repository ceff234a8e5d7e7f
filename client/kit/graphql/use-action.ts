import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { toRequestError } from "./client";
import { networkError, type Outcome } from "../transport/request-error";

interface Options<Data> {
  /** Names of the queries to ask again after success. */
  refetch?: string[];
  /** What the answer will look like; it is shown at once and taken back when the server rejects. */
  expected?: Data;
}

/** A mutation that never throws: it answers with data or with an error from the catalogue. */
export function useAction<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);
  const run = async (variables: Variables, { refetch, expected }: Options<Data> = {}): Promise<Outcome<Data>> => {
    try {
      const { data } = await mutate({ variables, refetchQueries: refetch, optimisticResponse: expected as never });
      return data ? { data: data } : { error: networkError() };
    } catch (error) {
      return { error: toRequestError(error) };
    }
  };
  return { run, busy: loading };
}
