import type { FastifyInstance } from "fastify";
import { dayOf } from "../../domain/time/business-calendar";
import { openapiOf, type OpenapiSource } from "../kit/rest/openapi";
import { samplesOn } from "./openapi-samples";
import { routes } from "./routes";

/** Mounts the OpenAPI document. It is built once a day, because its examples have the date of the day. */
export function mountOpenapi(app: FastifyInstance, source: Omit<OpenapiSource, "samples">): void {
  const build = (day: string) => ({ day, document: openapiOf(routes, { ...source, samples: samplesOn(day) }) });
  let current = build(dayOf(new Date()));
  app.get("/api/openapi.json", () => {
    const day = dayOf(new Date());
    if (current.day !== day) current = build(day);
    return current.document;
  });
}
