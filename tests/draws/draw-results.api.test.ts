import { createHash } from "node:crypto";
import { proofSchema } from "../../domain/draws/manifest";
import { entryBytes } from "../../domain/draws/entries";
import { ownerHash, parseHex, ticketHash, toHex } from "../../domain/draws/hashes";
import { rootOfPath, ticketsRoot } from "../../domain/draws/merkle-tree";
import { commitmentTo } from "../../domain/draws/winners";
import { toPublished } from "../../server/features/draws/draw-view.service";
import { findPublishedDraw } from "../../server/features/draws/published-draw.service";
import { disqualifyDeleted } from "../../server/features/draws/result.service";
import { voidUnrevealed } from "../../server/features/draws/run.service";
import { useApp } from "../support/app";
import { aMember, aPrize, aStaff, drawCalls, type Member, type Staff, TEST_CHAIN } from "../support/draws";
import { aNationalCode, hoursFromNow, aPhone, type SignedIn, signedIn } from "../support/factories";

const app = useApp({ DRAND_RELAYS: "off" }, TEST_CHAIN);
let staff: Staff;
let members: Member[];
const calls = () => drawCalls(app(), staff);

beforeEach(async () => {
  staff = await aStaff(app());
  // A draw counts the receipts of its period, so each test has its own customers only.
  await app().sql("update lottery_codes set status = 'invalid', invalidated_at = now() where status = 'claimed'");
  members = [];
  for (const codes of [1, 2, 3]) members.push(await aMember(app(), staff.admin, codes));
});

const memberOf = (customerId: string): Member => {
  const member = members.find((one) => one.customerId === customerId);
  if (!member) throw new Error("an unknown winner");
  return member;
};

/** The customers of this test whose codes currently win. */
const winnersOf = async (): Promise<string[]> =>
  (
    await app().sql<{ customer: string }>(
      "select k.customer_id as customer from lottery_codes k where k.is_winner and k.customer_id = any ($1) order by k.id",
      [members.map(({ customerId }) => customerId)],
    )
  ).map(({ customer }) => customer);

/** The draws that a customer's timeline has among its prizes. */
const prizesOf = async (customerId: string): Promise<string[]> => {
  const query = "query ($id: ID!) { timeline(record: CUSTOMER, id: $id) { items { action entity entityId } } }";
  const { data } = await app().gql(query, { id: customerId }, { token: staff.admin.token });
  const items: { action: string; entity: string; entityId: string }[] = data.timeline.items;
  return items.flatMap(({ action, entity, entityId }) => (`${action} ${entity}` === "DRAW_DRAWN draw" ? entityId : []));
};

const drawn = async (draft: Record<string, unknown> = { reserves: 2 }) => {
  const { anchored, run } = calls();
  const { id } = await anchored(draft);
  const { body } = await run(id);
  return body.data as { id: string; results: { place: number; customer_id: string; status: string }[] };
};

test("a disqualified winner loses the prize to the next reserve, without new randomness", async () => {
  const { id, results } = await drawn();
  const prizes = () => Promise.all(results.map((result) => prizesOf(result.customer_id)));
  expect(await winnersOf()).toEqual([results[0]?.customer_id]);
  expect(await prizes()).toEqual([[id], [], []]);

  const { body } = await calls().post(staff.manager, id, "/winners/1/disqualify", {
    reason: "not_claimed",
    note: "Did not come",
  });
  expect(body.data.results).toMatchObject([
    { place: 1, status: "disqualified", reason: "not_claimed", note: "Did not come", prize_number: 1 },
    { place: 2, status: "winner", reason: null, prize_number: 1 },
    { place: 3, status: "reserve", prize_number: null },
  ]);
  expect(await winnersOf()).toEqual([results[1]?.customer_id]);
  expect(await prizes()).toEqual([[], [id], []]);
});

test("a purchase that is voided after the draw disqualifies its code", async () => {
  const { id, results } = await drawn();
  const winner = memberOf(results[0]?.customer_id ?? "");
  const voided = await app().rest(
    "POST",
    `/api/receipts/${winner.receiptId}/void`,
    { reason: "Returned" },
    { token: staff.admin.token },
  );
  expect(voided.status).toBe(200);

  const draw = await calls().read(id);
  expect(draw.results).toMatchObject([
    { status: "disqualified", reason: "code_invalidated" },
    { status: "winner" },
    { status: "reserve" },
  ]);
  expect(await winnersOf()).toEqual([results[1]?.customer_id]);
});

