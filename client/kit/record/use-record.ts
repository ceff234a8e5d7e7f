import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { toRequestError } from "../graphql/client";
import { type QueryState, queryState } from "../graphql/query-state";
import { useText } from "../i18n/i18n";
import { recordText } from "./record.text";

const NOT_FOUND = 404;

/** The state of the query of one record. */
export interface RecordState extends Omit<QueryState<unknown>, "data"> {
  isMissing: boolean;
}

/** One record by the id in the URL, also with a page of its rows; `isMissing` if it does not exist. */
export function useRecord<Data, Variables extends { id: string } & OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  failed?: string,
): RecordState & { data: Data | undefined } {
  const t = useText(recordText);
  const isId = isUuid(variables.id);
  const result = useQuery<Data, OperationVariables>(document, { variables, skip: !isId });
  const { data, problem, ...state } = queryState(result, failed ?? t("loadFailed"));
  const isMissing = !isId || (result.error !== undefined && toRequestError(result.error).status === NOT_FOUND);
  return {
    ...state,
    data: isMissing ? undefined : data,
    problem: isMissing ? undefined : problem,
    isMissing,
  };
}
