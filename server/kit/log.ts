import { type DestinationStream, pino, type Logger } from "pino";
import { errorForLog } from "./db/pg-errors";

export type { Logger };

/** Logs one JSON line per event, by default to standard output. Errors are reduced to parts without personal data. */
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