test("the preview of a reversal counts the codes that currently win a prize", async () => {
  const { id, results } = await drawn({ prizes: [aPrize({ quantity: 3 })] });
  const winnersIn = async ({ receiptId }: Member, amount?: number) => {
    const { data } = await app().gql(
      "query ($id: String!, $amount: Amount) { reversalPreview(receiptId: $id, amount: $amount) { winningCodes } }",
      { id: receiptId, amount },
      { token: staff.admin.token },
    );
    return data.reversalPreview.winningCodes as number;
  };
  expect(results).toHaveLength(3);
  const of = (member: Member) => results.filter(({ customer_id: customer }) => customer === member.customerId).length;
  for (const member of members) expect(await winnersIn(member)).toBe(of(member));

  const [single] = members;
  if (!single) throw new Error("no member");
  expect([await winnersIn(single), await winnersIn(single, 1)]).toEqual([1, 1]);
  const { place } = results.find(({ customer_id: customer }) => customer === single.customerId) ?? {};
  await calls().post(staff.manager, id, `/winners/${place}/disqualify`, { reason: "declined" });
  expect(await winnersIn(single)).toBe(0);
});

test("a winner who was deleted an hour ago is disqualified, and a deletion that is undone has no effect", async () => {
  const { id, results } = await drawn();
  const winner = results[0]?.customer_id ?? "";
  const remove = () => app().rest("DELETE", `/api/admin/customers/${winner}`, undefined, { token: staff.admin.token });
  const inHours = (count: number) => disqualifyDeleted(app().ctx({ now: new Date(hoursFromNow(count)) }));
  const restore = () => app().rest("POST", `/api/admin/customers/${winner}/restore`, {}, { token: staff.admin.token });

  expect((await remove()).status).toBe(200);
  await inHours(0.9);
  expect((await calls().read(id)).results[0]).toMatchObject({ status: "winner", reason: null });
  expect((await restore()).status).toBe(200);
  await inHours(2);
  expect((await calls().read(id)).results[0]).toMatchObject({ status: "winner", reason: null });

  await remove();
  await inHours(1.1);
  expect((await calls().read(id)).results).toMatchObject([
    { status: "disqualified", reason: "customer_deleted", prize_number: 1 },
    { status: "winner", prize_number: 1 },
    { status: "reserve" },
  ]);
  expect(await winnersOf()).toEqual([results[1]?.customer_id]);
});

test("a winner who was just deleted keeps the prize while another result of the draw is disqualified", async () => {
  const { id, results } = await drawn({ prizes: [aPrize({ quantity: 3 })] });
  const [deleted, returned] = results.map(({ customer_id: customer }) => memberOf(customer));
  const { token } = staff.admin;

  await app().rest("DELETE", `/api/admin/customers/${deleted?.customerId}`, undefined, { token });
  await app().rest("POST", `/api/receipts/${returned?.receiptId}/void`, { reason: "Returned" }, { token });

  const statuses = (await calls().read(id)).results.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(["winner", "disqualified", "winner"]);
});

test("a winner whose account was merged into another one is disqualified when that one was deleted an hour ago", async () => {
  const { id, results } = await drawn();
  const [winner = "", keep = ""] = results.map(({ customer_id }) => customer_id);
  const { token } = staff.admin;
  await app().rest("POST", `/api/admin/customers/${keep}/merge`, { merge_id: winner }, { token });
  await disqualifyDeleted(app().ctx({ now: new Date(hoursFromNow(2)) }));
  expect((await calls().read(id)).results[0]).toMatchObject({ status: "winner", reason: null });

  await app().rest("DELETE", `/api/admin/customers/${keep}`, undefined, { token });
  await disqualifyDeleted(app().ctx({ now: new Date(hoursFromNow(1.1)) }));

  expect((await calls().read(id)).results).toMatchObject([
    { status: "disqualified", reason: "customer_deleted", prize_number: 1 },
    { status: "disqualified", reason: "customer_deleted" },
    { status: "winner", prize_number: 1 },
  ]);
});

test("codes that are invalidated between freeze and run stay in the draw and are disqualified by the run", async () => {
  const { anchored, run } = calls();
  const { id } = await anchored({ prizes: [aPrize({ quantity: 3 })] });
  for (const { receiptId } of members.slice(1))
    await app().rest("POST", `/api/receipts/${receiptId}/void`, { reason: "Returned" }, { token: staff.admin.token });

  const { results } = (await run(id)).body.data as { results: { customer_id: string; status: string }[] };
  expect(results).toHaveLength(3);
  expect(results.filter(({ status }) => status === "winner").map(({ customer_id: customer }) => customer)).toEqual([
    members[0]?.customerId,
  ]);
});

