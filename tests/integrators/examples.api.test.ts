import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { callsByTag, type Call, type Document } from "../../client/features/api-docs/openapi";
import { quickStartOf } from "../../client/features/api-docs/quick-start";
import { curlOf } from "../../client/features/api-docs/request";
import { routes } from "../../server/app/routes";
import { FLAG_NAMES } from "../../server/features/flags/flag.queries";
import { useApp } from "../support/app";
import { unlabelledAuditFields } from "../support/audit-fields";
import { TEST_CHAIN } from "../support/draws";
import { exampleFixtures, type ExampleFixtures } from "../support/example-fixtures";

const run = promisify(execFile);
const app = useApp(
  { DRAND_RELAYS: "off", EXPORTS_PER_MINUTE: "1000", UPLOADS_PER_MINUTE: "1000", CODE_CHECKS_PER_MINUTE: "1000" },
  TEST_CHAIN,
);

let origin: string;
let calls: Call[];
let folder: string;
let fixtures: ExampleFixtures;

/** Prints the status after the body of a response. */
const CURL = `curl() { command curl --silent --show-error --write-out '\\n%{http_code}' "$@"; }`;

interface Printed {
  status: number;
  body: string;
}

/** Runs a printed command in a shell. */
async function execute(command: string, token: string): Promise<Printed> {
  const { stdout } = await run("sh", ["-c", `${CURL}\n${command}`], {
    cwd: folder,
    env: { ...process.env, TOKEN: token, no_proxy: "127.0.0.1" },
    encoding: "latin1",
    maxBuffer: 2 ** 26,
  });
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: Buffer.from(stdout.slice(0, end), "latin1").toString() };
}

beforeAll(async () => {
  origin = await app().server.listen({ port: 0, host: "127.0.0.1" });
  const { body } = await app().rest("GET", "/api/openapi.json");
  calls = callsByTag(body as Document).flatMap(([, group]) => group);
  folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "examples-"));
  fixtures = await exampleFixtures(app());
  for (const [name, content] of Object.entries(fixtures.files)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Examples whose success needs a job that has not ended; the example's response is this error. */
const ENDED: Record<string, string> = {
  "POST /api/admin/draws/{id}/freeze/cancel": "DRAW_FREEZE_NOT_RUNNING",
  "POST /api/import/jobs/{id}/cancel": "IMPORT_OVER",
};

const printed = routes.flatMap(({ method, path }) =>
  (path.includes(":flag") ? FLAG_NAMES.map((flag) => path.replace(":flag", flag)) : [path]).map(
    (url) => `${method} ${url.replace(/:(\w+)/g, "{$1}")}`,
  ),
);

test.each(printed)("the printed example of %s works", async (name) => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === name);
  if (!call) throw new Error(`${name} is not in the document`);
  const example = curlOf(call, origin);
  const { command, token, around } = await fixtures.prepare(name, example);

  const { status, body } = await around(() => execute(command, token));

  expect(Object.keys(call.operation.responses ?? {})).toContain(String(status));
  const error = ENDED[name];
  if (error === undefined) expect([status < 300, body]).toEqual([true, body]);
  else expect(JSON.parse(body)).toMatchObject({ code: error });
});

test("the printed commands of the quick start work with a key", async () => {
  const commands = quickStartOf(calls, origin);
  if (!commands) throw new Error("the quick start has no commands");
  const { key, ...requests } = commands;

  expect((await execute(`${key}; printf '\\n200'`, "")).status).toBe(200);
  for (const command of Object.values(requests)) {
    const { status, body } = await execute(command, fixtures.apiKey);
    expect({ status, body }).toEqual({ status: expect.any(Number), body: expect.stringContaining('"success":true') });
  }
});

test("every field of the audit entries that the examples have written has a label", async () => {
  expect(await unlabelledAuditFields(app())).toEqual([]);
});
