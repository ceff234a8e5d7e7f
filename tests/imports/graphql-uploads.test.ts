import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openApp, type TestApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";
import { head, type Line, listen, openLine } from "../support/sockets";
import { spooledFiles, storedFiles } from "../support/stored-files";
import { FORM_TYPE, formOf, operationForm, type Part } from "../support/upload";
import { zipOf } from "../support/zip";
import { csv } from "./importer";

const START = `mutation ($file: Upload!, $input: ImportInput!) {
  startImport(file: $file, input: $input) { id fileName replayed }
}`;
const CUSTOMERS = { input: { type: "CUSTOMERS" } };

let app: TestApp;
let url = "";
let port = 0;
let token = "";
/** Temporary files of the multipart parser that other processes have left. */
let foreign: string[] = [];

const bufferedFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith("capacitor-"));

beforeAll(async () => {
  foreign = bufferedFiles();
  app = await openApp({ RATE_LIMIT_PROFILE: "bench" });
  port = await listen(app);
  url = `http://127.0.0.1:${port}/graphql`;
  token = (await signedIn(app, "manager")).token;
});
afterAll(() => app.close());

/** No upload, spooled copy or buffer of the parser remains after a request. */
afterEach(async () => {
  const left = async () => [
    ...(await storedFiles(app, "upload")),
    ...spooledFiles(app.config.dataDir),
    ...bufferedFiles().filter((name) => !foreign.includes(name)),
  ];
  await eventually(async () => (await left()).length === 0, 10_000, "the files to be removed");
});

const PREFLIGHT = { "apollo-require-preflight": "true" };

async function post(parts: readonly Part[], headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": FORM_TYPE, authorization: `Bearer ${token}`, ...PREFLIGHT, ...headers },
    body: new Uint8Array(formOf(parts)),
  });
  const body = await response.json();
  const code = body.code ?? body.errors?.[0].extensions.code;
  return { status: response.status, body, code };
}

const aTable = () =>
  csv([
    ["phone_number", "national_code"],
    [aPhone(), aNationalCode()],
  ]);
const startForm = (content: string | Buffer, filename = "table.csv") =>
  operationForm(START, CUSTOMERS, { content, filename });
const jobs = async () => (await app.sql("select 1 from import_jobs")).length;

test("a file in a multipart request starts an import; the same file again returns its job", async () => {
  const form = startForm(aTable());

  const first = await post(form);
  const second = await post(form);

  expect(first.body.data.startImport).toEqual({ id: expect.any(String), fileName: "table.csv", replayed: false });
  expect(second.body.data.startImport).toEqual({ ...first.body.data.startImport, replayed: true });
});

const MAP = { name: "map", content: '{"0":["variables.file"]}' };
const FILE = { name: "0", filename: "a.csv", content: "x" };
const operations = (value: unknown) => ({ name: "operations", content: JSON.stringify(value) });
const OPERATIONS = operations({ query: START, variables: { ...CUSTOMERS, file: null } });
const BOMB = [
  { name: "xl/workbook.xml", content: Buffer.from("<workbook/>") },
  { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(60_000_000) },
];

test.each<[string, () => readonly Part[], string]>([
  ["that is empty", () => startForm(""), "FILE_EMPTY"],
  ["of another type", () => startForm("x", "a.png"), "FILE_TYPE_INVALID"],
  ["whose content is of another type", () => startForm("x", "a.xlsx"), "FILE_TYPE_INVALID"],
  ["that is a zip bomb", () => startForm(zipOf(BOMB), "a.xlsx"), "FILE_UNREADABLE"],
  ["over 50 MB", () => startForm(Buffer.alloc(50 * 1024 * 1024 + 1, "a")), "FILE_TOO_LARGE"],
  ["that is missing", () => [OPERATIONS, MAP], "FILE_REQUIRED"],
  ["before its operation", () => [FILE, OPERATIONS, MAP], "BAD_REQUEST"],
  ["without a map", () => [OPERATIONS, FILE], "BAD_REQUEST"],
  ["without an operation", () => [FILE], "BAD_REQUEST"],
  [
    "that is one of two",
    () => [OPERATIONS, { ...MAP, content: '{"0":["variables.file"],"1":[]}' }, FILE],
    "BAD_REQUEST",
  ],
  [
    "with a map into the prototype",
    () => [OPERATIONS, { ...MAP, content: '{"0":["__proto__.file"]}' }, FILE],
    "BAD_REQUEST",
  ],
  [
    "with an operation over 64 KB",
    () => [operations({ query: START, a: "x".repeat(70_000) }), MAP, FILE],
    "BAD_REQUEST",
  ],
  [
    "with a list of operations",
    () => [
      operations([{ query: START, variables: { file: null } }]),
      { ...MAP, content: '{"0":["0.variables.file"]}' },
      FILE,
    ],
    "BAD_REQUEST",
  ],
])("a file %s is rejected", async (_, form, code) => {
  const before = await jobs();

  const response = await post(form());

  expect(response.code).toBe(code);
  expect(await jobs()).toBe(before);
});

