import { Box } from "@chakra-ui/react";
import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { LoadFailed } from "../feedback/States";
import { toRequestError } from "../graphql/client";
import { messageOr } from "../transport/request-error";

/** A part of a screen that loads, fails and is asked for again by itself. */
export interface PartState<Data> {
  data: Data | undefined;
  /** Why there is nothing, in words. */
  problem: string | undefined;
  busy: boolean;
  reload: () => void;
}

/** The state of a query; what it answered before stays in sight until the new answer is there. */
export function partOf<Data, Variables extends OperationVariables>(
  { data, previousData, error, loading, refetch }: useQuery.Result<Data, Variables>,
  failed: string,
): PartState<Data> {
  return {
    // After a failure the answer before would pass for the asked one.
    data: (data ?? (error ? undefined : previousData)) as Data | undefined,
    problem: error && messageOr(toRequestError(error), failed),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

interface Props<Data> {
  part: PartState<Data>;
  /** Stands in the place of the content, at its size. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part in all its states. */
export function Part<Data>({ part: { data, problem, busy, reload }, waiting, children }: Props<Data>) {
  if (data === undefined && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
  return (
    <Box aria-busy={busy} opacity={busy && data !== undefined ? 0.6 : 1} transition="opacity 0.2s 0.15s">
      {data === undefined ? waiting : children(data)}
    </Box>
  );
}
