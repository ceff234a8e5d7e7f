import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";

const app = useApp();

const CONFLICT = "The phone number and national code do not match. Please ask a manager to correct the customer.";

const aPerson = (more: Record<string, unknown> = {}) => ({
  phone_number: aPhone(),
  national_code: aNationalCode(),
  ...more,
});

async function counter() {
  const { token } = await signedIn(app(), "counter");
  return {
    token,
    create: (body: Record<string, unknown>) => app().rest("POST", "/api/customers/create", body, { token }),
  };
}

const rowsOf = (nationalCode: string) =>
  app().sql<{ id: string; phone: string; first: string | null; last: string | null }>(
    `select c.id, c.phone_number as phone, c.first_name as first, c.last_name as last from customers c where c.national_code = $1`,
    [nationalCode],
  );

const close = (id: string) => app().sql(`update customers set deleted_at = now() where id = $1`, [id]);

test("a new customer has a name, no points, no receipts and no codes", async () => {
  const { create } = await counter();

  const { status, body } = await create(aPerson({ first_name: "سارا", last_name: "كريمي" }));

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      customer_id: expect.any(String),
      first_name: "سارا",
      last_name: "کریمی",
      total_points: 0,
      total_receipts: 0,
      total_spent: 0,
      total_lottery_codes: 0,
      last_purchase_date: null,
    },
  });
});

test("the response has neither phone nor national code", async () => {
  const { create } = await counter();
  const person = aPerson();

  const { body } = await create(person);

  expect(JSON.stringify(body)).not.toContain(person.phone_number);
  expect(JSON.stringify(body)).not.toContain(person.national_code);
});

test("adding the same person again returns the same customer, in any spelling and with alternative field names", async () => {
  const { create } = await counter();
  const { phone_number, national_code } = aPerson();
  const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

  const responses = [
    await create({ phone_number, national_code }),
    await create({ phone_number: `+98${phone_number.slice(1)}`, national_code }),
    await create({ phone_number: persian(phone_number), national_code: persian(national_code) }),
    await create({ phone: phone_number, id_card_number: national_code }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body.data.customer_id)).size).toBe(1);
  expect(await rowsOf(national_code)).toHaveLength(1);
});

test("twenty concurrent additions of one person create one customer", async () => {
  const { create } = await counter();
  const person = aPerson({ first_name: "Sara" });

  const responses = await concurrently(20, () => create(person));

  expect(statusCounts(responses)).toEqual({ 200: 20 });
  expect(new Set(responses.map(({ body }) => body.data.customer_id)).size).toBe(1);
  expect(await rowsOf(person.national_code)).toHaveLength(1);
  expect(await app().doctor()).toBe("");
});

test("of concurrent additions with the same phone one succeeds, the others are rejected", async () => {
  const { create } = await counter();
  const phone_number = aPhone();

  const responses = await concurrently(10, () => create({ phone_number, national_code: aNationalCode() }));

  expect(statusCounts(responses)).toEqual({ 200: 1, 409: 9 });
});

test.each([
  "another phone for a known code",
  "another code for a known phone",
  "the phone of one and the code of another",
])("%s is a conflict with a neutral message, and nothing is stored", async (kind) => {
  const { create } = await counter();
  const [first, second] = [aPerson(), aPerson()];
  await create(first);
  await create(second);
  const person =
    kind === "another phone for a known code"
      ? { ...first, phone_number: aPhone() }
      : kind === "another code for a known phone"
        ? { ...first, national_code: aNationalCode() }
        : { phone_number: first.phone_number, national_code: second.national_code };
  const before = await app().sql(`select to_jsonb(c) as row from customers c order by c.id`);

  const { status, body } = await create({ ...person, first_name: "Somebody" });

  expect([status, body.detail, body.code]).toEqual([409, CONFLICT, "IDENTITY_CONFLICT"]);
  expect(await app().sql(`select to_jsonb(c) as row from customers c order by c.id`)).toEqual(before);
});

test("an unknown name is filled in, and a known name is never overwritten", async () => {
  const { create } = await counter();
  const person = aPerson();

  const nameless = await create({ ...person, first_name: "Unknown", last_name: "Customer" });
  const filled = await create({ ...person, first_name: "سارا" });
  const other = await create({ ...person, first_name: "لیلا", last_name: "کریمی" });

  expect([nameless.body.data.first_name, nameless.body.data.last_name]).toEqual(["Unknown", "Customer"]);
  expect([filled.body.data.first_name, filled.body.data.last_name]).toEqual(["سارا", "Customer"]);
  expect([other.body.data.first_name, other.body.data.last_name]).toEqual(["سارا", "کریمی"]);
  expect(await rowsOf(person.national_code)).toMatchObject([{ first: "سارا", last: "کریمی" }]);
});

