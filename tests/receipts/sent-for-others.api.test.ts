import { useApp } from "../support/app";
import { aReceipt, asInput, aUser, type ReceiptBody, signedIn } from "../support/factories";
import { signIn } from "../support/sign-in";

const app = useApp();

const SEND = `mutation ($input: [ReceiptInput!]!, $owner: ID) {
  createReceipts(input: $input, ownerId: $owner) { receipt { id replayed } error { code } }
}`;

const queued = (receipt: ReceiptBody, key: string) => ({ ...asInput(receipt), idempotencyKey: key });

async function people() {
  const [clerk, colleague, admin] = [
    await signedIn(app(), "counter"),
    await signedIn(app(), "counter"),
    await signedIn(app(), "admin"),
  ];
  return { clerk, colleague, admin };
}

const receiptRow = async (id: string) => {
  const [row] = await app().sql("select created_by, submitted_by from receipts where id = $1", [id]);
  return row;
};

test("an administrator sends the receipts of a clerk: both are recorded", async () => {
  const { clerk, admin } = await people();

  const { data } = await app().gql(
    SEND,
    { input: [queued(aReceipt(), "queue-1")], owner: clerk.user.id },
    { token: admin.token },
  );

  const { id } = data.createReceipts[0].receipt;
  expect(await receiptRow(id)).toEqual({ created_by: clerk.user.id, submitted_by: admin.user.id });
  const [entry] = await app().sql("select actor_id, details from audit_log where entity_id = $1", [id]);
  expect(entry).toMatchObject({ actor_id: admin.user.id, details: { ownerId: clerk.user.id } });
  const ledger = await app().sql("select created_by from points_ledger where receipt_id = $1", [id]);
  expect(ledger).toEqual([{ created_by: clerk.user.id }]);
});

const READ = `query ($id: ID!) { receipt(id: $id) { operatorId operatorName submittedById submittedByName } }`;

test("a receipt that was sent for its operator names both, over GraphQL and REST", async () => {
  const { clerk, colleague, admin } = await people();
  const send = async (owner: string | null, token: string, key: string): Promise<string> =>
    (await app().gql(SEND, { input: [queued(aReceipt(), key)], owner }, { token })).data.createReceipts[0].receipt.id;
  const [sentForClerk, ownOfColleague] = [
    await send(clerk.user.id, admin.token, "queue-6"),
    await send(null, colleague.token, "queue-7"),
  ];

  const { data } = await app().gql(READ, { id: sentForClerk }, { token: admin.token });
  expect(data.receipt).toEqual({
    operatorId: clerk.user.id,
    operatorName: clerk.user.fullName,
    submittedById: admin.user.id,
    submittedByName: admin.user.fullName,
  });
  const { body } = await app().rest("GET", `/api/admin/receipts/${sentForClerk}`, undefined, { token: clerk.token });
  expect(body.data).toMatchObject({
    operator_name: clerk.user.fullName,
    submitted_by_id: admin.user.id,
    submitted_by_name: admin.user.fullName,
  });
  const own = await app().gql(READ, { id: ownOfColleague }, { token: admin.token });
  expect(own.data.receipt).toMatchObject({ submittedById: null, submittedByName: null });
});

test("what the clerk sent before, with the same key, is not recorded again", async () => {
  const { clerk, admin } = await people();
  const item = queued(aReceipt(), "queue-2");
  const first = await app().gql(SEND, { input: [item] }, { token: clerk.token });

  const again = await app().gql(SEND, { input: [item], owner: clerk.user.id }, { token: admin.token });

  const { id } = first.data.createReceipts[0].receipt;
  expect(again.data.createReceipts).toEqual([{ receipt: { id, replayed: true }, error: null }]);
  expect(await receiptRow(id)).toEqual({ created_by: clerk.user.id, submitted_by: null });
});

test("a receipt with the caller as its owner is an ordinary receipt", async () => {
  const { clerk } = await people();

  const { data } = await app().gql(
    SEND,
    { input: [queued(aReceipt(), "queue-3")], owner: clerk.user.id },
    { token: clerk.token },
  );

  expect(await receiptRow(data.createReceipts[0].receipt.id)).toEqual({
    created_by: clerk.user.id,
    submitted_by: null,
  });
});

test.each([
  ["a clerk cannot send for another clerk", "colleague", null, "FORBIDDEN"],
  ["an unknown owner", "admin", "0194f000-0000-7000-8000-000000000000", "USER_NOT_FOUND"],
  ["an owner that is no id", "admin", "x", "USER_NOT_FOUND"],
] as const)("%s: nothing is recorded", async (_title, sender, ownerId, code) => {
  const all = await people();
  const owner = ownerId ?? all.clerk.user.id;
  const receipt = aReceipt();

  const { errors } = await app().gql(
    SEND,
    { input: [queued(receipt, "queue-4")], owner },
    { token: all[sender].token },
  );

  expect(errors?.[0]?.extensions.code).toBe(code);
  const rows = await app().sql("select 1 from receipts where receipt_number = $1", [receipt.receipt_id]);
  expect(rows).toHaveLength(0);
});

test("an administrator in the counter area cannot send for others", async () => {
  const { clerk } = await people();
  const { username } = await aUser(app(), { role: "admin" });
  const { body } = await signIn(app(), { username, area: "Counter" });

  const { errors } = await app().gql(
    SEND,
    { input: [queued(aReceipt(), "queue-5")], owner: clerk.user.id },
    { token: body.access_token },
  );

  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("a reused key of the operator is reported before a suspected duplicate", async () => {
  const { clerk, admin } = await people();
  const first = aReceipt();
  const { customer_phone, customer_national_code } = first;
  const send = (receipt: ReceiptBody) =>
    app().gql(
      SEND,
      { input: [{ ...queued(receipt, "queue-9"), checkDuplicate: true }], owner: clerk.user.id },
      { token: admin.token },
    );
  await send(first);

  const { data } = await send(aReceipt({ customer_phone, customer_national_code }));

  expect(data.createReceipts[0].error.code).toBe("IDEMPOTENCY_KEY_REUSED");
});
