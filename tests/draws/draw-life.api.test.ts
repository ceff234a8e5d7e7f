import { auditSchema, manifestSchema, resultSchema } from "../../domain/draws/manifest";
import { brokenEntry } from "../../domain/draws/audit-chain";
import { hashText } from "../../domain/draws/hashes";
import { ahead } from "../support/clock";
import { hoursFromNow } from "../support/factories";
import { useApp } from "../support/app";
import {
  aDraw,
  aMember,
  aPrize,
  aStaff,
  drawCalls,
  type Member,
  signRound,
  type Staff,
  TEST_CHAIN,
} from "../support/draws";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
let members: Member[];
const calls = () => drawCalls(app(), staff);

beforeAll(async () => {
  staff = await aStaff(app());
  members = [];
  for (const codes of [1, 2, 3, 4, 5]) members.push(await aMember(app(), staff.admin, codes));
});

test("a draw is drafted, frozen and run by two people, and settled", async () => {
  const { post, create, freeze, run, read } = calls();
  const id = await create({ prizes: [aPrize({ quantity: 2 })], reserves: 2 });
  const preview = await post(staff.manager, id, "/preview");
  expect(preview.body.data).toEqual({ owners: 5, codes: 15, largest: 5, exclusions: 0 });

  const announced = await post(staff.manager, id, "/announce");
  expect(announced.body.data.state).toBe("announced");
  const frozen = await freeze(id);
  expect(frozen).toMatchObject({ state: "frozen", owners: 5, codes: 15, freeze: { status: "complete", processed: 5 } });
  const anchored = await post(staff.manager, id, "/anchors", { note: "On the wall of the mall" });
  expect(anchored.status).toBe(201);
  expect(anchored.body.data.state).toBe("anchored");

  const drawn = await run(id);
  expect(drawn.status).toBe(200);
  const { data } = drawn.body;
  expect(data.state).toBe("drawn");
  expect(data.results.map((result: { status: string }) => result.status)).toEqual([
    "winner",
    "winner",
    "reserve",
    "reserve",
  ]);
  expect(data.results.map((result: { prize_number: number | null }) => result.prize_number)).toEqual([
    1,
    2,
    null,
    null,
  ]);
  expect((await post(staff.manager, id, "/settle")).body.data.state).toBe("settled");
  expect((await read(id)).state).toBe("settled");
});

test("the first call of a freeze returns 202, a repeat of the same person too, and starts nothing", async () => {
  const { post, create, read } = calls();
  const id = await create();
  await post(staff.manager, id, "/announce");

  const [first, again] = [await post(staff.manager, id, "/freeze"), await post(staff.manager, id, "/freeze")];
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(first.body.awaiting_confirmation).toBe(true);
  const draw = await read(id);
  expect(draw.state).toBe("announced");
  expect(draw.freeze).toBeNull();
  expect(draw.requests).toMatchObject([{ step: "freeze", requested_by_name: staff.manager.user.fullName }]);
});

test("two managers cannot freeze a draw without an administrator", async () => {
  const { post, create } = calls();
  const other = (await aStaff(app())).manager;
  const id = await create();
  await post(staff.manager, id, "/announce");
  await post(staff.manager, id, "/freeze");

  const { status, body } = await post(other, id, "/freeze");
  expect(status).toBe(403);
  expect(body.code).toBe("DRAW_NEEDS_ADMIN");
});

test.each([
  ["that is closed", "is_active = false"],
  ["that has lost the permission", "role = 'viewer'"],
])("the request of an account %s is no second person", async (_, change) => {
  const { post, create, read } = calls();
  const leaver = (await aStaff(app())).admin;
  const id = await create();
  await post(staff.manager, id, "/announce");
  await post(leaver, id, "/freeze");
  await app().sql(`update users set ${change} where id = $1`, [leaver.user.id]);

  expect((await post(staff.manager, id, "/freeze")).status).toBe(202);
  expect(await read(id)).toMatchObject({
    state: "announced",
    freeze: null,
    requests: [{ requested_by_name: staff.manager.user.fullName }],
  });
});