test("the placeholder of an unknown name is stored as null and shown in the caller's language", async () => {
  const { token } = await signedIn(app(), "counter");
  const person = aPerson();

  const { body } = await app().rest("POST", "/api/customers/create", person, { token, lang: "fa" });

  expect([body.data.first_name, body.data.last_name]).toEqual(["ناشناس", "مشتری"]);
  expect(await rowsOf(person.national_code)).toMatchObject([{ first: null, last: null }]);
});

test("a deleted customer is not restored at the till", async () => {
  const { create } = await counter();
  const person = aPerson();
  const { body } = await create(person);
  await close(body.data.customer_id);

  const again = await create(person);

  expect([again.status, again.body.code]).toEqual([409, "CUSTOMER_DELETED"]);
  expect(await rowsOf(person.national_code)).toHaveLength(1);
});

test("the phone of a deleted customer can be used by another customer", async () => {
  const { create } = await counter();
  const person = aPerson();
  const { body } = await create(person);
  await close(body.data.customer_id);

  const other = await create({ ...person, national_code: aNationalCode() });

  expect(other.status).toBe(200);
});

test("a national code with a wrong check digit is accepted", async () => {
  const { create } = await counter();

  const { status } = await create({ phone_number: aPhone(), national_code: "1111111111" });

  expect(status).toBe(200);
});

test.each([
  [{ phone_number: "0912" }, "phone_number", "شماره تلفن باید 11 رقم باشد"],
  [{ phone_number: "08121234567" }, "phone_number", "شماره تلفن باید با 09 شروع شود"],
  [{ national_code: "12345" }, "national_code", "کد ملی باید 10 رقم باشد"],
  [{ national_code: "12345abcde" }, "national_code", "کد ملی فقط باید شامل اعداد باشد"],
  [{ first_name: "x".repeat(101) }, "first_name", "این متن بیش از حد طولانی است"],
])("a person with %j is rejected at %s with the specified message", async (wrong, field, words) => {
  const { token } = await signedIn(app(), "counter");

  const { status, body } = await app().rest("POST", "/api/customers/create", aPerson(wrong), { token, lang: "fa" });

  expect(status).toBe(400);
  expect(body.detail).toBe(words);
  expect(body.fields).toEqual([{ field, message: words, code: expect.any(String) }]);
});

test("every invalid field is reported with its own message", async () => {
  const { create } = await counter();

  const { status, body } = await create({ phone_number: "1", national_code: "2" });

  expect(status).toBe(400);
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(["phone_number", "national_code"]);
});

test("adding writes an audit entry; adding again writes one of a look-up", async () => {
  const { create } = await counter();
  const person = aPerson();
  const { body } = await create(person);
  await create(person);

  const lines = await app().sql(
    `select a.action from audit_log a where a.entity = 'customer' and a.entity_id = $1 order by a.id`,
    [body.data.customer_id],
  );

  expect(lines).toEqual([{ action: "CREATE" }, { action: "LOOKUP" }]);
});

test("a receipt for a customer who was added at the counter belongs to that customer", async () => {
  const { create, token } = await counter();
  const person = aPerson();
  const { body } = await create(person);

  const receipt = await app().rest(
    "POST",
    "/api/receipts/create",
    aReceipt({ customer_phone: person.phone_number, customer_national_code: person.national_code }),
    { token },
  );
  const again = await create(person);

  expect(receipt.body.data.customer_id).toBe(body.data.customer_id);
  expect(again.body.data).toMatchObject({
    total_points: 3,
    total_receipts: 1,
    total_spent: 3_500_000,
    total_lottery_codes: 3,
  });
  expect(await app().doctor()).toBe("");
});

test("roles that may read customers need the id only; the counter and the public need phone and national code", async () => {
  const { create, token: counterToken } = await counter();
  const person = aPerson();
  const { body } = await create(person);
  const url = `/api/customers/${body.data.customer_id}/summary`;
  const pair = `?phone=${person.phone_number}&national_code=${person.national_code}`;
  const otherUser = `?phone=${aPhone()}&national_code=${aNationalCode()}`;

  const responses = await Promise.all([
    ...(["admin", "manager", "viewer"] as const).map(async (role) =>
      app().rest("GET", url, undefined, { token: (await signedIn(app(), role)).token }),
    ),
    app().rest("GET", url + pair, undefined, { token: counterToken }),
    app().rest("GET", url + pair),
    app().rest("GET", url, undefined, { token: counterToken }),
    app().rest("GET", url),
    app().rest("GET", url + otherUser, undefined, { token: counterToken }),
    app().rest("GET", url + otherUser),
    app().rest("GET", `/api/customers/${uuidv7()}/summary${pair}`),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400, 400, 404, 404, 404]);
});
