import { Box, chakra, Grid as Columns } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { DEFAULT_REPORT_UNIT } from "../../../domain/money";
import { isMoneyMeasure } from "../../../domain/reports";
import { DIMENSION_LABELS, MEASURE_LABELS } from "../../../domain/reports.text";
import { Chart, ChartWaiting } from "../../kit/charts/Chart";
import { MAX_BARS } from "../../kit/charts/limits";
import { Empty } from "../../kit/feedback/States";
import { useDaySpans } from "../../kit/dates/use-day-spans";
import { useMoney, type Money } from "../../kit/figures/figures";
import { Panel } from "../../kit/figures/Panel";
import { queryState } from "../../kit/graphql/query-state";
import { Amount, Tile, Tiles } from "../../kit/figures/Tiles";
import type { ReportInput } from "../../kit/graphql/generated";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { RowLink } from "../../kit/grid/RowLink";
import type { GridView } from "../../kit/grid/use-grid";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { receiptsUrl } from "./receipts-url";
import { CustomReportDocument } from "./report-builder.generated";
import { reportBuilderText } from "./report-builder.text";
import {
  chartKindOf,
  type Report,
  type ReportChart,
  type ReportRow,
  rowsOf,
  useKeyLabels,
  useMeasure,
  useReportCharts,
} from "./report-data";
import type { CustomReport, ReportFields } from "./use-report";

const ROWS_PER_PAGE = 50;
/** The rows of the skeleton: most reports are short. */
const WAITING_ROWS = 10;

const Note = chakra("p", { base: { mt: "3", fontSize: "sm", color: "fg.muted" } });

interface TotalsProps {
  report: Report | undefined;
  fields: ReportFields;
  money: Money;
}

/** The figures of the whole period. */
function Totals({ report, fields, money }: TotalsProps) {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const { number } = useFormats();
  return (
    <Tiles aria-label={t("wholePeriod")}>
      {fields.measures.map((measure, at) => {
        const total = report?.totals[at] ?? 0;
        const isMoney = isMoneyMeasure(measure);
        return (
          <Tile key={measure} name={MEASURE_LABELS[measure][lang]} wide={isMoney} isWaiting={report === undefined}>
            {isMoney ? <Amount money={money} toman={total} /> : number(total)}
          </Tile>
        );
      })}
    </Tiles>
  );
}

interface ChartsProps {
  charts: readonly ReportChart[];
  fields: ReportFields;
  money: Money;
  isWaiting: boolean;
}

/** A chart for each measure, or the reason why there is none. */
function Charts({ charts, fields: { measures, dimensions }, money, isWaiting }: ChartsProps) {
  const t = useText(reportBuilderText);
  const { number } = useFormats();
  const measureOf = useMeasure(money);
  const kind = chartKindOf(dimensions);
  if (kind === null) return <Note>{t(dimensions.length === 0 ? "noChart" : "noChartOfPair")}</Note>;
  const noteOf = ({ shown, total }: ReportChart) => {
    const drawn = kind === "bar" ? Math.min(shown, MAX_BARS) : shown;
    if (drawn === total) return null;
    return t(kind === "bar" ? "firstBars" : "firstLines", { shown: number(drawn), total: number(total) });
  };
  return (
    <Columns
      className="no-print"
      mt={{ base: "4", md: "5" }}
      gap={{ base: "4", md: "5" }}
      templateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
      // A chart without a neighbour has the whole width.
      css={{ "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" } }}
    >
      {measures.map((measure, at) => {
        const { title, unit } = measureOf(measure);
        const chart = charts[at];
        const note = chart && noteOf(chart);
        return (
          <Panel key={measure} title={title} {...(unit !== undefined && { unit })}>
            {chart === undefined || isWaiting ? <ChartWaiting kind={kind} /> : <Chart kind={kind} data={chart.data} />}
            {note && <Note>{note}</Note>}
          </Panel>
        );
      })}
    </Columns>
  );
}

interface ColumnsOptions {
  report: Report | undefined;
  fields: ReportFields;
  labels: ReturnType<typeof useKeyLabels>;
  money: Money;
  input: ReportInput;
}

