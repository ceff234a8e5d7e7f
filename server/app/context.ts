import type { FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { Lang } from "../../domain/errors";
import { staffOfToken } from "../features/auth/session.service";
import { integratorOfToken } from "../features/keys/key.service";
import type { Actor, Ctx, Files, Settings } from "../kit/context";
import type { Jobs } from "../kit/jobs";
import type { Limits } from "../kit/limits/limits";

export interface ContextSource {
  primary: DataSource;
  replicas: DataSource[];
  settings: Settings;
  limits: Limits;
  files: Files;
  jobs: Jobs;
}

/** The first of our languages that the caller asks for; English for those who ask for none. */
export function langOf(accept: string | undefined): Lang {
  const asked = accept?.split(",").map((part) => part.trim().slice(0, 2).toLowerCase()) ?? [];
  return asked.find((lang): lang is Lang => lang === "fa" || lang === "en") ?? "en";
}

const bearerOf = (header: string): string => /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header)?.[1] ?? "";

/** Makes the context of a request: who asks, in which language, from where. */
export function contextFactory({ primary, replicas, settings, limits, files, jobs }: ContextSource) {
  let turn = 0;
  const actorOfToken = async (token: string, ip: string): Promise<Actor | null> =>
    (await staffOfToken(primary.manager, token, settings)) ?? integratorOfToken(primary.manager, token, ip);
  return async (request: FastifyRequest): Promise<Ctx> => {
    const { authorization } = request.headers;
    const token = authorization === undefined ? null : bearerOf(authorization);
    const actor = token === null ? null : await actorOfToken(token, request.ip);
    if (actor?.kind === "key") await limits.take("key:minute", actor.keyId);
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
      files,
      jobs,
      settings,
      headers: {},
    };
  };
}
