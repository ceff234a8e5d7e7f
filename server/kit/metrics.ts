import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** The counts of a pg connection pool. */
interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface JobCounts {
  running: number;
  waiting: number;
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of this process, in their own registry. */
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
      buckets: DURATION_BUCKETS,
      registers,
    }),
    operations: new Histogram({
      name: "graphql_operation_duration_seconds",
      help:
        "Duration of GraphQL operations by root field, including those behind REST. `several` has more than one root " +
        "field, `other` is a rejected document or a field that the schema does not have.",
      labelNames: ["operation"],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    graphqlErrors: counter("graphql_errors_total", "Errors of GraphQL operations, including those behind REST", "code"),
    faults: counter("faults_total", "Failures of the database, the disk or the application", "cause"),
    limitsHit: counter("limits_hit_total", "Calls and connections rejected by a limit", "limit"),
    failedSignIns: counter("failed_sign_ins_total", "Failed sign-ins", "reason"),
    jobsFailed: counter("jobs_failed_total", "Background jobs that ended with an unexpected error"),
    clockSkew: new Gauge({
      name: "database_clock_skew_seconds",
      help: "Clock of the database minus the clock of this process",
      registers,
    }),
    /** Exports the counts of connection pools by name. */
    watchPools(pools: () => Record<string, PoolCounts>): void {
      new Gauge({
        name: "database_pool_connections",
        help: "Connections of a pool, and calls waiting for one",
        labelNames: ["pool", "state"],
        registers,
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools())) {
            this.set({ pool, state: "total" }, totalCount);
            this.set({ pool, state: "idle" }, idleCount);
            this.set({ pool, state: "waiting" }, waitingCount);
          }
        },
      });
    },
    /** Exports the numbers of running and waiting background jobs. */
    watchJobs(countsOf: () => JobCounts): void {
      new Gauge({
        name: "background_jobs",
        help: "Running and waiting background jobs of this process",
        labelNames: ["state"],
        registers,
        collect() {
          const { running, waiting } = countsOf();
          this.set({ state: "running" }, running);
          this.set({ state: "waiting" }, waiting);
        },
      });
    },
    /** Exports the age of the oldest running and of the oldest waiting background job in seconds. */
    watchJobAges(agesOf: () => JobCounts): void {
      new Gauge({
        name: "background_job_age_seconds",
        help: "How long the oldest background job of this process has been running or waiting; 0 if there is none",
        labelNames: ["state"],
        registers,
        collect() {
          const { running, waiting } = agesOf();
          this.set({ state: "running" }, running);
          this.set({ state: "waiting" }, waiting);
        },
      });
    },
    /** Exports the replication lag of replicas by name in seconds, measured at each scrape. */
    watchReplicas(lags: Record<string, () => Promise<number>>): void {
      new Gauge({
        name: "database_replication_lag_seconds",
        help: "Age of the last transaction that a replica has replayed; 0 if it is up to date, NaN if it does not respond",
        labelNames: ["replica"],
        registers,
        async collect() {
          await Promise.all(Object.entries(lags).map(async ([replica, lagOf]) => this.set({ replica }, await lagOf())));
        },
      });
    },
  };
}