test("the README's command imports a file with curl", async () => {
  const readme = readFileSync("README.md", "utf8");
  const [, command = ""] = /^```bash\n# Import a file over GraphQL:.*\n([^]*?)^```$/m.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "club-curl-"));
  try {
    writeFileSync(join(folder, "customers.csv"), aTable());
    const env = { ...process.env, URL: `http://127.0.0.1:${port}`, TOKEN: token };
    const { stdout } = await promisify(execFile)("bash", ["-c", command], { cwd: folder, env });

    expect(JSON.parse(stdout)).toEqual({ data: { startImport: { id: expect.any(String) } } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("one request stores one file, with any aliases", async () => {
  const query = `mutation ($file: Upload!, $input: ImportInput!) {
    a: startImport(file: $file, input: $input) { id }
    b: startImport(file: $file, input: $input) { id }
  }`;
  const before = await jobs();

  const { code } = await post(operationForm(query, CUSTOMERS, { content: aTable() }));

  expect(code).toBe("UPLOAD_NOT_FOUND");
  expect(await jobs()).toBe(before + 1);
});

test("a file without the preflight header is rejected, and the next one is accepted", async () => {
  const response = await post(startForm(aTable()), { "apollo-require-preflight": "" });

  expect([response.status, response.code]).toEqual([400, "PREFLIGHT_REQUIRED"]);
  expect((await post(startForm(aTable()))).status).toBe(200);
});

test.each<[string, () => Promise<string>, number, string]>([
  ["without a session", () => Promise.resolve(""), 401, "UNAUTHENTICATED"],
  ["with an expired token", () => Promise.resolve("Bearer none"), 401, "UNAUTHENTICATED"],
  ["at the counter", async () => `Bearer ${(await signedIn(app, "counter")).token}`, 403, "FORBIDDEN"],
])("a caller %s is rejected before the body is read", async (_, authorization, status, code) => {
  const line = await openLine(port);
  const headers = [`Content-Type: ${FORM_TYPE}`, "Content-Length: 40000000", "apollo-require-preflight: true"];
  const value = await authorization();
  line.socket.write(head("POST /graphql", value === "" ? headers : [...headers, `Authorization: ${value}`]));

  await eventually(() => line.isClosed(), 5_000, "the end of the connection");

  expect(line.status()).toBe(status);
  expect(line.received()).toContain(`"code":"${code}"`);
});

test("a caller who may not import the table gets FORBIDDEN; the connection is free for the next request", async () => {
  const body = formOf(operationForm(START, { input: { type: "STORES" } }, { content: "x".repeat(5_000_000) }));
  const line = await openLine(port);

  line.socket.write(head("POST /graphql", headersOf(body)));
  line.socket.write(body);
  await eventually(() => line.received().includes("FORBIDDEN"), 5_000, "the response");
  line.socket.write(head("GET /health", []));

  await eventually(() => line.received().includes('"status":"healthy"'), 5_000, "the next response");
  line.socket.destroy();
});

const headersOf = (body: Buffer): string[] => [
  `Content-Type: ${FORM_TYPE}`,
  `Content-Length: ${body.length}`,
  `Authorization: Bearer ${token}`,
  "apollo-require-preflight: true",
];

/** Sends half of a file and returns its connection when the server stores the file. */
async function halfSent(): Promise<Line> {
  const line = await openLine(port);
  const body = formOf(startForm(Buffer.alloc(4_000_000, "a")));
  line.socket.write(head("POST /graphql", headersOf(body)));
  line.socket.write(body.subarray(0, body.length / 2));
  await eventually(async () => (await storedFiles(app, "upload")).length === 1, 5_000, "the upload to begin");
  return line;
}

test("an aborted connection leaves no file and no job", async () => {
  const before = await jobs();
  const line = await halfSent();

  line.socket.destroy();

  await eventually(async () => (await storedFiles(app, "upload")).length === 0, 5_000, "the upload to be deleted");
  expect(await jobs()).toBe(before);
});

test("the limits of uploads are one for REST and GraphQL: five a minute", async () => {
  const limited = await openApp();
  try {
    const session = await signedIn(limited, "manager");
    const send = async (path: string, parts: readonly Part[]) => {
      const { statusCode, body } = await limited.server.inject({
        method: "POST",
        url: path,
        headers: { "content-type": FORM_TYPE, authorization: `Bearer ${session.token}`, ...PREFLIGHT },
        payload: formOf(parts),
      });
      return statusCode === 429 ? (JSON.parse(body) as { code: string }).code : statusCode;
    };

    const results = [];
    for (let n = 0; n < 3; n++) {
      results.push(
        await send("/graphql", startForm(aTable())),
        await send("/api/uploads", [{ ...FILE, name: "file" }]),
      );
    }

    expect(results).toEqual([200, 201, 200, 201, 200, "RATE_LIMITED"]);
  } finally {
    await limited.close();
  }
});
