import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { messageOr } from "../transport/request-error";
import { toRequestError } from "./client";

/** The state of the query of a screen, or of a part of one that loads, fails and reloads independently. */
export interface QueryState<Data> {
  data: Data | undefined;
  /** The error message. */
  problem: string | undefined;
  busy: boolean;
  reload: () => void;
}

/**
 * Returns the state of a query: the previous data stay while the next are loaded. `failed` is the message of an error
 * that has none for the user.
 */
export function queryState<Data, Variables extends OperationVariables>(
  { data, previousData, error, loading, refetch }: useQuery.Result<Data, Variables>,
  failed: string,
): QueryState<Data> {
  return {
    // After an error the previous data would look like the requested one.
    data: (data ?? (error ? undefined : previousData)) as Data | undefined,
    problem: error && messageOr(toRequestError(error), failed),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
