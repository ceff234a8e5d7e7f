import type { FastifyInstance } from "fastify";
import { measureClockSkew, unreadyReasons } from "../features/health/health.service";
import type { Config } from "./config";
import type { ContextSource } from "./request-context";
import { migrations } from "./migrations";

const CLOCK_INTERVAL_MS = 60_000;
const MIGRATION_NAMES = migrations.map(({ name }) => name);

/**
 * `GET /health/live`: 200 while the process runs. `GET /health/ready`: 200 if it can serve requests, otherwise 503 with
 * the reasons. Both skip authentication and respond within a second.
 */
export function mountHealthProbes(
  app: FastifyInstance,
  { primary, telemetry, settings: { version } }: ContextSource,
  { dataDir }: Config,
): void {
  app.get("/health/live", () => ({ status: "live", version }));
  app.get("/health/ready", async (_request, reply) => {
    const reasons = await unreadyReasons({ db: primary.manager, telemetry, dataDir, migrations: MIGRATION_NAMES });
    const isReady = reasons.length === 0;
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not ready", version, reasons });
  });
}

/** Measures the clock skew of the database at start and every minute. */
export function watchClock(app: FastifyInstance, { primary, telemetry }: ContextSource): void {
  const measure = () => void measureClockSkew(primary.manager, telemetry);
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", (done) => {
    measure();
    timer = setInterval(measure, CLOCK_INTERVAL_MS).unref();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    done();
  });
}
