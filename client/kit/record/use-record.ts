import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { toRequestError } from "../graphql/client";
import { useText } from "../i18n/i18n";
import { messageOr } from "../transport/request-error";
import { recordText } from "./record.text";

const NOT_FOUND = 404;

/** The state of the query of one record. */
export interface RecordState {
  isMissing: boolean;
  problem: string | undefined;
  busy: boolean;
  reload: () => void;
}

/**
 * One record by the id in the URL; `isMissing` if it does not exist. With other variables, such as a page of its rows,
 * the previous data stay visible while the next are loaded.
 */
export function useRecord<Data, Variables extends { id: string } & OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  failed?: string,
): RecordState & { data: Data | undefined } {
  const t = useText(recordText);
  const isId = isUuid(variables.id);
  const { data, previousData, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    skip: !isId,
  });
  const problem = error && toRequestError(error);
  const isMissing = !isId || problem?.status === NOT_FOUND;
  return {
    data: isMissing ? undefined : (data ?? (error ? undefined : previousData)),
    isMissing,
    problem: problem && !isMissing ? messageOr(problem, failed ?? t("loadFailed")) : undefined,
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
