/** The data of a chart and of its table. Each column formats its own values. */
export interface ChartData {
  /** The name of the chart and of its table. */
  caption: string;
  /** The heading of the points: Date, Store. */
  pointsTitle: string;
  columns: readonly ChartColumn[];
  points: readonly ChartPoint[];
  /** Formats a number at the axis, where there is little room. */
  axis: (value: number) => string;
}

export interface ChartColumn {
  title: string;
  write: (value: number) => string;
  /** Shown in the tooltip and the table, but not drawn. */
  isBeside?: true;
}

export interface ChartPoint {
  /** A unique key. */
  key: string;
  /** The label at the axis. */
  tick: string;
  /** The whole label, in the tooltip and the table. */
  title: string;
  /** One number per column. */
  values: readonly number[];
}

export interface DrawingProps {
  data: ChartData;
  isRtl: boolean;
}

export const valueOf = (point: ChartPoint, column: number): number => point.values[column] ?? 0;

/** The drawn columns, each with its index among all. */
export const drawnColumns = ({ columns }: ChartData): { title: string; at: number }[] =>
  columns.flatMap(({ title, isBeside }, at) => (isBeside ? [] : [{ title, at }]));

/** Isolates Persian text beside numbers in the left-to-right chart: without the marks "۱۲ مرداد" would be reversed. */
export const tickText = (text: string, isRtl: boolean): string => (isRtl ? `\u2067${text}\u2069` : text);

/** The physical sides of start and end; Recharts has no logical ones. */
export const sidesOf = (isRtl: boolean) =>
  isRtl ? ({ start: "right", end: "left" } as const) : ({ start: "left", end: "right" } as const);
