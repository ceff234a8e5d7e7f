import type { FastifyInstance } from "fastify";
import { dayOf } from "../../domain/time/business-calendar";
import type { Config } from "./config";
import { RATE_LIMITS } from "./limits";
import { openapiOf, type OpenapiSource } from "../kit/rest/openapi";
import { samplesOn } from "./openapi-samples";
import { routes } from "./routes";
import { allowancesOf } from "./settings";

/** The limits that integrators meet. */
const PUBLISHED = [
  "key:minute",
  "lookup:ip",
  "code:ip",
  "register:phone-event",
  "upload:caller",
  "export:caller",
  "template:caller",
] as const;

const limitsOf = (config: Config) => {
  const allowances: Partial<Record<string, number>> = allowancesOf(config);
  return PUBLISHED.map((name) => {
    const { points, seconds } = RATE_LIMITS[name];
    return { name, points: allowances[name] ?? points, seconds };
  });
};

/** Mounts the OpenAPI document. It is built at the first request of a day, because its examples have the date of the day. */
export function mountOpenapi(
  app: FastifyInstance,
  config: Config,
  source: Pick<OpenapiSource, "schema" | "version" | "permissionOf">,
): void {
  const constant = { serverUrl: config.PUBLIC_URL ?? "/", limits: limitsOf(config), ...source };
  const build = (day: string) => ({ day, document: openapiOf(routes, { ...constant, samples: samplesOn(day) }) });
  let current: ReturnType<typeof build> | undefined;
  app.get("/api/openapi.json", () => {
    const day = dayOf(new Date());
    if (current?.day !== day) current = build(day);
    return current.document;
  });
}
