import { Box } from "@chakra-ui/react";
import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { LoadFailed } from "../feedback/States";
import { toRequestError } from "../graphql/client";
import { messageOr } from "../transport/request-error";

/** A part of a screen that loads, fails and reloads independently. */
export interface PartState<Data> {
  data: Data | undefined;
  /** The error message. */
  problem: string | undefined;
  busy: boolean;
  reload: () => void;
}

/** The state of a query; the previous data stays visible while it reloads. */
export function partOf<Data, Variables extends OperationVariables>(
  { data, previousData, error, loading, refetch }: useQuery.Result<Data, Variables>,
  failed: string,
): PartState<Data> {
  return {
    // After an error the previous data would look like the requested one.
    data: (data ?? (error ? undefined : previousData)) as Data | undefined,
    problem: error && messageOr(toRequestError(error), failed),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

interface Props<Data> {
  part: PartState<Data>;
  /** The placeholder of the content, of the same size. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a part: loading, error or data. */
export function Part<Data>({ part: { data, problem, busy, reload }, waiting, children }: Props<Data>) {
  if (data === undefined && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
  return (
    <Box aria-busy={busy} opacity={busy && data !== undefined ? 0.6 : 1} transition="opacity 0.2s 0.15s">
      {data === undefined ? waiting : children(data)}
    </Box>
  );
}
