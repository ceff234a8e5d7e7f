import type { TestApp } from "../support/app";
import { withRetries } from "../support/retry";

/** A JSON text that a request contains unchanged, because JSON.stringify would change it: 1e309, long integers. */
export interface Raw {
  raw: string;
}

export const raw = (text: string): Raw => ({ raw: text });

const isRaw = (value: unknown): value is Raw => typeof value === "object" && value !== null && "raw" in value;

const PLACE = "@@the value@@";

/** The JSON text of `body` with the value in place of PLACE. */
const withValue = (body: unknown, value: unknown): string =>
  JSON.stringify(body).replace(JSON.stringify(PLACE), () => (isRaw(value) ? value.raw : JSON.stringify(value)));

/** One way to pass a value: the same call over both APIs. */
export interface Way {
  name: string;
  rest: (value: typeof PLACE) => { method: string; url: string; body?: unknown };
  gql: (value: typeof PLACE) => { query: string; variables: Record<string, unknown> };
}

export interface ApiStatuses {
  value: string;
  rest: number;
  gql: number;
  restCode: string;
  gqlCode: string;
  detail: unknown;
}

const LEAK =
  /\bat \w+ \(|node_modules|select .* from|insert into|syntax error|invalid input syntax|22P02|QueryFailed|\.[jt]s:\d/i;

/** Sends a value through both APIs and returns the status of each. */
async function send(app: TestApp, way: Way, value: unknown, token: string): Promise<ApiStatuses> {
  const { method, url, body } = way.rest(PLACE);
  const inUrl = encodeURIComponent(PLACE);
  const path = url.includes(inUrl) ? url.replace(inUrl, encodeURIComponent(String(value))) : url;
  const rest = await withRetries(() =>
    app.rest(method, path, body === undefined ? undefined : withValue(body, value), { token }),
  );
  const gql = await withRetries(() => app.rest("POST", "/graphql", withValue(way.gql(PLACE), value), { token }));
  const error = gql.body.errors?.[0];
  if (LEAK.test(JSON.stringify([rest.body, gql.body])))
    throw new Error(`a response reveals too much: ${JSON.stringify([rest.body, gql.body])}`);
  return {
    value: isRaw(value) ? value.raw.slice(0, 60) : (JSON.stringify(value) ?? "undefined").slice(0, 60),
    rest: rest.status,
    gql: error ? (error.extensions?.status ?? gql.status) : gql.body.code ? gql.status : 200,
    restCode: rest.body.code ?? "",
    gqlCode: error?.extensions?.code ?? gql.body.code ?? "",
    detail: rest.body.detail,
  };
}

const AT_ONCE = 8;

/** Sends every value, a few at a time, in their order. */
export async function sendAll(
  app: TestApp,
  way: Way,
  values: readonly unknown[],
  token: string,
): Promise<ApiStatuses[]> {
  const results: ApiStatuses[] = [];
  for (let start = 0; start < values.length; start += AT_ONCE) {
    const some = values.slice(start, start + AT_ONCE);
    results.push(...(await Promise.all(some.map((value) => send(app, way, value, token)))));
  }
  return results;
}

/** The number of rows of each table, except for rate limits and known devices. */
export async function rowCounts(app: TestApp): Promise<Record<string, number>> {
  const tables = [
    "users",
    "stores",
    "customers",
    "receipts",
    "points_ledger",
    "lottery_codes",
    "items",
    "idempotency_keys",
    "feature_flags",
    "audit_log",
    "sessions",
  ];
  const counts = await app.sql<{ name: string; count: number }>(
    tables.map((table) => `select '${table}' as name, count(*)::int as count from ${table}`).join(" union all "),
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}
