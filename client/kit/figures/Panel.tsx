import { Box, Flex, Heading } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { LoadFailed } from "../feedback/States";
import type { QueryState } from "../graphql/query-state";
import { Card } from "../page/Card";

interface Props {
  title: string;
  /** The unit of the figures, behind the title. */
  unit?: string;
  /** No padding, for tables. */
  isFlush?: boolean;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading. */
export function Panel({ title, unit, isFlush = false, action, children }: Props) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      p={isFlush ? "0" : { base: "4", md: "5" }}
      css={{ "@media print": { borderWidth: "0", boxShadow: "none", px: "0", py: "2", breakInside: "auto" } }}
    >
      <Flex
        align="baseline"
        gap="2"
        wrap={action ? "wrap" : undefined}
        mb={isFlush ? "0" : "4"}
        {...(isFlush && { px: { base: "4", md: "5" }, pt: { base: "4", md: "5" }, pb: "2" })}
      >
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {unit !== undefined && (
          <Heading as="span" fontSize="sm" fontWeight="400" color="fg.muted">{`(${unit})`}</Heading>
        )}
        {action && <Box ms="auto">{action}</Box>}
      </Flex>
      {children}
    </Card>
  );
}

interface PartProps<Data> {
  part: QueryState<Data>;
  /** The placeholder of the content, of the same size. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a part: loading, error or data. */
export function Part<Data>({ part: { data, problem, busy, reload }, waiting, children }: PartProps<Data>) {
  if (data === undefined && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
  return (
    <Box aria-busy={busy} opacity={busy && data !== undefined ? 0.6 : 1} transition="opacity 0.2s 0.15s">
      {data === undefined ? waiting : children(data)}
    </Box>
  );
}
