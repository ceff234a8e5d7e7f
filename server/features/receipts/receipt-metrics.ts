import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** The metrics of the queue of receipts; `countsOf` returns the receipts that are written and that wait. */
export function createReceiptMetrics(register: Registry, countsOf: () => { running: number; waiting: number }) {
  const registers = [register];
  new Gauge({
    name: "receipt_queue_length",
    help: "Receipts of this process that are written or wait for a statement",
    labelNames: ["state"],
    registers,
    collect() {
      const { running, waiting } = countsOf();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  return {
    recorded: new Counter({
      name: "receipts_recorded_total",
      help: "Receipts recorded by calls, without imports",
      registers,
    }),
    batchSize: new Histogram({
      name: "receipt_batch_size",
      help: "Receipts that one statement writes",
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    batchWait: new Histogram({
      name: "receipt_batch_wait_seconds",
      help: "Time from the submission of a receipt to the start of its statement",
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  };
}
