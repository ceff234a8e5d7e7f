/** The data of a chart and of its table. Each column formats its own values. */
export interface ChartData {
  /** The name of the chart and of its table. */
  caption: string;
  /** The heading of the points: Date, Store. */
  pointsTitle: string;
  columns: readonly ChartColumn[];
  points: readonly ChartPoint[];
  /** The last point is the current day, week or month; its values still change. */
  hasCurrentPeriod?: boolean;
}

export interface ChartColumn {
  title: string;
  /** The unit of the values, shown in headings and tooltips. */
  unit?: string;
  /** Formats a value without its unit. */
  write: (value: number) => string;
  /** Shown in the tooltip and the table, but not drawn. */
  isBeside?: true;
  /** The values of the compared period, drawn as a dashed line. */
  isCompared?: true;
  /** The values have no sum, such as averages: bars show no share. */
  hasNoShare?: true;
}

export interface ChartPoint {
  /** A unique key. */
  key: string;
  /** The label at the axis. */
  tick: string;
  /** The whole label, in the tooltip and the table. */
  title: string;
  /** The label in the tooltip, if it differs from the title. */
  tip?: string;
  /** One number per column, in the unit of the column; null without a value. */
  values: readonly (number | null)[];
  /** The URL of the receipts behind the point. */
  to?: string | undefined;
}

export interface DrawingProps {
  data: ChartData;
  isRtl: boolean;
  /** False if the user prefers reduced motion. */
  isAnimated: boolean;
  onOpen: (url: string) => void;
}

export const valueOf = (point: ChartPoint, column: number): number | null => point.values[column] ?? null;

/** The point of the current day, week or month. */
export const currentPoint = ({ hasCurrentPeriod, points }: ChartData): ChartPoint | undefined =>
  hasCurrentPeriod ? points.at(-1) : undefined;

export const headingOf = ({ title, unit }: ChartColumn): string => (unit === undefined ? title : `${title} (${unit})`);

/** A value with its unit; a dash without a value. */
export const amountText = ({ write, unit }: ChartColumn, value: number | null): string => {
  if (value === null) return "–";
  return unit === undefined ? write(value) : `${write(value)} ${unit}`;
};

/** The drawn columns, each with its index among all. */
export const drawnColumns = ({ columns }: ChartData): { column: ChartColumn; at: number }[] =>
  columns.flatMap((column, at) => (column.isBeside ? [] : [{ column, at }]));

/** The values that are drawn. */
export const drawnValues = (data: ChartData): number[] =>
  drawnColumns(data).flatMap(({ at }) => data.points.map((point) => valueOf(point, at) ?? 0));

/** Isolates Persian text beside numbers in the left-to-right chart: without the marks "۱۲ مرداد" would be reversed. */
export const tickText = (text: string, isRtl: boolean): string => (isRtl ? `\u2067${text}\u2069` : text);

/** The physical sides of start and end; Recharts has no logical ones. */
export const sidesOf = (isRtl: boolean) =>
  isRtl ? ({ start: "right", end: "left" } as const) : ({ start: "left", end: "right" } as const);