test("a claim compares the national code of the winner, happens once, and ends disqualification", async () => {
  const { id, results } = await drawn();
  const { post } = calls();
  const winner = memberOf(results[0]?.customer_id ?? "");
  const other = memberOf(results[1]?.customer_id ?? "");

  const wrong = await post(staff.manager, id, "/winners/1/claim", { national_code: other.nationalCode });
  expect([wrong.status, wrong.body.code]).toEqual([409, "WINNER_IDENTITY_INCORRECT"]);
  const right = await post(staff.manager, id, "/winners/1/claim", { national_code: winner.nationalCode });
  expect(right.status).toBe(200);
  expect(right.body.data.results[0].claimed_by_name).toBe(staff.manager.user.fullName);
  const again = await post(staff.manager, id, "/winners/1/claim", { national_code: winner.nationalCode });
  expect([again.status, again.body.code]).toEqual([409, "PRIZE_CLAIMED"]);
  const late = await post(staff.manager, id, "/winners/1/disqualify", { reason: "declined" });
  expect([late.status, late.body.code]).toEqual([409, "PRIZE_CLAIMED"]);
  const reserve = await post(staff.manager, id, "/winners/2/claim", { national_code: other.nationalCode });
  expect([reserve.status, reserve.body.code]).toEqual([409, "NOT_A_WINNER"]);
});

test("a void of a drawn draw leaves no winner", async () => {
  const { id, results } = await drawn();
  const winner = results[0]?.customer_id ?? "";
  expect(await prizesOf(winner)).toEqual([id]);
  await calls().post(staff.admin, id, "/void", { reason: "A complaint" });
  expect(await winnersOf()).toEqual([]);
  expect(await prizesOf(winner)).toEqual([]);
});

test("the public view of a draw that is run while it is read has no results before its run", async () => {
  const { id } = await calls().anchored();
  const before = await findPublishedDraw(app().ctx(), id);
  await calls().run(id);

  expect(await toPublished(app().ctx(), [before])).toMatchObject([{ state: "anchored", results: [] }]);
  const after = await findPublishedDraw(app().ctx(), id);
  const [published] = await toPublished(app().ctx(), [after]);
  expect([published?.state, published?.results.length]).toEqual(["drawn", 1]);
});

test("a customer's proof leads from the codes to the root of the entries", async () => {
  const { id } = await calls().anchored();
  const manifest = (await app().rest("GET", `/api/draws/${id}/manifest`)).body;
  for (const { phone, nationalCode } of members) {
    const body = { phone, national_code: nationalCode };
    const { data } = (await app().rest("POST", `/api/draws/${id}/proof`, body)).body;
    expect(data).toHaveLength(1);
    const proof = proofSchema.parse(data[0]);
    const bytesOf = (text: string) => parseHex(text, text.length / 2) ?? new Uint8Array();
    const tickets = proof.tickets.map(({ code, salt }) => ticketHash(id, { code, salt: bytesOf(salt) }));
    const entry = {
      owner: ownerHash(id, { phone, nationalCode, salt: bytesOf(proof.owner_salt) }),
      count: tickets.length,
      codesRoot: ticketsRoot(tickets),
    };
    const root = rootOfPath(entryBytes(entry), { index: proof.row, size: 3, path: proof.path.map(bytesOf) });
    expect(toHex(root ?? new Uint8Array())).toBe(manifest.merkle_root);
  }
  const unknown = await app().rest("POST", `/api/draws/${id}/proof`, {
    phone: members[0]?.phone,
    national_code: members[1]?.nationalCode,
  });
  expect([unknown.status, unknown.body.code]).toEqual([404, "CUSTOMER_NOT_FOUND"]);
});

test("a customer in a frozen draw is not erased before the settlement; after it the salt and the name are removed", async () => {
  const { id, results } = await drawn({ reserves: 1 });
  const winner = results[0]?.customer_id ?? "";
  await calls().post(staff.manager, id, "/winners/1/disqualify", { reason: "declined", note: "Sara is abroad" });
  const erase = () =>
    app().rest("POST", `/api/admin/customers/${winner}/erase`, undefined, { token: staff.admin.token });
  const early = await erase();
  expect([early.status, early.body.code]).toEqual([409, "CUSTOMER_IN_DRAW"]);

  await calls().post(staff.manager, id, "/settle");
  expect((await erase()).status).toBe(200);
  const [row] = await app().sql<{ salt: Buffer | null; count: number }>(
    "select e.owner_salt as salt, e.code_count as count from draw_entries e where e.customer_id = $1",
    [winner],
  );
  expect(row?.salt).toBeNull();
  expect(row?.count).toBeGreaterThan(0);
  const [result] = await app().sql<{ note: string | null }>(
    "select r.note from draw_results r where r.draw_id = $1 and r.place = 1",
    [id],
  );
  expect(result?.note).toBeNull();
  const shown = await app().rest("GET", `/api/draws/${id}`, undefined, { lang: "en" });
  expect(shown.body.data.results[0]).toMatchObject({ public_name: "erased", masked_phone: null });
});

