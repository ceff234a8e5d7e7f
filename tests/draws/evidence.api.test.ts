import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { hashText } from "../../domain/draws/hashes";
import { anchorsSchema, auditSchema, canonicalJson } from "../../domain/draws/manifest";
import { useApp } from "../support/app";
import { whileBlocked } from "../support/blocked-table";
import { aMember, aPrize, aStaff, drawCalls, type Member, type Staff, TEST_CHAIN } from "../support/draws";
import { signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { verify } from "./verified";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
let members: Member[];
let id: string;

beforeAll(async () => {
  staff = await aStaff(app());
  members = [];
  for (const codes of [1, 2, 3, 4, 5, 6, 7]) members.push(await aMember(app(), staff.admin, codes));
  const { anchored, run, post } = drawCalls(app(), staff);
  ({ id } = await anchored({ prizes: [aPrize(), aPrize({ quantity: 2 })], reserves: 2 }));
  await run(id);
  await post(staff.manager, id, "/winners/1/disqualify", { reason: "declined", note: "By phone" });
});

const packBytes = async (token = staff.manager.token): Promise<Buffer> =>
  (
    await app().server.inject({
      method: "GET",
      url: `/api/admin/draws/${id}/evidence.zip`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).rawPayload;

const textsIn = (pack: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(pack)).map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]),
  );

test("the evidence pack of the product passes every step of the verifier, with a customer's proof", async () => {
  const texts = textsIn(await packBytes());
  const [member] = members;
  const body = { phone: member?.phone, national_code: member?.nationalCode };
  const { data } = (await app().rest("POST", `/api/draws/${id}/proof`, body)).body;
  const { steps } = verify({
    manifest: texts["manifest.json"] ?? "",
    entries: texts["entries.csv"] ?? "",
    result: texts["result.json"] ?? "",
    anchors: texts["anchors.json"] ?? "",
    audit: texts["audit.json"] ?? "",
    verifierHash: hashText(texts["verifier.html"] ?? ""),
    proof: canonicalJson(data[0] as object),
    person: { phone: member?.phone ?? "", nationalCode: member?.nationalCode ?? "" },
  });

  expect(steps.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(steps).toHaveLength(26);
});

test("the Python script finds no fault in the evidence pack", async () => {
  const folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "evidence-"));
  const [pack, chain] = [join(folder, "pack.zip"), join(folder, "chain.json")];
  writeFileSync(pack, await packBytes());
  const { hash, publicKey, scheme, periodSeconds, genesisSeconds } = TEST_CHAIN;
  const info = { chain: hash, public_key: publicKey, scheme, period: periodSeconds, genesis_time: genesisSeconds };
  writeFileSync(chain, JSON.stringify(info));
  const { stdout, stderr } = spawnSync("python3", ["docs/verify/verify.py", pack, chain], { encoding: "utf8" });

  expect(stderr).toBe("");
  expect(stdout).toMatch(/^passed winning_codes/m);
  expect(stdout).not.toMatch(/^failed/m);
});

/** The details of each action by the table of docs/draws.md. */
const documentedDetails = (): Map<string, string[]> => {
  const text = readFileSync("docs/draws.md", "utf8");
  const section = text.slice(text.indexOf("## 9. audit.json"), text.indexOf("## 10."));
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|$/gm)];
  const namesIn = (cell: string) =>
    cell
      .replace(/\([^)]*\)/g, "")
      .split(", ")
      .flatMap((part) => /^`(\w+)`/.exec(part)?.[1] ?? [])
      .sort();
  return new Map(rows.map(([, action = "", cell = ""]) => [action, namesIn(cell)]));
};

