import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import type { Comparison } from "../../../domain/reports";
import type { Money } from "../../kit/figures/figures";
import { toRequestError } from "../../kit/graphql/client";
import type { ReportSpanFragment as Span } from "./reports.generated";
import { useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { reportsText } from "./reports.text";
import type { ComparedSummary, SummaryInput } from "./use-filters";

export interface TabProps {
  input: SummaryInput;
  /** The variables of the compared summary; null without a comparison. */
  compared: ComparedSummary | null;
  comparison: Comparison | null;
  money: Money;
}

/** Growth in percent with one decimal, as the server returns it; null without an earlier value. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

export interface ComparedWith<Summary> {
  title: string;
  summary: Summary;
}

export interface Compared<Summary> {
  before: ComparedWith<Summary> | null;
  /** The error message. */
  problem: string | undefined;
  busy: boolean;
  reload: () => void;
}

/** The summary of the compared period with its label: null without a comparison, while it loads and if that fails. */
export function useCompared<Summary extends Span>(
  document: TypedDocumentNode<{ reportSummary: Summary }, ComparedSummary>,
  compared: ComparedSummary | null,
  comparison: Comparison | null,
): Compared<Summary> {
  const t = useText(reportsText);
  const { data, error, loading, refetch } = useQuery(document, compared ? { variables: compared } : skipToken);
  const summary = compared ? data?.reportSummary : undefined;
  const title = comparison && t(comparison);
  const before = useMemo(() => (summary && title !== null ? { title, summary } : null), [summary, title]);
  return {
    before,
    problem: compared && error ? messageOr(toRequestError(error), t("comparisonFailed")) : undefined,
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
