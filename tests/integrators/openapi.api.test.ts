import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { useApp } from "../support/app";

const run = promisify(execFile);
const app = useApp();

let folder: string;
let file: string;

/** Runs the command of a package. Its telemetry and its check for updates are off. */
async function command(bin: string, args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await run(process.execPath, [join("node_modules", bin), ...args], { env, maxBuffer: 2 ** 26 });
  return stdout;
}

beforeAll(async () => {
  folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "openapi-"));
  file = join(folder, "openapi.json");
  const { body } = await app().rest("GET", "/api/openapi.json");
  writeFileSync(file, JSON.stringify(body));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("redocly lint with the recommended rules finds no error and no warning", async () => {
  const args = ["lint", file, "--extends=recommended", "--format=json", "--max-problems=1000"];

  const report = JSON.parse(await command("@redocly/cli/bin/cli.js", args)) as { totals: object; problems: object[] };

  expect(report.problems).toEqual([]);
  expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

/** Headers that a response may have beside the documented ones: their names are not known. */
const OTHER_HEADERS = /headers: \{\s+(?:"?[\w-]+"?: [^;]+;\s+)?\[name: string\]: unknown;/g;

test("a generated client has no unknown type but the undocumented headers of responses", async () => {
  const types = join(folder, "types.ts");

  await command("openapi-typescript/bin/cli.js", [file, "-o", types]);

  const source = readFileSync(types, "utf8").replace(OTHER_HEADERS, "");
  expect(source).toContain("createReceipt: {");
  expect(source.split("\n").filter((line) => /\b(?:unknown|any)\b/.test(line))).toEqual([]);
});

test("no example has an undefined name or value", () => {
  expect(readFileSync(file, "utf8").match(/undefined|NaN|\[object/g)).toBeNull();
});

test("the document names the public URL as its server", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  expect(body.servers).toEqual([{ url: "/" }]);
});

test("a call with an Idempotency-Key documents a replay and a key of a different request", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  const { parameters, responses } = body.paths["/api/receipts/create"].post;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "Idempotency-Key", in: "header" }));
  expect(Object.keys(responses)).toEqual(["200", "201", "400", "401", "403", "409", "422", "429", "default"]);
});

test("an upload is documented as a form with a file", async () => {
  const { body } = await app().rest("GET", "/api/openapi.json");

  const { content } = body.paths["/api/import/{type}"].post.requestBody;
  expect(Object.keys(content)).toEqual(["multipart/form-data"]);
  expect(content["multipart/form-data"].schema.properties.file).toEqual({ type: "string", format: "binary" });
});
