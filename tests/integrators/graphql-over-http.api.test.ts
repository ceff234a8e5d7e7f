import { auditServer, type AuditResult } from "graphql-http";
import { openApp, type TestApp } from "../support/app";
import { fileText } from "../support/sources";

let app: TestApp;
let results: AuditResult[];

beforeAll(async () => {
  // The audit reads the schema, which only development allows.
  app = await openApp({ NODE_ENV: "development" });
  const origin = await app.server.listen({ port: 0, host: "127.0.0.1" });
  results = await auditServer({ url: `${origin}/graphql` });
});
afterAll(() => app.close());

const failed = (level: string): string[] =>
  results.filter(({ name, status }) => name.startsWith(level) && status !== "ok").map(({ id }) => id);

test("the GraphQL over HTTP audit has no failed MUST", () => {
  expect(results.length).toBeGreaterThan(50);
  expect(failed("MUST")).toEqual([]);
});

test("each failed SHOULD of the audit is listed with its reason in docs/transports.md", () => {
  const listed = [...fileText("docs/transports.md").matchAll(/^\| `([0-9A-F]{4})`/gm)].map(([, id]) => id);

  expect(listed.sort()).toEqual(failed("SHOULD").sort());
});
