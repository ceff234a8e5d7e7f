import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { eventually } from "../support/server-process";
import { sendForm } from "../support/upload";
import { csv, importer, type Importer } from "../imports/importer";
import { aCode, anEvent, aVisitor, bring } from "../events/fixtures";

// Calls return before the end of their import.
const app = useApp({ IMPORT_WAIT_SECONDS: "0", RATE_LIMIT_PROFILE: "bench" });

let token = "";
let manager: Importer;

beforeAll(async () => {
  token = (await signedIn(app(), "manager")).token;
  manager = importer(app(), token);
});

afterEach(async () => {
  expect(await app().doctor()).toBe("");
});

const codes = (count: number): string[] => Array.from({ length: count }, aCode);
const listOf = (rows: readonly string[]): string => csv(rows.map((code) => [code]));
const inPool = async (eventId: string) =>
  (
    await app().sql<{ code: string }>(
      "select display_code as code from lottery_codes where event_id = $1 order by id",
      [eventId],
    )
  ).map(({ code }) => code);
const countOf = async (eventId: string) =>
  (await app().rest("GET", `/api/events/${eventId}`, undefined, { token })).body.data.codes;
const intoPool = (eventId: string, content: string) =>
  manager.check("lottery_codes", content, { poolEventId: eventId });

test("a long import returns 202 with its job, which ends with counts, warnings and a report", async () => {
  const { id } = await anEvent(app());
  const url = `/api/events/${id}/lottery-codes/import?batch_id=B7`;

  const { status, body, headers } = await sendForm(
    app(),
    url,
    [{ filename: "a.csv", content: "10001\n10002\n10003\nab\n" }],
    token,
  );
  await manager.settled(body.job_id);
  const followed = await app().rest("GET", String(headers.location), undefined, { token });

  expect(status).toBe(202);
  expect(headers.location).toBe(`/api/import/jobs/${body.job_id}`);
  expect(body).toMatchObject({ success: true, summary: null, imported: null, error_report_url: null });
  expect(followed.body).toMatchObject({
    summary: { total_rows: 4, imported: 3, failed: 1 },
    error_report_url: expect.stringContaining("/api/downloads/"),
    data: {
      status: "complete",
      event_id: id,
      batch_id: "B7",
      warnings: [{ code: "CODES_SHORT" }, { code: "CODES_IN_SEQUENCE" }],
    },
  });
});

test("a file is checked first: nothing is in the pool before its valid rows are imported", async () => {
  const { id } = await anEvent(app());
  const [first = "", second = ""] = codes(2);
  await manager.run((await intoPool(id, listOf([first]))).id);

  const checked = await intoPool(id, listOf([first, second, second, "ab"]));
  const before = await inPool(id);
  const stored = await manager.run(checked.id);

  expect(checked).toMatchObject({ status: "CHECKED", counts: { new: 1, duplicate: 2, bad: 1 } });
  expect(checked.sample.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "DUPLICATE",
    "NEW",
    "DUPLICATE",
    "BAD",
  ]);
  expect(before).toEqual([first]);
  expect(stored.summary).toMatchObject({ imported: 1, failed: 3, skipped: 2 });
  expect(await inPool(id)).toEqual([first, second]);
});

test("an import that is cancelled leaves the pool as it was", async () => {
  const { id } = await anEvent(app());
  const job = await intoPool(id, listOf(codes(50)));

  const cancelled = await manager.cancel(job.id);

  expect(cancelled).toMatchObject({ status: "CANCELLED" });
  expect(await inPool(id)).toEqual([]);
  expect(await countOf(id)).toMatchObject({ total: 0 });
  const left = () => app().sql("select 1 from import_rows where job_id = $1", [job.id]);
  await eventually(async () => (await left()).length === 0, 10_000, "the rows to be dropped");
});

test("a manager reverts an import while none of its codes is claimed, and all codes of a large file are counted", async () => {
  const { id } = await anEvent(app());
  const many = Array.from({ length: 20_001 }, (_, n) => `TAKEN${n}BACK`);
  const { id: whole } = await intoPool(id, listOf(many));
  const stored = await manager.run(whole);
  const counted = await countOf(id);
  const taken = await manager.revert(whole);
  const [mine = "", yours = ""] = codes(2);
  const { id: used } = await intoPool(id, listOf([mine, yours]));
  await manager.run(used);
  await bring(app(), id, mine, aVisitor());
  const usedJob = await manager.revert(used);

  expect(stored.summary).toMatchObject({ imported: 20_001 });
  expect(counted).toMatchObject({ total: 20_001, unused: 20_001 });
  expect([taken.isReverted, usedJob.isReverted, usedJob.error?.code]).toEqual([true, false, "IMPORT_USED"]);
  expect(await inPool(id)).toEqual([mine, yours]);
  expect(await countOf(id)).toMatchObject({ total: 2, unused: 1, claimed: 1 });
});

test("only the manager who started an import and administrators may read it", async () => {
  const { id } = await anEvent(app());
  const [other, admin] = await Promise.all(
    (["manager", "admin"] as const).map(async (role) => importer(app(), (await signedIn(app(), role)).token)),
  );
  const job = await intoPool(id, listOf(codes(1)));

  await expect(other?.find(job.id)).rejects.toThrow("IMPORT_NOT_FOUND");
  await expect(other?.run(job.id)).rejects.toThrow("IMPORT_NOT_FOUND");
  await expect(other?.cancel(job.id)).rejects.toThrow("IMPORT_NOT_FOUND");
  await expect(other?.revert(job.id)).rejects.toThrow("IMPORT_NOT_FOUND");
  expect(await admin?.find(job.id)).toMatchObject({ status: "CHECKED" });
});

test("a manager imports codes into one pool only; only an administrator imports a file whose rows name their events", async () => {
  const { id } = await anEvent(app());

  const anywhere = manager.check("lottery_codes", listOf(["lottery_code", aCode()]), { eventId: id });
  const overRest = await manager.rest(
    "lottery_codes",
    listOf(["lottery_code", aCode()]),
    `?pool_of=${id}&event_id=${id}`,
  );

  await expect(anywhere).rejects.toThrow("FORBIDDEN");
  expect(overRest.status).toBe(403);
  expect(await inPool(id)).toEqual([]);
});

test("a list without a header is rejected if it is not imported into a pool", async () => {
  const admin = importer(app(), (await signedIn(app(), "admin")).token);
  const { id } = await anEvent(app());

  const missed = await admin.check("lottery_codes", listOf(codes(2)), { eventId: id });

  expect(missed).toMatchObject({ status: "ERROR", error: { code: "COLUMN_MISSING" } });
});

test("codes cannot be imported while events are switched off", async () => {
  const { id } = await anEvent(app());
  const job = await intoPool(id, listOf(codes(1)));
  await app().sql("update feature_flags set is_enabled = false where name = 'event_management'");
  try {
    await expect(intoPool(id, listOf(codes(1)))).rejects.toThrow("FEATURE_OFF");
    expect(await manager.run(job.id)).toMatchObject({ status: "ERROR", error: { code: "FEATURE_OFF" } });
  } finally {
    await app().sql("update feature_flags set is_enabled = true where name = 'event_management'");
  }
  expect(await inPool(id)).toEqual([]);
});
