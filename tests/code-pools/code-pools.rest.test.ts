import { parse } from "csv-parse/sync";
import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { sendForm } from "../support/upload";
import { aCode, anEvent, atDesk, aVisitor, waiting } from "../events/fixtures";

const app = useApp();

let token = "";
beforeAll(async () => {
  token = (await signedIn(app(), "manager")).token;
});

const exported = async (eventId: string, { body = {}, lang = "en" } = {}) => {
  const options = { token, headers: { "accept-language": lang } };
  const response = await app().rest("POST", `/api/events/${eventId}/lottery-codes/export`, body, options);
  expect(response.status).toBe(200);
  const { download_url: url, total_records: total } = response.body.data;
  const file = await app().server.inject({ method: "GET", url });
  expect(file.headers["content-type"]).toContain("text/csv");
  const rows: string[][] = parse(file.body, { bom: true });
  return { total, rows, text: file.body };
};

test("the pages of a pool list each code once, newest first, read from either end", async () => {
  const { id } = await anEvent(app());
  const codes = await waiting(app(), id, 110);

  const pages = [];
  for (let page = 1; page <= 6; page++) {
    const { body } = await app().rest("GET", `/api/events/${id}/lottery-codes?page=${page}`, undefined, { token });
    pages.push(body.codes.map(({ lottery_code: code }: { lottery_code: string }) => code));
  }

  expect(pages.map((page) => page.length)).toEqual([25, 25, 25, 25, 10, 0]);
  expect(pages.flat()).toEqual(codes.toReversed());
});

test("a pool is exported whole or by status, its text is safe in a spreadsheet, and unused codes can be imported again", async () => {
  const { id } = await anEvent(app());
  const codes = await waiting(app(), id, 30);
  const { lottery_code: taken } = (await atDesk(app(), id, aVisitor(), token)).body;
  const last = aCode();
  const manual = { lottery_code: last, batch_id: "=1+2+CODE" };
  await app().rest("POST", `/api/events/${id}/lottery-codes/manual`, manual, { token });

  const all = await exported(id, { lang: "fa" });
  const claimed = await exported(id, { body: { status: "claimed" } });
  const other = await anEvent(app());
  const again = await sendForm(
    app(),
    `/api/events/${other.id}/lottery-codes/import`,
    [{ filename: "codes.csv", content: Buffer.from(all.text) }],
    token,
  );

  expect(all.total).toBe(31);
  expect(all.rows[0]?.slice(0, 3)).toEqual(["کد قرعه‌کشی", "وضعیت", "منبع"]);
  expect(all.rows.slice(1).map(([code]) => code)).toEqual([last, ...codes.toReversed()]);
  expect(all.rows[1]).toContain("'=1+2+CODE");
  expect(claimed.rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
    ["lottery_code", "status", "assigned_to"],
    [taken, "claimed", "سارا کریمی نژاد"],
  ]);
  // The claimed one stays claimed.
  expect(again.body.summary).toMatchObject({ imported: 30, failed: 1 });
});

test.each(["bad!", "کدفارسی", "ABC", "A".repeat(65)])(
  "the pool code %s is rejected: by hand and in a file a code is 4 to 64 letters and digits",
  async (code) => {
    const { id } = await anEvent(app());

    const manual = await app().rest(
      "POST",
      `/api/events/${id}/lottery-codes/manual`,
      { lottery_code: code },
      { token },
    );
    const overGraphql = await app().gql(
      "mutation ($id: ID!, $input: PoolCodeInput!) { addEventCode(eventId: $id, input: $input) { __typename } }",
      { id, input: { lotteryCode: code } },
      { token },
    );
    const file = await sendForm(
      app(),
      `/api/events/${id}/lottery-codes/import`,
      [{ filename: "codes.csv", content: Buffer.from(`lottery_code\n${code}\nGOOD-2345\n`) }],
      token,
    );

    expect(manual.body.fields).toMatchObject([{ field: "lottery_code", code: "CODE_FORMAT" }]);
    expect(overGraphql.errors?.[0]?.extensions.fields).toMatchObject([{ field: "lotteryCode", code: "CODE_FORMAT" }]);
    expect(file.body.summary).toMatchObject({ imported: 1, failed: 1 });
  },
);

test("a pool code with dashes, spaces and Persian digits is accepted as entered", async () => {
  const { id } = await anEvent(app());

  const { status, body } = await app().rest(
    "POST",
    `/api/events/${id}/lottery-codes/manual`,
    { lottery_code: "ab-cd ۱۲" },
    { token },
  );

  expect([status, body.data.lottery_code]).toEqual([201, "ab-cd ۱۲"]);
});

test("a pool larger than one batch is exported to the last code, and the audit entry has the actor and the row count", async () => {
  const { id } = await anEvent(app());
  await waiting(app(), id, 4500);

  const { total, rows } = await exported(id);
  const [line] = await app().sql<{ details: unknown }>(
    "select details from audit_log where action = 'EXPORT' and entity_id = $1",
    [id],
  );

  expect([total, rows.length, new Set(rows.map(([code]) => code)).size]).toEqual([4500, 4501, 4501]);
  expect(line?.details).toMatchObject({ rows: 4500 });
});

test("invalid exports are rejected", async () => {
  const { id } = await anEvent(app());
  const path = `/api/events/${id}/lottery-codes/export`;
  const wrong = await app().rest("POST", path, { status: "lost" }, { token });
  const misspelled = await app().rest("POST", path, { statis: "unused" }, { token });
  const viewer = await signedIn(app(), "viewer");
  const rejected = await app().rest("POST", path, {}, viewer);

  expect([wrong.status, misspelled.status, rejected.status]).toEqual([400, 400, 403]);
  expect(misspelled.body.fields).toMatchObject([{ field: "statis", code: "FIELD_INVALID" }]);
});
