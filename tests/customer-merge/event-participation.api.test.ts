import { useApp } from "../support/app";
import { signedIn } from "../support/factories";
import { anEvent, atDesk, aVisitor, bring, waiting } from "../events/fixtures";

const app = useApp();

test("a merge joins the participations and codes of both accounts in events", async () => {
  const { token } = await signedIn(app(), "admin");
  const [shared, own] = [await anEvent(app()), await anEvent(app())];
  const codes = [...(await waiting(app(), shared.id, 3)), ...(await waiting(app(), own.id, 1))];
  const [keep, merge] = [aVisitor(), aVisitor()];
  await bring(app(), shared.id, codes[0] ?? "", keep, { token });
  await bring(app(), shared.id, codes[1] ?? "", merge, { token });
  await bring(app(), shared.id, codes[2] ?? "", merge, { token });
  await bring(app(), own.id, codes[3] ?? "", merge, { token });
  const idOf = async (phone: string) =>
    (await app().sql<{ id: string }>("select id from customers where phone_number = $1", [phone]))[0]?.id ?? "";
  const [keepId, mergeId] = [await idOf(keep.phone_number), await idOf(merge.phone_number)];

  const { status, body } = await app().rest(
    "POST",
    `/api/admin/customers/${keepId}/merge`,
    { merge_id: mergeId },
    { token },
  );
  const mine = await app().rest(
    "GET",
    `/api/events/${shared.id}/my-codes?phone=${keep.phone_number}&id_card=${keep.id_card_number}`,
  );
  const events = await app().rest("GET", "/api/events", undefined, { token });

  expect([status, body.data.total_lottery_codes]).toEqual([200, 4]);
  expect(mine.body.codes.map(({ lottery_code }: Record<string, string>) => lottery_code).sort()).toEqual(
    codes.slice(0, 3).sort(),
  );
  expect(
    events.body.events.map(({ total_participants }: { total_participants: number }) => total_participants),
  ).toEqual([1, 1]);
  expect(await app().doctor()).toBe("");
});

test("an erasure removes name and scan from the registrations, and the claim stays", async () => {
  const { token } = await signedIn(app(), "admin");
  const { id } = await anEvent(app());
  await waiting(app(), id, 1);
  const { body } = await atDesk(app(), id, { ...aVisitor(), qr_code_data: "ticket of Sara" }, token);

  await app().rest("POST", `/api/admin/customers/${body.customer_id}/erase`, {}, { token });

  const participants = await app().sql(
    "select full_name, qr_code_data, code_id is not null as claimed from registrations where event_id = $1",
    [id],
  );
  expect(participants).toEqual([{ full_name: null, qr_code_data: null, claimed: true }]);
  expect(await app().doctor()).toBe("");
});
