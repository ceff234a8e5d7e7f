import { system } from "../theme/system";

const colour = (name: string): string => String(system.token.var(`colors.${name}`));

/** The colours of series and parts, in order. */
const SERIES = ["one", "two", "three", "four"].map((name) => colour(`chart.${name}`));

export const seriesColour = (at: number): string => SERIES[at % SERIES.length] ?? "currentColor";

export const LINES = colour("border");
export const TEXT = colour("fg.muted");
export const GROUND = colour("bg.card");

/** The style of axis labels. */
export const TICK = { fill: TEXT, fontSize: 12 } as const;
