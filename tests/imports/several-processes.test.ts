import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { poolOf } from "../../server/kit/db/queries";
import { createSpool, removeOldFolders } from "../../server/kit/files/spool";
import { CHUNK_BYTES } from "../../server/kit/files/temporary-files";
import { housekeepingTasks } from "../../server/app/housekeeping";
import { openApp, type TestApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";
import { spooledFiles, storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { sendForm } from "../support/upload";
import { plant } from "../customers/fixtures";
import { csv, importer, linesOf } from "./importer";

/** Two processes with a data folder each and one database, as two containers have. */
let [firstApp, secondApp] = [] as unknown as [TestApp, TestApp];
let token = "";

beforeAll(async () => {
  firstApp = await openApp({ RATE_LIMIT_PROFILE: "bench" });
  secondApp = await openApp({ RATE_LIMIT_PROFILE: "bench", DATABASE_URL: firstApp.config.DATABASE_URL ?? "" });
  token = (await signedIn(firstApp, "admin")).token;
});
afterAll(async () => {
  await secondApp.close();
  await firstApp.close();
});

const MEGABYTE = 1024 * 1024;
const HEADER = ["phone_number", "national_code", "first_name"];

test.each(["csv", "xlsx", "ods"])("a %s file exported by one process is downloaded from the other", async (format) => {
  await plant(firstApp, [{ last_name: "Both" }]);
  const { body } = await firstApp.rest("GET", `/api/export/customers?format=${format}`, undefined, { token });

  const [there, here] = [
    await secondApp.server.inject({ url: body.data.download_url }),
    await firstApp.server.inject({ url: body.data.download_url }),
  ];

  expect(firstApp.config.dataDir).not.toBe(secondApp.config.dataDir);
  expect([there.statusCode, here.statusCode]).toEqual([200, 200]);
  expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  expect(there.headers["content-disposition"]).toBe(here.headers["content-disposition"]);
  expect(there.headers["content-type"]).toBe(here.headers["content-type"]);
});

test("an upload to one process is imported by the other; its sample and its error report come from the first", async () => {
  const [here, there] = [importer(firstApp, token), importer(secondApp, token)];
  const bad = "12";
  const table = [HEADER, [aPhone(), aNationalCode(), "Sara"], [bad, aNationalCode(), "Reza"]];

  const uploadId = await here.upload(csv(table));
  const started = await there.ask(
    "mutation ($file: Upload!, $input: ImportInput!) { startImport(file: $file, input: $input) { id status } }",
    { file: uploadId, input: { type: "CUSTOMERS" } },
  );
  const checked = await here.settled(started.id);
  const report = linesOf(await there.report(checked.errorReportUrl));
  const done = await here.run(started.id);
  const again = await there.find(started.id);

  expect(checked).toMatchObject({ status: "CHECKED", counts: { new: 1, bad: 1 } });
  expect(checked.sample.map(({ cells }: { cells: string[] }) => cells[2])).toEqual(["Sara", "Reza"]);
  expect(report[1]).toContain("Reza");
  expect(done).toMatchObject({ status: "COMPLETE", summary: { imported: 1, failed: 1 } });
  expect(linesOf(await here.report(again.errorReportUrl))).toHaveLength(2);
  await eventually(
    async () => (await storedFiles(firstApp, "upload")).length === 0,
    5_000,
    "the job's file to be removed",
  );
  expect([...spooledFiles(firstApp.config.dataDir), ...spooledFiles(secondApp.config.dataDir)]).toEqual([]);
});

test("an export followed from the other process gets its file there", async () => {
  const startedExport = await firstApp.gql(
    "mutation { startExport(type: CUSTOMERS, format: CSV) { id } }",
    {},
    { token },
  );
  const find = `query ($id: ID!) { exportJob(id: $id) { status file { downloadUrl } } }`;

  const job = await eventually(
    async () => {
      const { data } = await secondApp.gql(find, { id: startedExport.data.startExport.id }, { token });
      return data.exportJob.status === "COMPLETE" ? data.exportJob : undefined;
    },
    10_000,
    "the export to end",
  );

  expect((await secondApp.rest("GET", job.file.downloadUrl)).status).toBe(200);
});

test("neither data folder contains an uploaded or exported file", () => {
  const namesIn = (app: TestApp) => readdirSync(app.config.dataDir).filter((name) => name !== "spool");

  expect([namesIn(firstApp), namesIn(secondApp)]).toEqual([[], []]);
});

test("a start removes temporary copies of processes that died, and files of earlier versions; a running process keeps its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-spool-"));
  const names = () => readdirSync(folder).sort();
  for (const name of [`${hostname()}-999999999-0a`, `${hostname()}-1-0b`, "elsewhere-7-0c", "uploads", "downloads"])
    mkdirSync(join(folder, name));
  utimesSync(join(folder, "elsewhere-7-0c"), new Date(), new Date(Date.now() - 25 * 3_600_000));
  const bytes = async function* () {
    yield await Promise.resolve(Buffer.from("abc"));
  };

  const during = await createSpool(folder).with(bytes(), async (path) => {
    await createSpool(join(folder, "none")).clean();
    return readFileSync(path, "utf8");
  });
  await createSpool(folder).clean();
  await removeOldFolders(folder);
  const left = names();
  rmSync(folder, { recursive: true });

  expect(during).toBe("abc");
  expect(left).toEqual([`${hostname()}-1-0b`]);
});

