import { type DatabaseErrorCause, databaseErrorCause } from "./db/pg-errors";
import type { Logger } from "./log";
import { createMetrics, type Metrics } from "./metrics";

interface FaultContext {
  requestId?: string;
  /** What was being done, where no request was. */
  task?: string;
}

/** How this process tells what happens in it: log lines and metrics. */
export interface Telemetry {
  log: Logger;
  metrics: Metrics;
  /**
   * Counts a failure and logs it. Failures of the database and of the disk are logged once per cause and interval, with
   * the number of those that were left out; any other failure is a bug and is logged each time.
   */
  reportError(error: unknown, context?: FaultContext): void;
  /** When a cause was last seen, in milliseconds of this process's clock; null for never. */
  lastFault(cause: DatabaseErrorCause): number | null;
}

const FAULT_INTERVAL_MS = 10_000;

interface TelemetryOptions {
  /** At most one line per cause in this time. */
  faultIntervalMs?: number;
}

export function createTelemetry(
  log: Logger,
  { faultIntervalMs = FAULT_INTERVAL_MS }: TelemetryOptions = {},
): Telemetry {
  const metrics = createMetrics();
  const seenAt = new Map<DatabaseErrorCause, number>();
  /** Failures left out of the log, for each cause that had a line in this interval. */
  const suppressed = new Map<DatabaseErrorCause, number>();

  const startInterval = (cause: DatabaseErrorCause): void => {
    suppressed.set(cause, 0);
    setTimeout(() => {
      const count = suppressed.get(cause) ?? 0;
      suppressed.delete(cause);
      if (count === 0) return;
      log.error({ cause, suppressed: count }, "more failures of this cause");
      startInterval(cause);
    }, faultIntervalMs).unref();
  };

  return {
    log,
    metrics,
    reportError(error, context = {}) {
      const cause = databaseErrorCause(error);
      metrics.faults.inc({ cause: cause ?? "unexpected" });
      if (cause === null) return log.error({ err: error, ...context }, "unexpected error");
      seenAt.set(cause, Date.now());
      const count = suppressed.get(cause);
      if (count !== undefined) return void suppressed.set(cause, count + 1);
      log.error({ cause, err: error, ...context }, "the database or the disk failed");
      startInterval(cause);
    },
    lastFault: (cause) => seenAt.get(cause) ?? null,
  };
}
