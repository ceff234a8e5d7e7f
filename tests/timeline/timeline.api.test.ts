import { aBuyer } from "../customers/fixtures";
import { anEvent, bring, waiting } from "../events/fixtures";
import { csv, importer } from "../imports/importer";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";

const app = useApp();

let token = "";
let name = "";

beforeAll(async () => {
  const admin = await signedIn(app(), "admin");
  token = admin.token;
  name = admin.user.fullName;
});

const QUERY = `query ($record: TimelineRecord!, $id: ID!, $limit: Int) { timeline(record: $record, id: $id, limit: $limit) {
  items { id at actorName actorRole action entity entityId subject points changes { field before after } } hasMore } }`;

async function timelineOf(record: string, id: string, limit?: number) {
  const { data, errors } = await app().gql(QUERY, { record, id, limit }, { token });
  return { ...data?.timeline, code: errors?.[0]?.extensions?.code };
}

test("a customer's timeline has the record, receipts, their corrections and registrations, by name and newest first", async () => {
  const event = await anEvent(app(), { name: "Opening" });
  const [code = ""] = await waiting(app(), event.id, 1);
  const buyer = await aBuyer(app(), token, [2_000_000, 3_000_000]);
  const [first, second] = buyer.receipts;
  const visitor = { full_name: "Sara Karimi", phone_number: buyer.phone, id_card_number: buyer.nationalCode };
  await bring(app(), event.id, code, visitor, { token });
  await app().rest("POST", `/api/receipts/${first?.id}/return`, { amount: 1_000_000, reason: "broken" }, { token });
  await app().rest("POST", `/api/receipts/${second?.id}/void`, { reason: "wrong" }, { token });

  const { items, hasMore } = await timelineOf("CUSTOMER", buyer.id);

  const about = items.filter(({ entity }: { entity: string }) => entity !== "customer");
  const shown = { actorName: name, actorRole: null };
  expect(about).toMatchObject([
    { ...shown, action: "VOID", entity: "receipt", entityId: second?.id, points: -3 },
    { ...shown, action: "RETURN", entity: "receipt", entityId: first?.id, points: -1 },
    { ...shown, action: "REGISTER", entity: "event", entityId: event.id, subject: "Opening", points: null },
    { ...shown, action: "CREATE", entity: "receipt", entityId: second?.id, points: 3 },
    { ...shown, action: "CREATE", entity: "receipt", entityId: first?.id, points: 2 },
  ]);
  const numbers = await app().sql<{ id: string; number: string }>(
    "select id, receipt_number as number from receipts where customer_id = $1",
    [buyer.id],
  );
  expect(new Set(about.map(({ subject }: { subject: string }) => subject))).toEqual(
    new Set(["Opening", ...numbers.map(({ number }) => number)]),
  );
  const times = items.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(hasMore).toBe(false);
});

test("an event's timeline names the customers who registered", async () => {
  const event = await anEvent(app());
  const [code = ""] = await waiting(app(), event.id, 1);
  const buyer = await aBuyer(app(), token, [1_000_000]);
  const visitor = { full_name: "Nora Amini", phone_number: buyer.phone, id_card_number: buyer.nationalCode };
  await bring(app(), event.id, code, visitor, { token });

  const { items } = await timelineOf("EVENT", event.id);
  const registered = items.filter(({ action }: { action: string }) => action === "REGISTER");

  const [{ name: fullName } = { name: "" }] = await app().sql<{ name: string }>(
    "select concat_ws(' ', first_name, last_name) as name from customers where id = $1",
    [buyer.id],
  );
  expect(registered).toMatchObject([{ actorName: name, entity: "customer", entityId: buyer.id, subject: fullName }]);
});

test("changes of the record name the actor and the role", async () => {
  const person = { phone_number: aPhone(), national_code: aNationalCode(), first_name: "Sara", last_name: "Karimi" };
  const { body } = await app().rest("POST", "/api/customers/create", person, { token });

  const { items } = await timelineOf("CUSTOMER", body.data.customer_id);

  expect(items).toEqual([
    expect.objectContaining({
      action: "CREATE",
      entity: "customer",
      subject: "Sara Karimi",
      actorName: name,
      actorRole: "admin",
    }),
  ]);
});

test("an edit has the changed fields for managers, with masked names and phones of customers", async () => {
  const manager = await signedIn(app(), "manager");
  const store = await aStore(app(), { storeName: "Bridge" });
  const person = { phone_number: aPhone(), national_code: aNationalCode(), first_name: "Sara", last_name: "Karimi" };
  const { body } = await app().rest("POST", "/api/customers/create", person, { token });
  const id = body.data.customer_id as string;
  const rename = "mutation ($id: ID!, $input: CustomerUpdate!) { updateCustomer(id: $id, input: $input) { id } }";
  await app().gql(rename, { id, input: { lastName: "Rahimi" } }, { token });
  await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token });

  const changesOf = async (record: string, recordId: string) => {
    const { data } = await app().gql(QUERY, { record, id: recordId }, { token: manager.token });
    return data.timeline.items[0].changes;
  };

  expect(await changesOf("STORE", store.id)).toEqual([{ field: "isActive", before: "true", after: "false" }]);
  expect(await changesOf("CUSTOMER", id)).toEqual([{ field: "lastName", before: "K***", after: "R***" }]);
});