test("an upload of 50 MB is stored in chunks, is never held in memory as a whole, and is read unchanged", async () => {
  const content = randomBytes(50 * MEGABYTE - 1);
  const { status, body } = await sendForm(firstApp, "/api/uploads", [{ filename: "big.csv", content }], token);
  const stored = await firstApp.sql<{ chunks: number; longest: number; size: number }>(
    `select count(*)::int as chunks, max(octet_length(c.bytes))::int as longest, sum(octet_length(c.bytes))::int as size
     from stored_file_chunks c join stored_files f on f.id = c.file_id where f.token = $1`,
    [body.data.upload_id],
  );
  const file = await secondApp.product.files.uploads.find(body.data.upload_id);
  if (!file) throw new Error("the upload is removed");
  const hash = createHash("sha256");
  const lengths: number[] = [];
  for await (const chunk of secondApp.product.files.uploads.read(file)) {
    hash.update(chunk);
    lengths.push(chunk.length);
  }
  await firstApp.product.files.uploads.remove(file.id);

  expect(status).toBe(201);
  expect(stored).toEqual([{ chunks: 100, longest: 524_288, size: 50 * MEGABYTE - 1 }]);
  expect([lengths.length, Math.max(...lengths)]).toEqual([100, 524_288]);
  expect(hash.digest("hex")).toBe(createHash("sha256").update(content).digest("hex"));
  expect(await storedFiles(firstApp, "upload")).toEqual([]);
});

/** Runs the cleanup that a process runs each minute. */
async function aMinuteLater({ product }: TestApp): Promise<void> {
  for (const { run } of housekeepingTasks(product)) await run(product.primary.manager);
}

/** A download with this number of chunks. */
async function aDownload(chunks: number): Promise<{ id: string; size: number }> {
  const request = { name: "big.csv", ownerId: null, waitMs: 1_000 };
  const { file } = await firstApp.product.files.downloads.write(request, async (draft) => {
    const sink = await draft.open();
    for (let written = 0; written < chunks; written++)
      if (!sink.write(randomBytes(CHUNK_BYTES))) await once(sink, "drain");
    sink.end();
    await once(sink, "finish");
  });
  return file;
}

test("a client that stops reading holds no connection, and only the next chunks in memory", async () => {
  await secondApp.server.listen({ port: 0 });
  const { port } = secondApp.server.server.address() as AddressInfo;
  const file = await aDownload(80);
  const pool = poolOf(secondApp.product.primary.manager);
  let reads = 0;
  const count = () => void reads++;
  pool.on("acquire", count);

  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path: `/api/downloads/${file.id}`, headers: { "accept-encoding": "identity" } }, resolve),
  );
  await once(response, "readable");
  const settled = await eventually(
    async () => {
      const before = reads;
      // The server waits for the client if it reads nothing for a while.
      await sleep(300);
      return reads === before ? before : undefined;
    },
    10_000,
    "the server to wait for the client",
  );
  const busy = pool.totalCount - pool.idleCount;
  const open = await firstApp.sql(
    "select 1 from pg_stat_activity s where s.datname = current_database() and s.state like 'idle in%'",
  );
  let size = 0;
  for await (const part of response) size += (part as Buffer).length;
  pool.off("acquire", count);

  // The socket's buffers take some chunks; the rest is not read before the client continues.
  expect(settled).toBeLessThan(40);
  expect([busy, open]).toEqual([0, []]);
  expect(size).toBe(80 * CHUNK_BYTES);
});

test("an incomplete file cannot be read, and is deleted when its writer sends no heartbeat", async () => {
  const written = await firstApp.sql<{ token: string }>(
    `with half as (
       insert into stored_files (token, kind, expires_at, size, chunks)
       values ($1, 'download', now() + interval '1 minute', 3, 1) returning id, token
     ), chunk as (insert into stored_file_chunks (file_id, seq, bytes) select h.id, 0, '\\x616263' from half h)
     select h.token from half h`,
    [randomBytes(16).toString("hex")],
  );
  const id = written[0]?.token ?? "";
  const status = async () => (await secondApp.rest("GET", `/api/downloads/${id}`)).status;

  await aMinuteLater(firstApp);
  const [early, isStored] = [await status(), (await storedFiles(firstApp, "download")).includes(id)];
  await firstApp.sql("update stored_files set expires_at = now() where token = $1", [id]);
  await aMinuteLater(firstApp);

  expect([early, isStored]).toEqual([404, true]);
  expect((await storedFiles(firstApp, "download")).includes(id)).toBe(false);
});

test("an expired file is not found by new readers, is deleted within a minute, and stays readable for current readers", async () => {
  const file = await aDownload(3);
  const found = await firstApp.product.files.downloads.find(file.id);
  if (!found) throw new Error("the download is removed");
  const reader = firstApp.product.files.downloads.read(found);
  await reader.next();
  await firstApp.sql("update stored_files set expires_at = now() where token = $1", [file.id]);

  const status = (await secondApp.rest("GET", `/api/downloads/${file.id}`)).status;
  await aMinuteLater(secondApp);
  const rest = [];
  for await (const chunk of reader) rest.push(chunk.length);
  await firstApp.sql("update stored_files set read_until = now() where token = $1", [file.id]);
  await aMinuteLater(secondApp);

  expect(status).toBe(404);
  expect(rest).toEqual([CHUNK_BYTES, CHUNK_BYTES]);
  expect(await firstApp.sql("select 1 from stored_files where token = $1", [file.id])).toEqual([]);
});