test("the files of a frozen draw have the hashes of its manifest and never change", async () => {
  const { anchored, run } = calls();
  const { id, manifest_hash: manifestHash } = await anchored({ prizes: [aPrize({ quantity: 2 })], reserves: 1 });
  const get = (name: string, headers = {}) => app().rest("GET", `/api/draws/${id}/${name}`, undefined, { headers });
  const [manifest, entries, anchors] = [await get("manifest"), await get("entries.csv"), await get("anchors")];

  const parsed = manifestSchema.parse(manifest.body);
  expect(manifest.headers.etag).toBe(`"${manifestHash}"`);
  expect(manifest.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(parsed).toMatchObject({ owners: 5, codes: 15, winners: 2, reserves: 1, chain: TEST_CHAIN.hash });
  expect(hashText(String(entries.body))).toBe(parsed.entries_sha256);
  expect(entries.headers.etag).toBe(`"${parsed.entries_sha256}"`);
  // With the owner hash "80…" in its first line, a compressed file arrived uncompressed and could not be read.
  const entriesOfBrowser = await get("entries.csv", { "accept-encoding": "gzip, deflate, br" });
  expect(entriesOfBrowser.headers["content-encoding"]).toBeUndefined();
  expect(hashText(String(entriesOfBrowser.body))).toBe(parsed.entries_sha256);
  expect(anchors.body.anchors).toMatchObject([{ url: "https://t.me/mall/12", note: "Telegram" }]);
  expect((await get("entries.csv", { "if-none-match": `"${parsed.entries_sha256}"` })).status).toBe(304);
  expect((await get("result")).status).toBe(404);

  await run(id);
  const result = resultSchema.parse((await get("result")).body);
  expect(result.results).toHaveLength(3);
  expect(result.manifest_hash).toBe(manifestHash);
});

test("the audit entries of a draw are one chain, and the manifest and the result name its heads", async () => {
  const { anchored, run } = calls();
  const { id } = await anchored();
  await run(id);
  const rows = await app().sql<{ body: string; hash: string }>(
    "select a.body, a.hash from draw_audit_entries a where a.draw_id = $1 order by a.position",
    [id],
  );
  const entries = rows.map(({ body, hash }) => ({ ...(JSON.parse(body) as object), hash }));
  const audit = auditSchema.parse({ spec: "vdraw/1", draw_id: id, entries });

  expect(brokenEntry(id, audit.entries)).toBeNull();
  expect(audit.entries.map(({ action }) => action)).toEqual([
    "CREATE",
    "DRAW_ANNOUNCED",
    "DRAW_REQUESTED",
    "DRAW_FROZEN",
    "DRAW_ANCHORED",
    "DRAW_REQUESTED",
    "DRAW_DRAWN",
  ]);
  const [stored] = await app().sql<{ manifest: string; result: string }>(
    "select d.manifest, d.result from draws d where d.id = $1",
    [id],
  );
  expect(JSON.parse(stored?.manifest ?? "").audit_head).toBe(audit.entries[2]?.hash);
  expect(JSON.parse(stored?.result ?? "").audit_head).toBe(audit.entries[5]?.hash);
});

test("a run is done once: two people, both again and at the same time get the same winners", async () => {
  const { anchored, run, post, read } = calls();
  const { id } = await anchored({ reserves: 2 });
  await run(id);
  const { round, results } = await read(id);
  const body = { round, signature: signRound(round) };

  const again = await Promise.all([staff.admin, staff.manager, staff.admin].map((by) => post(by, id, "/run", body)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const response of again) expect(response.body.data.results).toEqual(results);
});

test.each([
  [
    "another round",
    (round: number) => ({ round: round + 1, signature: signRound(round + 1) }),
    "BEACON_ROUND_INCORRECT",
  ],
  [
    "an earlier round",
    (round: number) => ({ round: round - 1, signature: signRound(round - 1) }),
    "BEACON_ROUND_INCORRECT",
  ],
  [
    "the signature of another round",
    (round: number) => ({ round, signature: signRound(round + 1) }),
    "BEACON_SIGNATURE_INVALID",
  ],
  [
    "a signature of another chain",
    (round: number) => ({ round, signature: "ab".repeat(96) }),
    "BEACON_CHAIN_INCORRECT",
  ],
  ["odd hexadecimal digits", (round: number) => ({ round, signature: signRound(round).slice(1) }), "HEX_INVALID"],
])("a run with %s is rejected", async (_, inputOf, code) => {
  const { anchored, atDrawTime, post, read } = calls();
  const { id, round } = await anchored();

  const { status, body } = await atDrawTime(id, () => post(staff.manager, id, "/run", inputOf(round)));
  expect(status).toBe(400);
  expect(body.fields.map((error: { code: string }) => error.code)).toEqual([code]);
  expect((await read(id)).state).toBe("anchored");
});

test("a run before the time of its round is rejected, and without relays a missing signature returns its URL", async () => {
  const { anchored, atDrawTime, post } = calls();
  const { id, round } = await anchored();

  const early = await post(staff.manager, id, "/run", { round, signature: signRound(round) });
  expect([early.status, early.body.code]).toEqual([409, "DRAW_TOO_EARLY_TO_RUN"]);
  const unreachable = await atDrawTime(id, () => post(staff.manager, id, "/run"));
  expect([unreachable.status, unreachable.body.code]).toEqual([503, "BEACON_UNREACHABLE"]);
  expect(unreachable.body.error).toContain(`https://api.drand.sh/${TEST_CHAIN.hash}/public/${round}`);
});

test("a draw cannot be frozen before its cut-off and check window, nor announced or anchored without its dispute window", async () => {
  const { create, post, freeze } = calls();
  const soon = { draw_at: hoursFromNow(30) };
  const early = await create({ ...soon, cutoff_at: hoursFromNow(1) });
  const checked = await create({ ...soon, check_minutes: 120 });
  const late = await create({ dispute_minutes: 80, draw_at: hoursFromNow(1) });
  const last = await create({ dispute_minutes: 59, draw_at: hoursFromNow(1) });
  for (const id of [early, checked, last]) await post(staff.manager, id, "/announce");

  expect((await post(staff.manager, early, "/freeze")).body.code).toBe("DRAW_TOO_EARLY_TO_FREEZE");
  expect((await post(staff.manager, checked, "/freeze")).body.code).toBe("DRAW_TOO_EARLY_TO_FREEZE");
  expect((await post(staff.manager, late, "/announce")).body.code).toBe("DRAW_TOO_LATE_TO_ANCHOR");
  await freeze(last);
  const anchored = await ahead(120_000, () => post(staff.manager, last, "/anchors", { note: "Late" }));
  expect(anchored.body.code).toBe("DRAW_TOO_LATE_TO_ANCHOR");
});

test("a draw without participants, or with more prizes than participants, is not frozen", async () => {
  const { create, post, freeze } = calls();
  const empty = await create({ period_start: hoursFromNow(-100), period_end: hoursFromNow(-99) });
  const many = await create({ prizes: [aPrize({ quantity: 6 })] });
  for (const id of [empty, many]) await post(staff.manager, id, "/announce");

  expect(await freeze(empty)).toMatchObject({
    state: "announced",
    freeze: { status: "error", error_code: "DRAW_EMPTY" },
  });
  expect(await freeze(many)).toMatchObject({
    state: "announced",
    freeze: { status: "error", error_code: "DRAW_TOO_FEW" },
  });
});

test("excluded people and staff have no codes in a draw, and an unknown person is an error in both languages", async () => {
  const { create, post } = calls();
  const [first, second] = members;
  const id = await create({ exclusions: [first?.phone, second?.nationalCode] });
  const preview = await post(staff.manager, id, "/preview");
  expect(preview.body.data).toEqual({ owners: 3, codes: 12, largest: 5, exclusions: 2 });

  for (const [lang, text] of [
    ["en", "These people are not customers: 09120000000"],
    ["fa", "این افراد مشتری نیستند: 09120000000"],
  ] as const) {
    const { status, body } = await app().rest("POST", "/api/admin/draws", aDraw({ exclusions: ["09120000000"] }), {
      token: staff.manager.token,
      lang,
    });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ field: "exclusions", code: "EXCLUSION_UNKNOWN", message: text }]);
  }
});

