import type { FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { Lang } from "../../domain/errors";
import { staffOfToken } from "../features/auth/session.service";
import type { Ctx, Settings } from "../kit/context";
import type { Limits } from "../kit/limits/limits";

export interface ContextSource {
  primary: DataSource;
  replicas: DataSource[];
  settings: Settings;
  limits: Limits;
}

/** The first of our languages that the caller asks for; English for those who ask for none. */
export function langOf(accept: string | undefined): Lang {
  const asked = accept?.split(",").map((part) => part.trim().slice(0, 2).toLowerCase()) ?? [];
  return asked.find((lang): lang is Lang => lang === "fa" || lang === "en") ?? "en";
}

const bearerOf = (header: string): string => /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header)?.[1] ?? "";

/** Makes the context of a request: who asks, in which language, from where. */
export function contextFactory({ primary, replicas, settings, limits }: ContextSource) {
  let turn = 0;
  return async (request: FastifyRequest): Promise<Ctx> => {
    const { authorization } = request.headers;
    const actor =
      authorization === undefined ? null : await staffOfToken(primary.manager, bearerOf(authorization), settings);
    const replica = replicas.length > 0 ? replicas[turn++ % replicas.length] : undefined;
    return {
      db: primary.manager,
      replica: (replica ?? primary).manager,
      actor,
      badToken: authorization !== undefined && actor === null,
      now: new Date(),
      lang: langOf(request.headers["accept-language"]),
      ip: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      requestId: request.id,
      limits,
      settings,
      headers: {},
    };
  };
}
