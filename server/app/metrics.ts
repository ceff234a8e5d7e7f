import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
}

/** Counts and durations for a scraper, in the Prometheus text form. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  return {
    observe: (labels, seconds) => requests.observe(labels, seconds),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
