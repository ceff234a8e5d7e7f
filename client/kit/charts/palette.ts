import { system } from "../theme/system";

const colour = (name: string): string => String(system.token.var(`colors.${name}`));

/** The colours that series and parts are drawn in, in their order. */
const SERIES = ["one", "two", "three", "four"].map((name) => colour(`chart.${name}`));

export const seriesColour = (at: number): string => SERIES[at % SERIES.length] ?? "currentColor";

export const LINES = colour("border");
export const WORDS = colour("fg.muted");
export const GROUND = colour("bg.card");

/** How words at an axis look. */
export const TICK = { fill: WORDS, fontSize: 12 } as const;