test("phone and national code of a participant do not change before the settlement; the name does", async () => {
  const { id, results } = await drawn({});
  const winner = memberOf(results[0]?.customer_id ?? "");
  const edit = async (body: object) => {
    const url = `/api/admin/customers/${winner.customerId}`;
    const response = await app().rest("PUT", url, body, { token: staff.manager.token });
    return [response.status, response.body.code];
  };
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  expect(await edit({ national_code: nationalCode })).toEqual([409, "CUSTOMER_IN_DRAW"]);
  expect(await edit({ phone_number: phone })).toEqual([409, "CUSTOMER_IN_DRAW"]);
  expect(await edit({ first_name: "Mina", phone_number: winner.phone })).toEqual([200, undefined]);

  await calls().post(staff.manager, id, "/settle");
  expect(await edit({ national_code: nationalCode, phone_number: phone })).toEqual([200, undefined]);
});

test("a winner who is merged into another account keeps the prize under that account", async () => {
  const { id, results } = await drawn({});
  const winner = memberOf(results[0]?.customer_id ?? "");
  const keep = members.find(({ customerId }) => customerId !== winner.customerId) ?? winner;
  const merged = await app().rest(
    "POST",
    `/api/admin/customers/${keep.customerId}/merge`,
    { merge_id: winner.customerId },
    { token: staff.admin.token },
  );
  expect(merged.status).toBe(200);

  const claim = await calls().post(staff.manager, id, "/winners/1/claim", { national_code: keep.nationalCode });
  expect(claim.status).toBe(200);
  expect(await prizesOf(keep.customerId)).toEqual([id]);
  const proofs = await app().rest("POST", `/api/draws/${id}/proof`, {
    phone: keep.phone,
    national_code: keep.nationalCode,
  });
  expect(proofs.body.data).toHaveLength(2);
});

describe("a witnessed draw", () => {
  const secret = createHash("sha256").update("a secret of the tests").digest();
  const witnessed = {
    mode: "witnessed",
    commitment: toHex(commitmentTo(secret)),
    entropy_source: "Three visitors throw dice on the stage",
  };

  test("is run with its secret and the witnesses' entropy, the same by both people", async () => {
    const { anchored, atDrawTime, post } = calls();
    const { id } = await anchored(witnessed);
    const input = { secret: secret.toString("hex"), entropy: "4 6 2 2 1 5\n" };
    const early = await post(staff.manager, id, "/run", input);
    expect([early.status, early.body.code]).toEqual([409, "DRAW_TOO_EARLY_TO_RUN"]);

    const runBy = (by: SignedIn, changed = {}) => atDrawTime(id, () => post(by, id, "/run", { ...input, ...changed }));
    const wrong = await runBy(staff.manager, { secret: "ab".repeat(32) });
    expect(wrong.body.fields).toMatchObject([{ field: "secret", code: "SECRET_INCORRECT" }]);
    const missing = await runBy(staff.manager, { entropy: " " });
    expect(missing.body.fields).toMatchObject([{ field: "entropy", code: "ENTROPY_REQUIRED" }]);

    expect((await runBy(staff.manager)).status).toBe(202);
    const stored = await app().sql("select d.id from draws d where d.id = $1 and d::text like $2", [
      id,
      `%${input.secret}%`,
    ]);
    expect(stored).toEqual([]);
    const other = await runBy(staff.admin, { entropy: "6 6 6\n" });
    expect([other.status, other.body.code]).toEqual([409, "DRAW_PAYLOAD_DIFFERS"]);
    expect((await runBy(staff.admin)).body.data.state).toBe("drawn");
    const result = await app().rest("GET", `/api/draws/${id}/result`);
    expect(result.body).toMatchObject({ mode: "witnessed", ...input });
  });

  test("is void if its secret is not revealed within two hours", async () => {
    const { anchored, read, post } = calls();
    const { id } = await anchored(witnessed);
    await voidUnrevealed(app().ctx({ now: new Date(hoursFromNow(2.9)) }));
    expect((await read(id)).state).toBe("anchored");

    await voidUnrevealed(app().ctx({ now: new Date(hoursFromNow(3.1)) }));
    expect(await read(id)).toMatchObject({ state: "voided" });
    const late = await post(staff.manager, id, "/run", { secret: secret.toString("hex"), entropy: "1\n" });
    expect([late.status, late.body.code]).toEqual([409, "DRAW_STATE"]);
  });

  test("is not announced without its commitment", async () => {
    const { create, post } = calls();
    const id = await create({ ...witnessed, commitment: null });
    const { status, body } = await post(staff.manager, id, "/announce");
    expect([status, body.code]).toEqual([409, "DRAW_COMMITMENT_REQUIRED"]);
  });
});

test("a viewer sees winners masked and no contacts", async () => {
  const { id } = await drawn({});
  const { token } = await signedIn(app(), "viewer");
  const { body } = await app().rest("GET", `/api/admin/draws/${id}`, undefined, { token });
  expect(body.data.results[0]).toMatchObject({ public_name: "S. K.", first_name: null, phone_number: null });
});
