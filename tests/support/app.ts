import type { FastifyInstance } from "fastify";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Chain, QUICKNET } from "../../domain/draws/beacon";
import { type Config, readConfig } from "../../server/app/config";
import { createServer } from "../../server/app/http";
import { createServices, type Services, systemContext } from "../../server/app/bootstrap";
import { runDoctor } from "../../server/app/doctor";
import type { Ctx } from "../../server/kit/context";
import { queryRows } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import type { Lang } from "../../domain/errors/error-catalogue";
import { newDatabase, TEMPLATE } from "./test-databases";

export interface CallOptions {
  token?: string;
  lang?: Lang;
  ip?: string;
  headers?: Record<string, string>;
}

export interface RestResponse {
  status: number;
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test states what it expects of a body itself
  headers: Record<string, string | string[] | number | undefined>;
}

interface GqlResponse {
  status: number;
  data: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- as above
  errors?: {
    message: string;
    extensions: {
      code: string;
      status: number;
      detail: string;
      fields: { field: string; code: string; message: string }[];
    };
  }[];
}

export type LogLine = Record<string, unknown> & { level: string; msg: string };

/** An unused IP address, so that tests do not share limits. */
export const freshIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** The whole product with its own database, used through its APIs. */
export interface TestApp {
  server: FastifyInstance;
  product: Services;
  config: Config;
  ctx(overrides?: Partial<Ctx>): Ctx;
  rest(method: string, url: string, body?: unknown, options?: CallOptions): Promise<RestResponse>;
  gql(query: string, variables?: Record<string, unknown>, options?: CallOptions): Promise<GqlResponse>;
  /** The log lines so far; empty unless LOG_LEVEL is set. */
  log(): LogLine[];
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Violations that the doctor finds; an empty string if there are none. */
  doctor(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the product on a copy of the template database; with `clientDir` it also serves a built client. `chain` replaces
 * the randomness beacon of draws.
 */
export async function openApp(
  env: Record<string, string> = {},
  clientDir: string | null = null,
  chain: Chain = QUICKNET,
): Promise<TestApp> {
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: await newDatabase(TEMPLATE),
    DATA_DIR: mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "files-")),
    SECRET_KEY: "the secret of the tests, thirty-two characters",
    ...env,
  });
  const lines: LogLine[] = [];
  const logger = createLogger(config.LOG_LEVEL, { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  const product = await createServices(config, logger, { chain });
  const server = await createServer({ ...product, config, clientDir });
  await server.ready();

  const headersOf = ({ token, lang, headers }: CallOptions) => ({
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(lang === undefined ? {} : { "accept-language": lang }),
    ...headers,
  });
  const rest: TestApp["rest"] = async (method, url, body, options = {}) => {
    const response = await server.inject({
      method: method as "GET",
      url,
      remoteAddress: options.ip ?? freshIp(),
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headersOf(options) },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const isJson = /json/.test(String(response.headers["content-type"]));
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
  };
  return {
    server,
    product,
    config,
    ctx: (overrides = {}) => ({ ...systemContext(product), ip: freshIp(), ...overrides }),
    rest,
    async gql(query, variables = {}, options = {}) {
      const response = await rest("POST", "/graphql", { query, variables }, options);
      return { status: response.status, ...response.body };
    },
    log: () => lines,
    sql: (text, values) => queryRows(product.primary.manager, text, values),
    async doctor() {
      const lines: string[] = [];
      const code = await runDoctor(product.primary.manager, (line) => lines.push(line));
      return code === 0 ? "" : lines.filter((line) => !line.startsWith("ok")).join("\n");
    },
    async close() {
      await server.close();
      await product.close();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}

/** One app for a test file, opened before its first test and closed after its last one. */
export function useApp(env: Record<string, string> = {}, chain: Chain = QUICKNET): () => TestApp {
  let app: TestApp | null = null;
  beforeAll(async () => {
    app = await openApp(env, null, chain);
  });
  afterAll(async () => {
    await app?.close();
  });
  return () => {
    if (!app) throw new Error("the app is open only inside a test");
    return app;
  };
}