function useColumns({ report, fields, labels, money, input }: ColumnsOptions): Column<ReportRow>[] {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const spanOf = useDaySpans();
  const measureOf = useMeasure(money);
  const mayReadReceipts = allows(useSession(), "receipts:read");
  const { measures, dimensions } = fields;
  const urlOf = ({ keys }: ReportRow) =>
    report && mayReadReceipts
      ? receiptsUrl(
          report,
          input,
          dimensions.map((dimension, at) => ({ dimension, key: keys[at] ?? null })),
        )
      : undefined;
  const keys = dimensions.map((dimension, at): Column<ReportRow> => ({
    id: dimension,
    title: DIMENSION_LABELS[dimension][lang],
    sort: dimension,
    compact: true,
    cell: (row) => {
      const name = <bdi>{labels[at]?.title(row.keys[at] ?? null)}</bdi>;
      const url = at === 0 ? urlOf(row) : undefined;
      return url === undefined ? name : <RowLink to={url}>{name}</RowLink>;
    },
  }));
  const whole: Column<ReportRow> = {
    id: "period",
    title: t("period"),
    cell: () => report && spanOf(report.startDate, report.endDate),
  };
  const values = measures.map((measure, at): Column<ReportRow> => {
    const { title, unit, write, valueOf } = { unit: undefined, ...measureOf(measure) };
    return {
      id: measure,
      title: unit === undefined ? title : `${title} (${unit})`,
      sort: measure,
      numeric: true,
      compact: true,
      cell: (row) => write(valueOf(row.values[at] ?? 0)),
    };
  });
  return [...(keys.length === 0 ? [whole] : keys), ...values];
}

/** The columns are chosen by the fields of the report. */
function withFixedColumns({ setColumns: _, ...grid }: CustomReport["grid"]): GridView {
  return { ...grid, columns: [] };
}

interface Props {
  report: CustomReport;
  input: ReportInput;
}

/** The report: its figures, its charts and its table. */
export function Result({ report: { fields, period, hasChart, ...custom }, input }: Props) {
  const t = useText(reportBuilderText);
  const { number } = useFormats();
  const money = useMoney(period.unit ?? DEFAULT_REPORT_UNIT);
  const grid = withFixedColumns(custom.grid);
  const { data, problem, busy, reload } = queryState(
    useQuery(CustomReportDocument, { variables: { input } }),
    t("loadFailed"),
  );
  // The amounts have no unit until the account's is known.
  const report = period.unit === undefined ? undefined : data?.report;
  const rows = useMemo(() => (report ? rowsOf(report, fields) : []), [report, fields]);
  const labels = useKeyLabels(report, fields.dimensions);
  const charts = useReportCharts(report, { fields, rows, labels, money });
  const columns = useColumns({ report, fields, labels, money, input });
  const start = (grid.page - 1) * ROWS_PER_PAGE;
  const page = report && {
    items: rows.slice(start, start + ROWS_PER_PAGE),
    page: grid.page,
    totalItems: report.totalRows,
    isTotalCapped: false,
    totalPages: Math.ceil(rows.length / ROWS_PER_PAGE),
  };
  const hasFailed = report === undefined && problem !== undefined;
  return (
    <Box>
      {!hasFailed && (
        <>
          <Totals report={report} fields={fields} money={money} />
          {hasChart && <Charts charts={charts} fields={fields} money={money} isWaiting={report === undefined} />}
        </>
      )}
      <Box mt={{ base: "4", md: "5" }}>
        <Grid
          grid={grid}
          caption={t("result")}
          columns={columns}
          page={page}
          pageSize={WAITING_ROWS}
          busy={busy}
          loading={t("loading")}
          problem={problem}
          onRetry={reload}
          empty={
            <Empty>
              <div>
                <chakra.p fontWeight="600" color="fg">
                  {t("none")}
                </chakra.p>
                <p>{t("noneHelp")}</p>
              </div>
            </Empty>
          }
          withEnds
        />
        {report && report.totalRows > rows.length && (
          <Note>{t("firstRows", { shown: number(rows.length), total: number(report.totalRows) })}</Note>
        )}
      </Box>
    </Box>
  );
}
