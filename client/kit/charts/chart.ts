/** What a chart shows and, as a table, what it says. Any figure is written by its column. */
export interface ChartData {
  /** The name of the chart and of its table. */
  caption: string;
  /** What the points are called: Date, Store. */
  of: string;
  columns: readonly ChartColumn[];
  points: readonly ChartPoint[];
  /** Writes a number at the axis, where there is little room. */
  axis: (value: number) => string;
}

export interface ChartColumn {
  title: string;
  write: (value: number) => string;
  /** Told beside the drawn ones, in the tip and in the table, and not drawn itself. */
  isBeside?: true;
}

export interface ChartPoint {
  /** Tells it apart from the others. */
  key: string;
  /** Its name at the axis. */
  tick: string;
  /** Its whole name, in the tip and in the table. */
  title: string;
  /** A number for each column. */
  values: readonly number[];
}

/** What every drawing is given. */
export interface DrawingProps {
  data: ChartData;
  isRtl: boolean;
}

export const valueOf = (point: ChartPoint, column: number): number => point.values[column] ?? 0;

/** The columns that are drawn, each with its place among all. */
export const drawnColumns = ({ columns }: ChartData): { title: string; at: number }[] =>
  columns.flatMap(({ title, isBeside }, at) => (isBeside ? [] : [{ title, at }]));

/**
 * Persian words beside numbers, fenced off for a drawing that runs from left to right: without the marks "۱۲ مرداد" would
 * read the wrong way round.
 */
export const tickText = (text: string, isRtl: boolean): string => (isRtl ? `\u2067${text}\u2069` : text);

/** The sides at which a chart begins and ends; Recharts has no words of its own for them. */
export const sidesOf = (isRtl: boolean) =>
  isRtl ? ({ start: "right", end: "left" } as const) : ({ start: "left", end: "right" } as const);