test("a customer's timeline has the text of an added and of a deleted note, until an erasure", async () => {
  const { id } = await aBuyer(app(), token, [1_000_000]);
  const add = 'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "Call on Monday") { id } }';
  const { data } = await app().gql(add, { id }, { token });
  await app().gql("mutation ($id: ID!) { deleteCustomerNote(id: $id) }", { id: data?.addCustomerNote.id }, { token });
  const changesOf = async () =>
    (await timelineOf("CUSTOMER", id)).items.map((item: { changes: unknown }) => item.changes);

  const [deleted, added] = await changesOf();
  await app().gql("mutation ($id: ID!) { eraseCustomer(id: $id) { id } }", { id }, { token });

  expect(deleted).toEqual([{ field: "notes", before: "Call on Monday", after: null }]);
  expect(added).toEqual([{ field: "notes", before: null, after: "Call on Monday" }]);
  expect(JSON.stringify(await changesOf())).not.toContain("Monday");
});

test("an event's timeline has its added, invalidated and reinstated codes, and no others", async () => {
  const [event, other] = [await anEvent(app()), await anEvent(app())];
  const add = async (eventId: string, lotteryCode: string) => {
    const path = `/api/events/${eventId}/lottery-codes/manual`;
    return (await app().rest("POST", path, { lottery_code: lotteryCode }, { token })).body.data.code_id as string;
  };
  const id = await add(event.id, "TIMELINE-1");
  await add(other.id, "TIMELINE-2");
  await app().rest("POST", `/api/lottery-codes/${id}/invalidate`, { reason: "torn" }, { token });
  await app().rest("POST", `/api/lottery-codes/${id}/reinstate`, undefined, { token });

  const { items } = await timelineOf("EVENT", event.id);

  const code = { entity: "lottery_code", entityId: id, subject: "TIMELINE-1", actorName: name };
  expect(items).toMatchObject([
    { ...code, action: "REINSTATE" },
    { ...code, action: "INVALIDATE" },
    { ...code, action: "CREATE" },
    { action: "CREATE", entity: "event" },
  ]);
});

test("a limit returns the newest entries and whether there are more", async () => {
  const buyer = await aBuyer(app(), token, [1_000_000, 1_000_000, 1_000_000]);
  const all = (await timelineOf("CUSTOMER", buyer.id)).items;

  for (let limit = 1; limit <= all.length; limit++) {
    const { items, hasMore } = await timelineOf("CUSTOMER", buyer.id, limit);
    expect(items).toEqual(all.slice(0, limit));
    expect(hasMore).toBe(limit < all.length);
  }
});

test("an event's timeline has its campaigns, a store's its changes and the corrections of its receipts", async () => {
  const event = await anEvent(app(), { name: "Spring" });
  const window = { start_date: "2030-01-01T00:00:00Z", end_date: "2030-01-02T00:00:00Z" };
  const campaign = await app().rest(
    "POST",
    `/api/events/${event.id}/campaigns`,
    { name: "Double", ...window },
    { token },
  );
  expect(campaign.status).toBe(201);
  const store = await aStore(app(), { storeName: "Corner" });
  const recorded = [aReceipt({ store_id: store.id }), aReceipt({ store_id: store.id })];
  const [recordedFirst, voided] = [
    await app().rest("POST", "/api/receipts/create", recorded[0], { token }),
    await app().rest("POST", "/api/receipts/create", recorded[1], { token }),
  ];
  expect([recordedFirst.status, voided.status]).toEqual([201, 201]);
  await app().rest("POST", `/api/receipts/${voided.body.data.id}/void`, { reason: "wrong" }, { token });
  await app().rest("PATCH", `/api/admin/stores/${store.id}/toggle-status`, undefined, { token });

  const ofEvent = await timelineOf("EVENT", event.id);
  const ofStore = await timelineOf("STORE", store.id);

  expect(ofEvent.items).toMatchObject([
    { action: "CREATE", entity: "campaign", subject: "Double", actorName: name, actorRole: "admin" },
    { action: "CREATE", entity: "event", subject: "Spring" },
  ]);
  expect(ofStore.items).toMatchObject([
    { action: "UPDATE", entity: "store", subject: "Corner", actorName: name },
    { action: "VOID", entity: "receipt", subject: recorded[1]?.receipt_id, actorName: name },
  ]);
});

test("the timeline of an import is read by its owner and by administrators", async () => {
  const [owner, other] = [await signedIn(app(), "manager"), await signedIn(app(), "manager")];
  const { check, run } = importer(app(), owner.token);
  const job = await check(
    "customers",
    csv([
      ["phone_number", "national_code", "first_name", "last_name"],
      [aPhone(), aNationalCode(), "Sara", "Karimi"],
    ]),
  );
  await run(job.id);
  const asked = (by: string) => app().gql(QUERY, { record: "IMPORT", id: job.id }, { token: by });

  for (const by of [owner.token, token]) {
    const { data } = await asked(by);
    expect(data.timeline.items).toMatchObject([
      { action: "IMPORT", entity: "import", subject: "table.csv", actorName: owner.user.fullName },
    ]);
  }
  expect((await asked(other.token)).errors?.[0]?.extensions.status).toBe(404);
});

test("an unknown record has an empty timeline; an invalid id or limit is rejected", async () => {
  const unknown = "00000000-0000-7000-8000-000000000000";

  expect(await timelineOf("STORE", unknown)).toMatchObject({ items: [], hasMore: false });
  expect(await timelineOf("STORE", "x")).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(await timelineOf("STORE", unknown, 0)).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(await timelineOf("STORE", unknown, 501)).toMatchObject({ code: "BAD_USER_INPUT" });
});
