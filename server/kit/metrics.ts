import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** The counts that a connection pool of pg keeps of itself. */
interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface JobCounts {
  running: number;
  waiting: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything this process measures, in a registry of its own. Gauges read counts that are kept anyway. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    register,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help:
        "Duration of HTTP requests by route pattern. A GraphQL response with an error has the status of that error, " +
        "not the 200 it is sent with; code is the error code, empty for none.",
      labelNames: ["method", "route", "status", "code"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    graphqlErrors: counter("graphql_errors_total", "Errors of GraphQL operations, those behind REST included", "code"),
    faults: counter("faults_total", "Failures of the database, the disk or the program", "cause"),
    limitsHit: counter("limits_hit_total", "Calls and connections rejected by a limit", "limit"),
    failedSignIns: counter("failed_sign_ins_total", "Sign-ins that failed", "reason"),
    receiptsRecorded: counter("receipts_recorded_total", "Receipts recorded by calls; imports are not counted"),
    jobsFailed: counter("jobs_failed_total", "Background jobs that ended with an unexpected error"),
    clockSkew: new Gauge({
      name: "database_clock_skew_seconds",
      help: "Clock of the database minus the clock of this process",
      registers,
    }),
    /** Shows the counts of connection pools, each under its name. */
    watchPools(pools: Record<string, PoolCounts>): void {
      new Gauge({
        name: "database_pool_connections",
        help: "Connections of a pool, and the calls that wait for one",
        labelNames: ["pool", "state"],
        registers,
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
            this.set({ pool, state: "total" }, totalCount);
            this.set({ pool, state: "idle" }, idleCount);
            this.set({ pool, state: "waiting" }, waitingCount);
          }
        },
      });
    },
    /** Shows how many background jobs run and wait. */
    watchJobs(countsOf: () => JobCounts): void {
      new Gauge({
        name: "background_jobs",
        help: "Background jobs of this process that run or wait",
        labelNames: ["state"],
        registers,
        collect() {
          const { running, waiting } = countsOf();
          this.set({ state: "running" }, running);
          this.set({ state: "waiting" }, waiting);
        },
      });
    },
  };
}
