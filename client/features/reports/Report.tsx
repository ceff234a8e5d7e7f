import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { daysIn } from "../../../domain/time/business-calendar";
import { ChartWaiting, type ChartKind } from "../../kit/charts/Chart";
import { useDaySpans } from "../../kit/dates/use-day-spans";
import { Panel } from "../../kit/figures/Panel";
import { focusHeading } from "../../kit/feedback/focus-heading";
import type { QueryState } from "../../kit/graphql/query-state";
import { Tiles } from "../../kit/figures/Tiles";
import { Empty, Notice } from "../../kit/feedback/States";
import type { ReportSpanFragment as Span } from "./reports.generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { reportsText } from "./reports.text";
import type { Compared } from "./use-compared";

/** Shown if the report could not be loaded. */
function Failed({ message, busy, onRetry }: { message: string; busy: boolean; onRetry: () => void }) {
  const t = useText(reportsText);
  return (
    <Card>
      <Flex role="alert" direction="column" align="center" gap="3" py="6" textAlign="center">
        <Box color="danger.fg">
          <CircleAlert size={28} aria-hidden />
        </Box>
        <div>
          <chakra.h2 fontWeight="700">{t("errorTitle")}</chakra.h2>
          <p>{message}</p>
        </div>
        <BusyButton
          variant="outline"
          size="lg"
          busy={busy}
          onClick={({ currentTarget }) => {
            onRetry();
            // The button disappears while the data are loaded.
            focusHeading(currentTarget);
          }}
        >
          {t("retry")}
        </BusyButton>
      </Flex>
    </Card>
  );
}

/** The period of the figures; weeks and months alone do not show it. */
function Range({ span, compared }: { span: Span | undefined; compared: Span | undefined }) {
  const t = useText(reportsText);
  const { number } = useFormats();
  const daysOf = useDaySpans();
  const { startDate: from, endDate: until } = span ?? { startDate: "", endDate: "" };
  const labels = () => {
    const days = daysIn({ from, until }) + 1;
    return t(days === 1 ? "rangeOneDay" : "range", { span: daysOf(from, until), days: number(days) });
  };
  return (
    <chakra.p className="range" mb="3" minH="6" fontSize="sm" color="fg.muted">
      {span ? labels() : ""}
      {span && compared && <> – {t("rangeCompared", { span: daysOf(compared.startDate, compared.endDate) })}</>}
    </chakra.p>
  );
}

interface PlotProps {
  title: string;
  unit?: string;
  kind: ChartKind;
  /** Shown instead of the chart if there is no data. */
  none?: string | undefined;
  /** Under the chart. */
  note?: string | undefined;
  /** Undefined while loading. */
  children: ReactNode;
}

/** A chart with a heading. */
export const Plot = ({ title, unit, kind, none, note, children }: PlotProps) => (
  <Panel title={title} {...(unit !== undefined && { unit })}>
    {none !== undefined ? <Empty>{none}</Empty> : (children ?? <ChartWaiting kind={kind} />)}
    {note !== undefined && (
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        {note}
      </chakra.p>
    )}
  </Panel>
);

interface Props<Data> {
  part: QueryState<{ reportSummary: Span & Data }>;
  compared: Compared<Span>;
  /** Key figures and charts; undefined data renders placeholders. */
  tiles: (summary: (Span & Data) | undefined) => ReactNode;
  plots: (summary: (Span & Data) | undefined) => ReactNode;
}

/** A report: loading, error or data. */
export function Report<Data>({ part: { data, problem, busy, reload }, compared, tiles, plots }: Props<Data>) {
  const t = useText(reportsText);
  const shared = useText(sharedText);
  if (data === undefined && problem !== undefined) return <Failed message={problem} busy={busy} onRetry={reload} />;
  const summary = data?.reportSummary;
  return (
    <Box aria-busy={busy} opacity={busy && summary ? 0.6 : 1} transition="opacity 0.2s 0.15s">
      {!summary && <div role="status" aria-label={shared("loading")} />}
      <Range span={summary} compared={compared.before?.summary} />
      {compared.problem !== undefined && (
        <Box className="no-print" mb="4">
          <Notice tone="danger" onDismiss={compared.busy ? undefined : compared.reload} dismissLabel={t("retry")}>
            {compared.problem}
          </Notice>
        </Box>
      )}
      <Tiles aria-label={t("figures")}>{tiles(summary)}</Tiles>
      <Grid
        mt={{ base: "4", md: "5" }}
        gap={{ base: "4", md: "5" }}
        templateColumns="minmax(0, 1fr)"
        css={{ "@media print": { display: "block" } }}
      >
        {plots(summary)}
      </Grid>
    </Box>
  );
}