test("an announced draw cannot be changed, by the API or in the database", async () => {
  const { create, post } = calls();
  const id = await create();
  await post(staff.manager, id, "/announce");

  const changed = await app().rest("PUT", `/api/admin/draws/${id}`, { reserves: 3 }, { token: staff.manager.token });
  expect([changed.status, changed.body.code]).toEqual([409, "DRAW_NOT_DRAFT"]);
  await expect(app().sql("update draws set reserves = 3 where id = $1", [id])).rejects.toThrow("is fixed");
  await expect(app().sql("delete from draw_prizes where draw_id = $1", [id])).rejects.toThrow("is fixed");
});

test("frozen rows, manifest and result cannot be changed in the database", async () => {
  const { anchored, run } = calls();
  const { id } = await anchored();
  await run(id);

  for (const statement of [
    "update draw_entries set code_count = 1 where draw_id = $1",
    "delete from draw_entries where draw_id = $1",
    "update draw_tree_levels set nodes = '' where draw_id = $1",
    "update draw_anchors set url = '' where draw_id = $1",
    "update draw_audit_entries set body = '{}' where draw_id = $1",
    "update draws set manifest = '{}' where id = $1",
    "update draws set result = '{}' where id = $1",
    "update draw_results set code_id = 0 where draw_id = $1",
    "delete from draw_results where draw_id = $1",
  ])
    await expect(app().sql(statement, [id])).rejects.toThrow(/append-only|fixed/);
});

