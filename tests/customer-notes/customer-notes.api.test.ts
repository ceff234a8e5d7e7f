import { useApp } from "../support/app";
import { aReceipt, signedIn } from "../support/factories";

const app = useApp();

let admin = "";
beforeAll(async () => {
  admin = (await signedIn(app(), "admin")).token;
});

const aCustomer = async (): Promise<string> => {
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(), { token: admin });
  return body.data.customer_id;
};
const ask = (query: string, variables: object, token = admin) => app().gql(query, variables as never, { token });
const setTags = (id: string, tags: string[]) =>
  ask("mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { tags { id name } } }", {
    id,
    tags,
  });
const tagsOf = async (id: string): Promise<string[]> => {
  const { data } = await ask("query ($id: ID!) { customer(id: $id) { tags { name } } }", { id });
  return data.customer.tags.map(({ name }: { name: string }) => name);
};
const allTags = async (): Promise<{ id: string; name: string }[]> =>
  (await ask("{ customerTags { id name } }", {})).data.customerTags;
const addNote = (customerId: string, text: string) =>
  ask("mutation ($customerId: ID!, $text: String!) { addCustomerNote(customerId: $customerId, text: $text) { id } }", {
    customerId,
    text,
  });
const notesOf = async (customerId: string): Promise<{ id: string; text: string; createdBy: string }[]> =>
  (
    await ask("query ($customerId: ID!) { customerNotes(customerId: $customerId) { id text createdBy } }", {
      customerId,
    })
  ).data.customerNotes;
const codeOf = ({ errors }: { errors?: { extensions: { code?: string; fields?: { code: string }[] } }[] }) =>
  errors?.[0]?.extensions.fields?.[0]?.code ?? errors?.[0]?.extensions.code;

test("tags are set by name, shared by customers, and removed with their last customer", async () => {
  const [one, other] = [await aCustomer(), await aCustomer()];
  await setTags(one, ["VIP", "Press", "vip"]);
  await setTags(other, ["press "]);
  expect([await tagsOf(one), await tagsOf(other)]).toEqual([["Press", "vip"], ["Press"]]);

  await setTags(one, ["Press"]);
  expect((await allTags()).map(({ name }) => name)).toEqual(["Press"]);
  const [{ details } = { details: null }] = await app().sql<{ details: object }>(
    "select details from audit_log where entity = 'customer' and entity_id = $1 and action = 'UPDATE' order by id desc limit 1",
    [one],
  );
  expect(details).toEqual({ changes: { tags: ["Press, vip", "Press"] } });
});

test("one tag is added, or removed in other letters, and others stay", async () => {
  const id = await aCustomer();
  await setTags(id, ["کیک", "Press"]);
  const change = (action: string, tag: string) =>
    ask(`mutation ($id: ID!, $tag: String!) { ${action}(id: $id, tag: $tag) { id } }`, { id, tag });
  await change("addCustomerTag", "VIP");
  await change("removeCustomerTag", "كيك");
  await change("removeCustomerTag", "Unknown");
  expect(await tagsOf(id)).toEqual(["Press", "VIP"]);
});

test("tags are in the order of the Persian alphabet", async () => {
  const id = await aCustomer();
  const sorted = ["پیگیری", "چرم", "گلایه", "ویژه"];
  await setTags(id, sorted.toReversed());

  expect(await tagsOf(id)).toEqual(sorted);
  expect((await allTags()).map(({ name }) => name).filter((name) => sorted.includes(name))).toEqual(sorted);
});

test("the list has the tags as a column and as a filter, alone and with others, and so has the export", async () => {
  const [tagged, second, plain] = [await aCustomer(), await aCustomer(), await aCustomer()];
  for (const id of [tagged, second]) await setTags(id, ["Listed"]);
  const tagId = (await allTags()).find(({ name }) => name === "Listed")?.id;
  const list = async (filter: object) => {
    const { data } = await ask(
      `query ($tagId: ID, $minPoints: Int, $search: String) {
        customers(tagId: $tagId, minPoints: $minPoints, search: $search, sortBy: CREATED_AT, sortOrder: ASC) {
          totalItems items { id tags { name } }
        }
      }`,
      filter,
    );
    return data.customers;
  };

  expect(await list({ tagId })).toEqual({
    totalItems: 2,
    items: [tagged, second].map((id) => ({ id, tags: [{ name: "Listed" }] })),
  });
  expect((await list({ tagId, minPoints: 1_000_000 })).totalItems).toBe(0);
  const [{ phone_number: phone } = { phone_number: "" }] = await app().sql<{ phone_number: string }>(
    "select phone_number from customers where id = $1",
    [plain],
  );
  expect((await list({ search: phone })).totalItems).toBe(1);
  expect((await list({ tagId, search: phone })).totalItems).toBe(0);
  const { body } = await app().rest("GET", `/api/admin/customers?tag_id=${tagId}`, undefined, { token: admin });
  expect(body.pagination.total_items).toBe(2);
});

