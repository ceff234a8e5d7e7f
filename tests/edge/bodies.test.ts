import { gzipSync } from "node:zlib";
import { poolOf } from "../../server/kit/db/queries";
import { openApp, type TestApp } from "../support/app";
import { signedIn } from "../support/factories";
import { storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { drip, head, type Line, listen, openLine } from "../support/sockets";

let app: TestApp;
let port = 0;
let token = "";

beforeAll(async () => {
  app = await openApp({
    HEADERS_TIMEOUT_SECONDS: "2",
    BODY_TIMEOUT_SECONDS: "2",
    UPLOAD_MIN_KB_PER_SECOND: "10",
    LOG_LEVEL: "warn",
  });
  port = await listen(app);
  token = (await signedIn(app, "admin")).token;
});
afterAll(() => app.close());

const KB = 1024;
const JSON_TYPE = "Content-Type: application/json";
const signed = () => `Authorization: Bearer ${token}`;
/** The tolerance for a machine that is busy with other tests. */
const SLACK_MS = 3_000;

const openLines = (count: number): Promise<Line[]> => Promise.all(Array.from({ length: count }, () => openLine(port)));

test("40 connections that send a header byte by byte are closed within the time for headers", async () => {
  const lines = await openLines(40);
  for (const line of lines) line.socket.write("POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");

  await Promise.all(lines.map((line) => drip(line, "a", 200, () => false)));

  expect(lines.map((line) => line.status())).toEqual(Array(40).fill(408));
  expect(Math.max(...lines.map((line) => line.closedAfter()))).toBeLessThan(2_000 + SLACK_MS);
});

test("a connection that sends nothing is closed within the time for headers", async () => {
  const line = await openLine(port);

  await eventually(() => line.isClosed(), 2_000 + SLACK_MS, "the end of a silent connection");

  expect(line.closedAfter()).toBeLessThan(2_000 + SLACK_MS);
});

test.each([
  ["/graphql", () => [JSON_TYPE]],
  ["/auth/login", () => [JSON_TYPE]],
  ["/api/items", () => [JSON_TYPE, signed()]],
  ["/api/items", () => ["Content-Type: multipart/form-data; boundary=x", signed()]],
  ["/api/nothing", () => [JSON_TYPE]],
])("40 bodies to %s that arrive byte by byte end within the time for bodies", async (path, headers) => {
  const lines = await openLines(40);
  for (const line of lines) {
    line.socket.write(head(`POST ${path}`, [...headers(), "Content-Length: 1000"]));
  }

  await Promise.all(lines.map((line) => drip(line, "{", 200)));

  // A response may precede the deadline of the body; no connection stays open for the rest.
  expect(new Set(lines.map((line) => line.status())).size).toBe(1);
  expect(lines[0]?.status()).toBeGreaterThanOrEqual(400);
  expect(Math.max(...lines.map((line) => line.closedAfter()))).toBeLessThan(2_000 + SLACK_MS);
});

test("a late body returns an error in the product's format", async () => {
  const line = await openLine(port);
  line.socket.write(head("POST /auth/login", [JSON_TYPE, "Accept-Language: en", "Content-Length: 1000"]));

  await drip(line, "{", 200);

  expect(line.status()).toBe(408);
  expect(JSON.parse(line.received().split("\r\n\r\n")[1] ?? "")).toMatchObject({
    success: false,
    code: "REQUEST_TIMEOUT",
    detail: "The request took too long to arrive. Check your connection and send it again.",
  });
});

const FORM = "Content-Type: multipart/form-data; boundary=cut";
const formStart =
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';

const operationStart =
  '--cut\r\nContent-Disposition: form-data; name="operations"\r\n\r\n' +
  '{"query":"mutation ($file: Upload!) { startImport(file: $file, input: { type: CUSTOMERS }) { id } }","variables":{"file":null}}' +
  '\r\n--cut\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"file":["variables.file"]}\r\n';

test.each([
  ["/api/uploads", formStart],
  ["/graphql", operationStart + formStart],
])("an upload to %s below 10 KB a second is ended, and nothing of it is stored", async (path, start) => {
  const line = await openLine(port);
  const headers = [FORM, signed(), "apollo-require-preflight: true", "Content-Length: 5000000"];
  line.socket.write(head(`POST ${path}`, headers) + start);

  await drip(line, "x".repeat(100), 100);

  expect(line.status()).toBe(408);
  expect(line.closedAfter()).toBeLessThan(2_000 + SLACK_MS);
  await eventually(async () => (await storedFiles(app, "upload")).length === 0, 5_000, "the removal of the upload");
});

test("an upload at 40 KB a second may take longer than other bodies", async () => {
  const line = await openLine(port);
  const chunk = "x".repeat(4 * KB);
  const count = 40;
  const end = "\r\n--cut--\r\n";
  const length = formStart.length + count * chunk.length + end.length;
  line.socket.write(head("POST /api/uploads", [FORM, signed(), `Content-Length: ${length}`]) + formStart);

  const startedAt = performance.now();
  let sent = 0;
  await drip(line, chunk, 100, () => ++sent > count);
  line.socket.write(end);
  await eventually(() => line.status() !== 0, 5_000, "the response");

  expect(performance.now() - startedAt).toBeGreaterThan(3_000);
  expect(line.status()).toBe(201);
  line.socket.destroy();
});

const sendAll = async (path: string, headers: string[], body: Buffer | string = ""): Promise<Line> => {
  const line = await openLine(port);
  line.socket.write(head(`POST ${path}`, headers));
  line.socket.write(body);
  await eventually(() => line.status() !== 0 || line.isClosed(), 5_000, "a response");
  return line;
};
const codeOf = (line: Line): string => /"code":"(\w+)"/.exec(line.received())?.[1] ?? "";
const large = (size: number): string =>
  JSON.stringify({ query: "{ health { status } }", variables: { a: "x".repeat(size) } });
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test.each(["/graphql", "/auth/login", "/api/items", "/api/opening-day/register"])(
  "an anonymous body over 64 KB to %s is rejected before it is sent",
  async (path) => {
    const line = await sendAll(path, [JSON_TYPE, `Content-Length: ${65 * KB}`]);

    expect([line.status(), codeOf(line)]).toEqual([413, "BODY_NEEDS_SIGN_IN"]);
    await eventually(() => line.isClosed(), 5_000, "the end of the connection");
  },
);

test("an anonymous body over 64 KB without a Content-Length is rejected when it passes the limit", async () => {
  const line = await sendAll("/graphql", [JSON_TYPE, "Transfer-Encoding: chunked"], chunked(large(65 * KB)));

  expect([line.status(), codeOf(line)]).toEqual([413, "BODY_NEEDS_SIGN_IN"]);
});

test("an anonymous body that decompresses to more than 64 KB is rejected", async () => {
  const packed = gzipSync(large(200 * KB));

  const line = await sendAll(
    "/graphql",
    [JSON_TYPE, "Content-Encoding: gzip", `Content-Length: ${packed.length}`],
    packed,
  );

  expect(packed.length).toBeLessThan(KB);
  expect([line.status(), codeOf(line)]).toEqual([413, "BODY_NEEDS_SIGN_IN"]);
});

test("an anonymous body of 60 KB is read with a Content-Length, chunked and compressed", async () => {
  const text = large(60 * KB);
  const packed = gzipSync(text);

  const lines = [
    await sendAll("/graphql", [JSON_TYPE, `Content-Length: ${text.length}`], text),
    await sendAll("/graphql", [JSON_TYPE, "Transfer-Encoding: chunked"], chunked(text)),
    await sendAll("/graphql", [JSON_TYPE, "Content-Encoding: gzip", `Content-Length: ${packed.length}`], packed),
  ];

  expect(lines.map((line) => line.status())).toEqual([200, 200, 200]);
  lines.forEach((line) => line.socket.destroy());
});

test("a signed-in caller's body of 500 KB is read with a Content-Length and chunked", async () => {
  const text = large(500 * KB);

  const lines = [
    await sendAll("/graphql", [JSON_TYPE, signed(), `Content-Length: ${text.length}`], text),
    await sendAll("/graphql", [JSON_TYPE, signed(), "Transfer-Encoding: chunked"], chunked(text)),
  ];

  expect(lines.map((line) => line.status())).toEqual([200, 200]);
  lines.forEach((line) => line.socket.destroy());
});

/** Sends a body and returns the error of its last write. */
const write = (line: Line, size: number): Promise<Error | null | undefined> =>
  new Promise((resolve) => {
    const part = Buffer.alloc(KB * KB, "x");
    for (let sent = part.length; sent < size; sent += part.length) line.socket.write(part, () => undefined);
    line.socket.write(part, resolve);
  });

test.each([
  ["/api/receipts/create", () => [JSON_TYPE, signed()], 413, "PAYLOAD_TOO_LARGE"],
  ["/api/receipts/create", () => [JSON_TYPE, signed(), "Connection: close"], 413, "PAYLOAD_TOO_LARGE"],
  ["/api/receipts/create", () => ["Content-Type: text/plain", signed()], 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["/graphql", () => [FORM, "apollo-require-preflight: true"], 401, "UNAUTHENTICATED"],
  ["/api/import/customers", () => [FORM, "Connection: close"], 401, "UNAUTHENTICATED"],
])("a sender of 20 MB to %s reads the rejection after the body is written", async (path, headers, status, code) => {
  const line = await openLine(port);
  const size = 20 * KB * KB;
  line.socket.write(head(`POST ${path}`, [...headers(), `Content-Length: ${size}`]));

  const error = await write(line, size);
  await eventually(() => codeOf(line) !== "", 5_000, "the response");

  expect(error ?? null).toBeNull();
  expect([line.status(), codeOf(line)]).toEqual([status, code]);
  line.socket.destroy();
});

test("the connection of a rejected body serves the next request", async () => {
  const line = await openLine(port);
  const size = 20 * KB * KB;
  line.socket.write(head("POST /api/items", [JSON_TYPE, signed(), `Content-Length: ${size}`]));
  await write(line, size);

  line.socket.write(head("GET /health/live", []));

  await eventually(() => line.received().includes("HTTP/1.1 200"), 5_000, "the second response");
  line.socket.destroy();
});

test("the connection of a rejected body is closed when the rest is over 64 MB", async () => {
  const line = await openLine(port);
  const size = 200 * KB * KB;
  line.socket.write(head("POST /api/items", [JSON_TYPE, signed(), `Content-Length: ${size}`]));

  await write(line, size);

  await eventually(() => line.isClosed(), 5_000, "the end of the connection");
  expect(line.status()).toBe(413);
});

test("a body over 64 KB with an invalid token is rejected with 401 before it is sent", async () => {
  const line = await sendAll("/graphql", [
    JSON_TYPE,
    `Authorization: Bearer cc_s_${"A".repeat(43)}`,
    `Content-Length: ${500 * KB}`,
  ]);

  expect([line.status(), codeOf(line)]).toEqual([401, "UNAUTHENTICATED"]);
  await eventually(() => line.isClosed(), 5_000, "the end of the connection");
});

test("300 anonymous bodies of a megabyte are not held in memory", async () => {
  const anywhere = await openApp({ MAX_CONNECTIONS_PER_ADDRESS: "0" });
  const itsPort = await listen(anywhere);
  const lines = await Promise.all(Array.from({ length: 300 }, () => openLine(itsPort)));
  const before = process.memoryUsage().rss;
  const part = Buffer.alloc(250 * KB, "x");

  for (const line of lines) line.socket.write(head("POST /auth/login", [JSON_TYPE, "Content-Length: 1040000"]));
  for (const line of lines) for (let n = 0; n < 4; n++) line.socket.write(part, () => undefined);
  await eventually(() => lines.every((line) => line.isClosed()), 30_000, "the end of every connection");

  const grown = process.memoryUsage().rss - before;
  await anywhere.close();
  // The 300 MB are sent from one shared buffer of this process.
  expect(grown).toBeLessThan(150 * KB * KB);
});

test("a call reads its session once", async () => {
  const pool = poolOf(app.product.primary.manager);
  let acquired = 0;
  const count = () => void acquired++;
  pool.on("acquire", count);

  const { data } = await app.gql("{ __typename }", {}, { token });

  pool.off("acquire", count);
  expect(data).toEqual({ __typename: "Query" });
  expect(acquired).toBe(1);
});

test("an invalid token does not affect public calls", async () => {
  const stale = `cc_s_${"A".repeat(43)}`;

  const [login, items, gql] = [
    await app.rest("POST", "/auth/login", { username: "nobody", password: "none", role: "Counter" }, { token: stale }),
    await app.rest("GET", "/api/items", undefined, { token: stale }),
    await app.gql("{ health { status } }", {}, { token: stale }),
  ];

  expect([login.body.code, items.body.code, gql.data]).toEqual([
    "LOGIN_FAILED",
    "UNAUTHENTICATED",
    { health: { status: "HEALTHY" } },
  ]);
});