test("every audit entry of a settled and of a voided draw has the details of its documented action", async () => {
  const { create, post, run, anchored, both } = drawCalls(app(), staff);
  const voided = await create();
  await app().rest("PUT", `/api/admin/draws/${voided}`, { reserves: 1 }, { token: staff.manager.token });
  await post(staff.manager, voided, "/announce");
  await post(staff.manager, voided, "/freeze");
  await post(staff.manager, voided, "/requests/withdraw");
  await both(voided, "/freeze");
  await post(staff.admin, voided, "/void", { reason: "A wrong cut-off" });
  const settled = await anchored();
  const { body } = await run(settled.id);
  const winner = members.find(({ customerId }) => customerId === body.data.results[0].customer_id);
  await post(staff.manager, settled.id, "/winners/1/claim", { national_code: winner?.nationalCode });
  await post(staff.manager, settled.id, "/settle");

  const rows = await app().sql<{ body: string }>(
    "select a.body from draw_audit_entries a where a.draw_id = any ($1) order by a.draw_id, a.position",
    [[id, voided, settled.id]],
  );
  const entries = rows.map((row) => JSON.parse(row.body) as { action: string; details: object });
  const documented = documentedDetails();

  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(documented.keys()));
  const changed = [...(documented.get("CREATE") ?? []), "fields"].filter((name) => name !== "copied_from").sort();
  for (const { action, details } of entries)
    expect([action, Object.keys(details).sort()]).toEqual([
      action,
      action === "UPDATE" ? changed : documented.get(action),
    ]);
});

test("the protocol names the winners and their hashes in Persian and English, and escapes texts", async () => {
  const { "protocol.html": protocol = "", "manifest.json": manifest = "" } = textsIn(await packBytes());

  expect(protocol).toContain("صورت‌جلسهٔ قرعه‌کشی: قرعه‌کشی نوروز");
  expect(protocol).toContain("Protocol of the draw: Nowruz draw");
  expect(protocol).toContain("Sara Karimi");
  expect(protocol).toContain(hashText(manifest));
  expect(protocol).toContain("Declined the prize");
  expect(protocol).not.toMatch(/<script|undefined/);
});

test("the files of the evidence pack are from one moment", async () => {
  const { post } = drawCalls(app(), staff);
  const [packing] = await whileBlocked(
    app(),
    "draw_prizes",
    async () => {
      const pack = packBytes();
      await untilWaiting(app(), 1);
      const anchoring = post(staff.manager, id, "/anchors", { note: "In the newspaper" });
      // The anchor is stored; its response needs the prizes too.
      await untilWaiting(app(), 2);
      return [pack, anchoring] as const;
    },
    "access exclusive",
  );
  const { "anchors.json": anchors = "", "audit.json": audit = "" } = textsIn(await packing);

  const anchored = auditSchema.parse(JSON.parse(audit)).entries.filter(({ action }) => action === "DRAW_ANCHORED");
  expect(anchorsSchema.parse(JSON.parse(anchors)).anchors).toHaveLength(anchored.length);
});

test.each([
  ["a viewer", async () => (await signedIn(app(), "viewer")).token, 403],
  ["a counter user", async () => (await signedIn(app(), "counter")).token, 403],
])("%s does not get the evidence pack", async (_, tokenOf, status) => {
  const { status: received } = await app().rest("GET", `/api/admin/draws/${id}/evidence.zip`, undefined, {
    token: await tokenOf(),
  });
  expect(received).toBe(status);
});

test("the verifier is served as it was announced, with a policy that allows no connection", async () => {
  const { status, body, headers } = await app().rest("GET", `/api/draws/${id}/verifier.html`);
  const { "verifier.html": html = "" } = textsIn(await packBytes());

  expect(status).toBe(200);
  expect(body).toBe(html);
  expect(headers.etag).toBe(`"${hashText(html)}"`);
  expect(headers["content-security-policy"]).toContain("connect-src 'none'");
});

test("the doctor finds a changed mark of a winner and a changed result", async () => {
  expect(await app().doctor()).toBe("");
  const [flag] = await app().sql<{ id: number }>(
    "update lottery_codes set is_winner = false where id = (select min(k.id) from lottery_codes k where k.is_winner) returning id",
  );
  expect(await app().doctor()).toContain("BROKEN D3");
  await app().sql("update lottery_codes set is_winner = true where id = $1", [flag?.id]);
  expect(await app().doctor()).toBe("");

  await app().sql("alter table draw_results disable trigger user");
  await app().sql("update draw_results set code_position = code_position + 1 where draw_id = $1 and place = 2", [id]);
  expect(await app().doctor()).toContain("BROKEN D5");
  await app().sql("update draw_results set code_position = code_position - 1 where draw_id = $1 and place = 2", [id]);
  await app().sql("alter table draw_results enable trigger user");

  await app().sql("alter table draw_audit_entries disable trigger user");
  await app().sql("update draw_audit_entries set hash = repeat('0', 64) where draw_id = $1 and position = 2", [id]);
  expect(await app().doctor()).toContain("BROKEN D6");
});
