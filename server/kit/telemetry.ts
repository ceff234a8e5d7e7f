import { DATABASE_ERROR_CAUSES, type DatabaseErrorCause, databaseErrorCause } from "./db/pg-errors";
import type { Logger } from "./log";
import { createMetrics, type Metrics } from "./metrics";

interface FaultContext {
  requestId?: string;
  /** The task, if there is no request. */
  task?: string;
}

/** Logs and metrics of this process. */
export interface Telemetry {
  log: Logger;
  metrics: Metrics;
  /**
   * Counts and logs a failure. Database and disk failures are logged once per cause and interval, with the number of
   * suppressed ones; any other failure is a bug and is logged each time.
   */
  reportError(error: unknown, context?: FaultContext): void;
  /** Returns the time of the last failure of a cause in epoch milliseconds; null if never. */
  lastFault(cause: DatabaseErrorCause): number | null;
}

const FAULT_INTERVAL_MS = 10_000;

interface TelemetryOptions {
  /** At most one log entry per cause in this interval. */
  faultIntervalMs?: number;
}

export function createTelemetry(
  log: Logger,
  { faultIntervalMs = FAULT_INTERVAL_MS }: TelemetryOptions = {},
): Telemetry {
  const metrics = createMetrics();
  // A counter that first appears with its first failure shows no increase to Prometheus.
  for (const cause of [...DATABASE_ERROR_CAUSES, "unexpected"]) metrics.faults.inc({ cause }, 0);
  const seenAt = new Map<DatabaseErrorCause, number>();
  /** The number of suppressed failures, for each cause logged in this interval. */
  const suppressed = new Map<DatabaseErrorCause, number>();

  const startInterval = (cause: DatabaseErrorCause): void => {
    suppressed.set(cause, 0);
    setTimeout(() => {
      const count = suppressed.get(cause) ?? 0;
      suppressed.delete(cause);
      if (count === 0) return;
      log.error({ cause, suppressed: count }, "suppressed failures of this cause");
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
      log.error({ cause, err: error, ...context }, "database or disk failure");
      startInterval(cause);
    },
    lastFault: (cause) => seenAt.get(cause) ?? null,
  };
}
