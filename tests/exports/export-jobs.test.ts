import { once } from "node:events";
import { EXPORT_FORMATS, TABLE_TYPES } from "../../domain/data-tables";
import { poolOf, queryRows } from "../../server/kit/db/queries";
import { type TestApp, useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { readTable } from "../support/workbook";
import { exportOf, fillTables } from "./fixtures";

const app = useApp();
const JOB = `id type format status isPending processed total error { code message }
  file { downloadUrl fileName totalRecords fileSizeMb format }`;
const START = `mutation ($type: TableType!, $format: ExportFormat!, $filters: ExportFilters) {
  startExport(type: $type, format: $format, filters: $filters) { ${JOB} } }`;
const FIND = `query ($id: ID!) { exportJob(id: $id) { ${JOB} } }`;
const CANCEL = `mutation ($id: ID!) { cancelExport(id: $id) { ${JOB} } }`;

beforeAll(async () => {
  await fillTables(app(), (await signedIn(app(), "admin")).token);
});

const admin = async () => (await signedIn(app(), "admin")).token;

async function start(token: string, variables: object) {
  const { data, errors } = await app().gql(START, { format: "CSV", ...variables }, { token });
  return { job: data?.startExport, code: errors?.[0]?.extensions.code };
}

async function find(token: string, id: string, lang: "en" | "fa" = "en") {
  const { data, errors } = await app().gql(FIND, { id }, { token, lang });
  return { job: data?.exportJob, code: errors?.[0]?.extensions.code };
}

const settled = (token: string, id: string) =>
  eventually(
    async () => {
      const { job } = await find(token, id);
      return job.isPending ? undefined : job;
    },
    10_000,
    "the export to end",
  );

const filesLeft = async (): Promise<number> => (await storedFiles(app(), "download")).length;

/** Blocks readers of stores while `work` runs. */
const holding = <Result>(work: () => Promise<Result>): Promise<Result> =>
  app().product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "lock table stores in access exclusive mode");
    return work();
  });

const TABLES = TABLE_TYPES.map((type, index) => ({ type, format: EXPORT_FORMATS[index % 3] ?? "csv" }));

test.each(TABLES)("a job writes the same $format of $type as the synchronous call", async ({ type, format }) => {
  const token = await admin();
  const waited = await exportOf(app(), `/api/export/${type}?format=${format}`, { token, format });
  const { job } = await start(token, { type: type.toUpperCase(), format: format.toUpperCase() });
  const done = await settled(token, job.id);
  const file = await app().server.inject({ method: "GET", url: done.file.downloadUrl });
  const { rows: lines } = await readTable(format, file.rawPayload);
  const auditEntries = await app().sql(
    "select a.details from audit_log a where a.action = 'EXPORT' and a.entity_id = $1 order by a.at desc limit 2",
    [type],
  );

  expect(job).toMatchObject({ status: "RUNNING", isPending: true, file: null, error: null });
  expect(lines).toEqual(waited.rows);
  expect(done).toMatchObject({ status: "COMPLETE", processed: lines.length - 1, total: lines.length - 1 });
  expect(done.file).toMatchObject({ totalRecords: lines.length - 1, format: format.toUpperCase() });
  expect(auditEntries[0]).toEqual(auditEntries[1]);
});

/** Waits until the job's next heartbeat has ended; meanwhile nothing else uses a connection. */
async function heartbeatOf({ product }: TestApp): Promise<void> {
  await once(poolOf(product.primary.manager), "release");
}

test("an export that is cancelled leaves no file and no audit entry", async () => {
  const token = await admin();
  const before = await filesLeft();
  const lines = () => app().sql("select 1 from audit_log a where a.action = 'EXPORT' and a.entity_id = 'stores'");
  const written = (await lines()).length;

  const { cancelled, again } = await holding(async () => {
    const { job } = await start(token, { type: "STORES" });
    await untilWaiting(app(), 1);
    const { data } = await app().gql(CANCEL, { id: job.id }, { token });
    const second = await app().gql(CANCEL, { id: job.id }, { token });
    await heartbeatOf(app());
    return { cancelled: data.cancelExport, again: second.errors?.[0]?.extensions.code };
  });
  await eventually(async () => (await filesLeft()) === before, 5_000, "the file to be deleted");

  expect(cancelled).toMatchObject({ status: "CANCELLED", isPending: false, file: null });
  expect(again).toBe("EXPORT_OVER");
  expect(await find(token, cancelled.id)).toMatchObject({ job: { status: "CANCELLED", file: null } });
  expect(await lines()).toHaveLength(written);
});

test("an export is accessible to its owner only", async () => {
  const token = await admin();
  const other = await admin();
  const { job } = await start(token, { type: "STORES" });
  await settled(token, job.id);

  expect((await find(other, job.id)).code).toBe("EXPORT_NOT_FOUND");
  expect((await app().gql(CANCEL, { id: job.id }, { token: other })).errors?.[0]?.extensions.code).toBe(
    "EXPORT_NOT_FOUND",
  );
});

test("an export whose server has died is marked as failed, in the reader's language", async () => {
  const token = await admin();
  const { job } = await start(token, { type: "STORES" });
  await settled(token, job.id);
  await app().sql(
    "update export_jobs set status = 'running', file = null, heartbeat_at = now() - interval '21 seconds' where id = $1",
    [job.id],
  );

  expect((await find(token, job.id, "fa")).job).toMatchObject({
    status: "ERROR",
    error: { code: "EXPORT_INTERRUPTED", message: "سرور پیش از پایان نوشتن فایل متوقف شد. لطفاً دوباره خروجی بگیرید." },
  });
});

test("a job whose file is deleted stays complete, without a file", async () => {
  const token = await admin();
  const { job } = await start(token, { type: "STORES" });
  const { file } = await settled(token, job.id);
  await app().product.files.downloads.remove(file.downloadUrl.split("/").at(-1));

  expect((await find(token, job.id)).job).toMatchObject({ status: "COMPLETE", file: null });
});

test("a filter of another table and the sixth export within a minute are rejected at once", async () => {
  const token = await admin();
  const filters = { minPoints: 3 };

  expect((await start(token, { type: "STORES", filters })).code).toBe("BAD_USER_INPUT");
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push((await start(token, { type: "STORES" })).code);
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, "RATE_LIMITED"]);
});
