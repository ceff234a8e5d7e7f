import { type DestinationStream, pino, type Logger } from "pino";
import { errorForLog } from "./db/pg-errors";

export type { Logger };

/** One line of JSON per event, on standard output by default. Errors are reduced to what holds no personal data. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
    },
    destination,
  );
