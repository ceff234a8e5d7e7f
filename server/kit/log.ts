import { pino, type Logger } from "pino";

export type { Logger };

/** One line of JSON per event, on standard output. Personal data is never handed to it. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