test.each([
  [[""], "FIELD_REQUIRED"],
  [["x".repeat(41)], "TEXT_TOO_LONG"],
  [["two\nlines"], "TEXT_NOT_ALLOWED"],
  [Array.from({ length: 21 }, (_, index) => `tag ${index}`), "TAGS_FULL"],
])("the tags %j are rejected with %s", async (tags, code) => {
  const id = await aCustomer();
  expect(codeOf(await setTags(id, tags))).toBe(code);
  expect(await tagsOf(id)).toEqual([]);
});

test("a customer who has more tags after a merge keeps them, and they can be removed one by one but not added, also from the list of tags", async () => {
  const [remaining, merged] = [await aCustomer(), await aCustomer()];
  const tags = Array.from({ length: 30 }, (_, index) => `Merged ${String(index).padStart(2, "0")}`);
  await setTags(remaining, tags.slice(0, 15));
  await setTags(merged, tags.slice(15));
  await ask("mutation ($keep: ID!, $merge: ID!) { mergeCustomers(keepId: $keep, mergeId: $merge) { id } }", {
    keep: remaining,
    merge: merged,
  });

  const [removed, added] = [await setTags(remaining, tags.slice(1)), await setTags(remaining, [...tags, "Another"])];

  expect([removed.errors, codeOf(added)]).toEqual([undefined, "TAGS_FULL"]);
  expect(await tagsOf(remaining)).toEqual(tags.slice(1));
  await setTags(remaining, tags.slice(0, 1));
  expect((await allTags()).flatMap(({ name }) => (name.startsWith("Merged") ? name : []))).toEqual(tags.slice(0, 1));
});

test("concurrent changes lose no tag", async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, aCustomer));
  await Promise.all(customers.map((id, index) => setTags(id, ["Race", `Only ${index}`])));
  await Promise.all(customers.map((id, index) => setTags(id, index % 2 ? ["Race"] : [])));

  expect(await Promise.all(customers.map(tagsOf))).toEqual(customers.map((_, index) => (index % 2 ? ["Race"] : [])));
  expect((await allTags()).filter(({ name }) => /^(Race|Only)/.test(name)).map(({ name }) => name)).toEqual(["Race"]);
});

test("notes are listed newest first with their author; a merge keeps notes and tags; an erasure removes them", async () => {
  const [remaining, merged] = [await aCustomer(), await aCustomer()];
  await addNote(remaining, "Asked for a call");
  await addNote(merged, "Two\nlines");
  await setTags(merged, ["Merged"]);
  await app().rest("POST", `/api/admin/customers/${remaining}/merge`, { merge_id: merged }, { token: admin });

  expect((await notesOf(remaining)).map(({ text }) => text)).toEqual(["Two\nlines", "Asked for a call"]);
  expect(await tagsOf(remaining)).toEqual(["Merged"]);
  const [note] = await notesOf(remaining);
  await ask("mutation ($id: ID!) { deleteCustomerNote(id: $id) }", { id: note?.id });
  expect((await notesOf(remaining)).map(({ text }) => text)).toEqual(["Asked for a call"]);
  expect(codeOf(await addNote(merged, "Too late"))).toBe("CUSTOMER_MERGED");

  await ask("mutation ($id: ID!) { eraseCustomer(id: $id) { id } }", { id: remaining });
  const texts = await app().sql(
    "select text from customer_notes union all select details::text from audit_log where details::text like '%a call%'",
  );
  expect(texts).toEqual([]);
  expect(await app().sql("select from customer_tag_links where customer_id = any ($1)", [[remaining, merged]])).toEqual(
    [],
  );
});

test.each([
  [" ", "FIELD_REQUIRED"],
  ["x".repeat(1001), "TEXT_TOO_LONG"],
])("the note %j is rejected with %s", async (text, code) => {
  expect(codeOf(await addNote(await aCustomer(), text))).toBe(code);
});