test("a void keeps the draw and its reason, and a copy links both, in public from its announcement on", async () => {
  const { anchored, post, read } = calls();
  const { id } = await anchored();
  const byManager = await post(staff.manager, id, "/void", { reason: "A wrong period" });
  expect(byManager.status).toBe(403);

  const voided = await post(staff.admin, id, "/void", { reason: "A wrong period" });
  expect(voided.body.data).toMatchObject({ state: "voided", void_reason: "A wrong period" });
  const copy = await post(staff.manager, id, "/copy");
  expect(copy.body.data).toMatchObject({ state: "draft", copied_from_id: id, name_fa: "قرعه‌کشی نوروز" });
  expect((await read(id)).copy_ids).toEqual([copy.body.data.id]);
  const shown = await app().rest("GET", `/api/draws/${id}`);
  expect(shown.body.data).toMatchObject({ state: "voided", void_reason: "A wrong period", copy_ids: [] });
  await post(staff.manager, copy.body.data.id, "/announce");
  const later = await app().rest("GET", `/api/draws/${id}`);
  expect(later.body.data.copy_ids).toEqual([copy.body.data.id]);
});

test("drafts are not public, and a public draw shows initials and masked phones only", async () => {
  const { create, anchored, run } = calls();
  const draft = await create();
  const { id } = await anchored();
  await run(id);

  expect((await app().rest("GET", `/api/draws/${draft}`)).status).toBe(404);
  const { body } = await app().rest("GET", `/api/draws/${id}`);
  expect(body.data.results[0]).toMatchObject({ public_name: "S. K." });
  expect(body.data.results[0].masked_phone).toMatch(/^09\d\d\*\*\*\d{4}$/);
  expect(JSON.stringify(body)).not.toContain("Karimi");
  for (const { phone, nationalCode } of members) {
    expect(JSON.stringify(body)).not.toContain(phone);
    expect(JSON.stringify(body)).not.toContain(nationalCode);
  }
});
