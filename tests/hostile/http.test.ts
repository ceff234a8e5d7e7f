import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { useApp } from "../support/app";
import { signedIn } from "../support/factories";

const app = useApp();

let port = 0;
let token = "";

beforeAll(async () => {
  await app().server.listen({ port: 0, host: "127.0.0.1" });
  port = (app().server.server.address() as AddressInfo).port;
  token = (await signedIn(app(), "admin")).token;
});

interface Result {
  /** 0 if the connection was closed without a response. */
  status: number;
  text: string;
}

const WAIT_MS = 3_000;

/** Writes bytes to the port as they are and reads the first response. */
const speak = (...chunks: (string | Buffer)[]): Promise<Result> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    const timer = setTimeout(done, WAIT_MS);
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    socket.on("close", done);
    socket.on("error", done);
    for (const chunk of chunks) socket.write(chunk, () => undefined);
  });

const request = (line: string, headers: string[] = [], body = ""): string =>
  [`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", body].join("\r\n");

const post = (headers: string[], body: string | Buffer, url = "/api/items"): Promise<Result> =>
  speak(
    request(`POST ${url}`, [
      `Authorization: Bearer ${token}`,
      ...headers,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]),
    body,
  );

const itemCount = async () =>
  (await app().sql<{ count: number }>("select count(*)::int as count from items"))[0]?.count;

afterEach(async () => {
  const { status } = await speak(request("GET /health"));
  expect(status).toBe(200);
});

const isErrorResponse = ({ status, text }: Result): boolean =>
  status >= 400 && status < 500 && !/\bat \w+ \(|node_modules|\.[jt]s:\d/.test(text);

test.each([
  ...[
    "/%",
    "/%%",
    "/%z",
    "/%zz",
    "/%1",
    "/%u0041",
    "/api/items/%",
    "/api/items/%zz",
    "/api/items/%c0%ae%c0%ae",
    "/api/items/%ff",
  ],
  ...[
    "/api/items/%ed%a0%80",
    "/api/items/%f8%88%80%80%80",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/api/..%2f..%2fetc/passwd",
    "/..;/health",
  ],
  ...[
    "//api/items",
    "/api//items",
    "/api/items//",
    "///",
    "/./api/items/..",
    "/../../etc/passwd",
    "/api/items/../../../etc/passwd",
  ],
  ...[
    "/API/ITEMS",
    "/api/items;a=b/x",
    "/api/items%00",
    "/%00",
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.js",
    "/data/secret.key",
  ],
  ...[
    "http://evil.example/health2",
    "*",
    "evil.example:443",
    `/${"a".repeat(8_000)}`,
    `/api/items/${"a".repeat(5_000)}`,
  ],
])("the path %s is rejected", async (path) => {
  const response = await speak(request(`GET ${path}`, [`Authorization: Bearer ${token}`]));

  expect(isErrorResponse(response)).toBe(true);
  expect(response.text).not.toMatch(/^location:/im);
  expect(response.text).not.toContain("root:");
});

test.each([
  ["/%zz/secret", 400, "BAD_REQUEST", "Could not read the request."],
  ["/api/items/%zz-secret", 400, "BAD_REQUEST", "Could not read the request."],
  [`/api/events/${"secret".repeat(50)}`, 414, "URI_TOO_LONG", "The URL is too long. Check it and try again."],
])(
  "the router's own error for %s has the product's format and does not repeat the URL",
  async (path, status, code, detail) => {
    const { text } = await speak(request(`GET ${path}`, ["X-Request-Id: router-1", "Accept-Language: en"]));
    const persian = await speak(request(`GET ${path}`, ["Accept-Language: fa"]));

    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^x-request-id: router-1$/m);
    expect(head).toMatch(/^cache-control: no-store$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(JSON.parse(body)).toEqual({ success: false, error: detail, detail, code, request_id: "router-1" });
    expect(persian.text).toContain(code);
    expect(text + persian.text).not.toMatch(/secret|%zz|FST_/);
  },
);

test.each([
  "%",
  "%zz",
  "%c0%ae",
  "%ff",
  "%00",
  "a%",
  "%u0041",
  "%ed%a0%80",
  "&",
  "=",
  "?",
  "[]",
  "[a]",
  "__proto__",
  "a=1&a=2&a=3",
])("a look-up with the query %s is rejected", async (query) => {
  const responses = [
    await speak(request(`GET /api/customers/lookup?phone=${query}&national_code=0499370899`)),
    await speak(request(`GET /api/customers/lookup?${query}`)),
    await speak(request(`GET /api/customers/lookup?phone[]=09121234567&national_code[a]=${query}`)),
  ];

  expect(responses.filter((response) => !isErrorResponse(response))).toEqual([]);
});

test("a query parameter with two values is rejected", async () => {
  const response = await speak(
    request("GET /api/customers/lookup?phone=09121234567&phone=09121234568&national_code=0499370899"),
  );

  expect(response.status).toBe(400);
});

test.each([
  ["no method", "/ HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["an unknown method", request("FOO /health")],
  ["a method in lower case", request("get /health")],
  ["a method with a zero byte", "GE\u0000T /health HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a method of a thousand letters", request(`${"A".repeat(1_000)} /health`)],
  ["a tunnel", request("CONNECT evil.example:443")],
  ["a future version", "GET /health HTTP/3.0\r\nHost: a\r\n\r\n"],
  ["a non-numeric version", "GET /health HTTP/x.y\r\nHost: a\r\n\r\n"],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a TLS handshake", Buffer.from("16030100f0010000ec0303", "hex")],
  ["binary noise", Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 7919) % 256))],
  ["no host", "GET /health HTTP/1.1\r\n\r\n"],
  ["a zero byte in the URL", "GET /health\u0000x HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a space in the URL", "GET /health x HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a header without a colon", request("GET /health", ["Broken"])],
  ["a header with a space in its name", request("GET /health", ["Bro ken: x"])],
  ["a header with a zero byte", request("GET /health", ["X-A: a\u0000b"])],
  ["an obsolete multi-line header", request("GET /health", ["X-A: a", " b"])],
  ["a header of 20 KB", request("GET /health", [`X-A: ${"a".repeat(20_000)}`])],
  ["a header of 1 MB", request("GET /health", [`X-A: ${"a".repeat(1_000_000)}`])],
  [
    "three thousand headers",
    request(
      "GET /health",
      Array.from({ length: 3_000 }, (_, n) => `X-${n}: a`),
    ),
  ],
  ["an Authorization header of 20 KB", request("GET /health", [`Authorization: Bearer ${"a".repeat(20_000)}`])],
  ["a URL of 20 KB", request(`GET /health?${"a".repeat(20_000)}`)],
  ["two Content-Length headers", request("POST /api/items", ["Content-Length: 5", "Content-Length: 6"], "{}")],
  [
    "Content-Length before Transfer-Encoding",
    request("POST /api/items", ["Content-Length: 5", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
  ],
  [
    "Transfer-Encoding before Content-Length",
    request("POST /api/items", ["Transfer-Encoding: chunked", "Content-Length: 5"], "0\r\n\r\n"),
  ],
  [
    "chunked before another encoding",
    request("POST /api/items", ["Transfer-Encoding: chunked, identity"], "0\r\n\r\n"),
  ],
  ["a misspelt encoding", request("POST /api/items", ["Transfer-Encoding: xchunked"], "0\r\n\r\n")],
  ["a negative length", request("POST /api/items", ["Content-Length: -1"], "{}")],
  ["a non-numeric length", request("POST /api/items", ["Content-Length: abc"], "{}")],
  ["a signed length", request("POST /api/items", ["Content-Length: +2"], "{}")],
  ["a length of 40 digits", request("POST /api/items", [`Content-Length: ${"9".repeat(40)}`], "{}")],
  [
    "a chunk with a non-numeric size",
    request("POST /api/items", ["Transfer-Encoding: chunked"], "xyz\r\n{}\r\n0\r\n\r\n"),
  ],
  [
    "a chunk with a size above 64 bits",
    request("POST /api/items", ["Transfer-Encoding: chunked"], "ffffffffffffffffff\r\n{}"),
  ],
])("a request with %s is rejected, and the next caller is served", async (_, bytes) => {
  const response = await speak(bytes);

  expect(response.status === 0 || isErrorResponse(response)).toBe(true);
});

test.each(["PATCH", "PUT", "DELETE", "TRACE", "PROPFIND", "PURGE", "LINK"])(
  "%s is not a method of the health call",
  async (method) => {
    const response = await speak(request(`${method} /health`));

    expect([404, 405]).toContain(response.status);
    expect(response.text).not.toContain("healthy");
  },
);

test("HEAD responds like GET, without a body", async () => {
  const { status, text } = await speak(request("HEAD /health"));

  expect(status).toBe(200);
  expect(text.split("\r\n\r\n")[1]).toBe("");
});

test.each([
  "evil.example",
  "evil.example:99999",
  "localhost@evil.example",
  "[::1",
  "127.0.0.1:0",
  "a b",
  "%00",
  "<script>",
  "x".repeat(5_000),
])("the host %s changes nothing in the response", async (host) => {
  const { status, text } = await speak(
    `GET /health HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${host}\r\nConnection: close\r\n\r\n`,
  );

  expect([200, 400]).toContain(status);
  expect(text).not.toContain("evil");
  expect(text).not.toMatch(/^location:/im);
});

test.each([
  "bytes=0-1",
  "bytes=0-,0-,0-",
  `bytes=${Array(1_000).fill("0-").join(",")}`,
  "bytes=-1",
  "bytes=x",
  "chars=0-1",
])("the range %# is ignored", async (range) => {
  const { status, text } = await speak(request("GET /health", [`Range: ${range}`]));

  expect(status).toBe(200);
  expect(text).toContain('"healthy"');
});

const JSON_BODY = JSON.stringify({ title: "Milk" });

test.each([
  ...[
    "text/plain",
    "text/html",
    "text/xml",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ],
  ...[
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "application/graphql",
    "application/x-ndjson",
    "image/png",
    "*/*",
  ],
  ...["application", "json", "application/jsonx", "applicatio n/json", ";", "application/json/x", "text/json"],
])("a body sent as %s is not read", async (type) => {
  const before = await itemCount();

  const { status } = await post([`Content-Type: ${type}`], JSON_BODY);

  expect([400, 415]).toContain(status);
  expect(await itemCount()).toBe(before);
});

test("a body without a type is not read", async () => {
  const { status } = await post([], JSON_BODY);

  expect([400, 415]).toContain(status);
});

test.each([
  "utf-8",
  "UTF-8",
  '"utf-8"',
  "us-ascii",
  "iso-8859-1",
  "utf-7",
  "utf-16",
  "utf-16le",
  "utf-32",
  "x-user-defined",
  "none",
  "%00",
  "x".repeat(500),
])("a body in the charset %s is read correctly or rejected", async (charset) => {
  const { status, text } = await post([`Content-Type: application/json; charset=${charset}`], JSON_BODY);

  expect([201, 400, 415]).toContain(status);
  if (status === 201) expect(text).toContain('"title":"Milk"');
});

test.each(["utf16le", "latin1"] as const)("a body in %s is not silently misread", async (encoding) => {
  const bytes = Buffer.from(JSON.stringify({ title: "é\u00ff" }), encoding);

  const { status, text } = await post(["Content-Type: application/json"], bytes);

  expect(status === 400 || /\ufffd|Ã|ï¿½/.test(text)).toBe(true);
});

test("a compressed body is decompressed, and its decompressed size counts", async () => {
  const packed = (text: string) => post(["Content-Type: application/json", "Content-Encoding: gzip"], gzipSync(text));

  const [small, large] = [await packed(JSON_BODY), await packed(JSON.stringify({ title: "x".repeat(1024 * 1024) }))];

  expect([small.status, large.status]).toEqual([201, 413]);
});

test.each(["x-gzip", "deflate", "br", "zstd", "compress", "gzip, gzip", "identity, gzip", "unknown"])(
  "a body declared as %s but not encoded so is rejected",
  async (encoding) => {
    const before = await itemCount();

    const { status } = await post(
      ["Content-Type: application/json", `Content-Encoding: ${encoding}`],
      Buffer.from([0x1f, 0x8b, 0x00, 0xff, 0x00]),
    );

    expect([400, 415]).toContain(status);
    expect(await itemCount()).toBe(before);
  },
);

test("a compressed body of a hundred megabytes is rejected without holding it in memory", async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
  const memory = process.memoryUsage().rss;

  const { status } = await post(["Content-Type: application/json", "Content-Encoding: gzip"], bomb);

  expect(status).toBe(413);
  expect(process.memoryUsage().rss - memory).toBeLessThan(60 * 1024 * 1024);
});

test("a request hidden in the body of another gets no response", async () => {
  const hidden = request("DELETE /api/items/11111111-1111-4111-8111-111111111111");
  const { text } = await speak(
    request(
      "POST /api/items",
      ["Content-Length: 4", "Transfer-Encoding: chunked", "Content-Type: application/json"],
      `0\r\n\r\n${hidden}`,
    ),
  );

  expect(text.match(/^HTTP\/1\.1/gm)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each([
  ["a line break in an id", "X-Request-Id: a\r\n\tb"],
  ["a tag", "X-Request-Id: <script>"],
  ["five thousand letters", `X-Request-Id: ${"a".repeat(5_000)}`],
  ["Persian letters", "X-Request-Id: شناسه"],
])("a request id with %s is not repeated in the response", async (_, header) => {
  const { text } = await speak(request("GET /health", [header]));

  expect(text).not.toContain("<script>");
  expect(text).not.toContain("a".repeat(65));
});

test.each([
  "fa",
  "en-US,en;q=0.9,fa;q=0.8",
  "*",
  ";",
  ",,,,",
  "x".repeat(5_000),
  Array(2_000).fill("de").join(","),
  "__proto__",
  "fa'; drop table",
])("the language %# is Persian, or falls back to English", async (language) => {
  const { status, text } = await speak(request("GET /api/nothing", [`Accept-Language: ${language}`]));

  expect(status).toBe(404);
  expect(Buffer.from(text, "latin1").toString("utf8")).toMatch(
    /Nothing was found at this URL|در این نشانی چیزی پیدا نشد/,
  );
});

test("a connection that stops in the middle of its request delays no other", async () => {
  const slow = connect(port, "127.0.0.1");
  slow.write("POST /api/items HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{");

  const started = Date.now();
  const { status } = await speak(request("GET /health"));
  const took = Date.now() - started;

  slow.destroy();
  expect(status).toBe(200);
  expect(took).toBeLessThan(1_000);
});

test("all invariants hold at the end", async () => {
  expect(await app().doctor()).toBe("");
});
