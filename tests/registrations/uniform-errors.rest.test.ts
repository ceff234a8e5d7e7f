import { freshIp, type RestResponse, useApp } from "../support/app";
import { meetingAt } from "../support/retry";
import { aNationalCode, hoursFromNow, aPhone, aReceipt, signedIn } from "../support/factories";
import { statementsOf } from "../support/statements";
import { aCode, anEvent, atDesk, aVisitor, bring, type Visitor, waiting } from "../events/fixtures";

/*
 * The public learns nothing from a rejected registration or code: for every reason, status, text and the statements
 * that the server sends to the database are the same.
 */

const app = useApp();

interface Reason {
  eventId: string;
  code: string;
  visitor: Visitor;
}

let reasons: Record<string, Reason> = {};
let codes: Record<string, { code: string; eventId: string }> = {};

const person = (phone: string, nationalCode: string): Visitor => ({
  ...aVisitor(),
  phone_number: phone,
  id_card_number: nationalCode,
});

async function aCustomer(token: string): Promise<Visitor> {
  const receipt = aReceipt();
  await app().rest("POST", "/api/receipts/create", receipt, { token });
  return person(receipt.customer_phone, receipt.customer_national_code);
}

beforeAll(async () => {
  const { token } = await signedIn(app(), "admin");
  const [here, there, strict, closed] = [
    await anEvent(app()),
    await anEvent(app()),
    await anEvent(app(), { codesPerPerson: 1 }),
    await anEvent(app(), { startDate: hoursFromNow(-2), endDate: hoursFromNow(-1) }),
  ];
  const [free = "", claimed = "", invalid = ""] = await waiting(app(), here.id, 3);
  const [elsewhere = ""] = await waiting(app(), there.id, 1);
  const [held = "", second = ""] = await waiting(app(), strict.id, 2);
  const [late = ""] = await waiting(app(), closed.id, 1);
  const [known, other, deletedCustomer, full] = [
    await aCustomer(token),
    await aCustomer(token),
    await aCustomer(token),
    aVisitor(),
  ];
  await app().sql("update customers set deleted_at = now() where phone_number = $1", [deletedCustomer.phone_number]);
  await atDesk(app(), strict.id, { ...full, qr_code_data: held }, token);
  await bring(app(), here.id, claimed, aVisitor());
  const [row] = await app().sql<{ id: string }>("select id::text from lottery_codes where code = $1", [invalid]);
  await app().rest("POST", `/api/lottery-codes/${row?.id}/invalidate`, { reason: "misprint" }, { token });

  const nonsense = (visitor: Visitor): Reason => ({ eventId: here.id, code: "NOSUCHCODE", visitor });
  const wrongCode = (code: string): Reason => ({ eventId: here.id, code, visitor: aVisitor() });
  reasons = {
    "a customer's phone, a wrong national code": nonsense(person(known.phone_number, aNationalCode())),
    "a customer's phone, another customer's national code": nonsense(person(known.phone_number, other.id_card_number)),
    "a customer's phone and national code": nonsense(known),
    "an unknown phone, a customer's national code": nonsense(person(aPhone(), known.id_card_number)),
    "an unknown person": nonsense(aVisitor()),
    "a deleted customer": nonsense(deletedCustomer),
    "a code of another person": wrongCode(claimed),
    "an invalidated code": wrongCode(invalid),
    "a code of another event": wrongCode(elsewhere),
    "a person who holds all the codes they may": { eventId: strict.id, code: second, visitor: full },
    "an unused code, a customer's phone, a wrong national code": {
      ...wrongCode(free),
      visitor: person(known.phone_number, aNationalCode()),
    },
    "an unused code, a deleted customer": {
      ...wrongCode(free),
      visitor: person(aPhone(), deletedCustomer.id_card_number),
    },
  };
  codes = {
    "no code of ours": { code: "NOSUCHCODE", eventId: here.id },
    "a claimed code": { code: claimed, eventId: here.id },
    "an invalidated code": { code: invalid, eventId: here.id },
    "a code of another event": { code: elsewhere, eventId: here.id },
    "a code of a closed event": { code: late, eventId: closed.id },
  };
});

interface Seen {
  status: number;
  body: unknown;
  headers: string[];
  statements: string[];
}

/** Everything that distinguishes two rejections for a caller, and the statements of the server. */
async function seen(call: () => Promise<RestResponse>): Promise<Seen> {
  const { result, statements } = await statementsOf(call);
  const { request_id: _id, ...body } = result.body;
  if (body.errors) delete body.errors[0].extensions.requestId;
  const headers = Object.keys(result.headers).filter((name) => name !== "x-request-id");
  return { status: result.status, body, headers: headers.sort(), statements };
}

async function eachSeen<Input>(
  inputs: Record<string, Input>,
  call: (input: Input) => Promise<RestResponse>,
): Promise<Map<string, Seen>> {
  const all = new Map<string, Seen>();
  for (const [name, input] of Object.entries(inputs)) {
    // A phone has three registrations an hour, and the same phone is in several inputs.
    await app().sql("delete from rate_limits");
    all.set(name, await seen(() => call(input)));
  }
  return all;
}

const expectAlike = (all: Map<string, Seen>): Seen => {
  const [first] = all.values();
  expect(Object.fromEntries(all)).toEqual(Object.fromEntries([...all.keys()].map((name) => [name, first])));
  return first as Seen;
};

test("every reason against a registration gets one status, one text and the same statements, once each", async () => {
  const all = await eachSeen(reasons, ({ eventId, code, visitor }) => bring(app(), eventId, code, visitor));

  const { status, body, statements } = expectAlike(all);
  expect(all.size).toBe(12);
  expect([status, body]).toEqual([
    409,
    {
      success: false,
      error: "This code was not accepted. Please check it.",
      detail: "This code was not accepted. Please check it.",
      code: "CODE_NOT_ACCEPTED",
    },
  ]);
  expect(statements.filter((text) => text.includes("from customers") || text.includes("join customers"))).toHaveLength(
    1,
  );
  expect(statements.filter((text) => /^(start transaction|begin|insert into "?customers)/i.test(text))).toEqual([]);
});

const REGISTER = `mutation ($input: VisitorInput!) { registerVisitor(input: $input) { registrationId } }`;

test("over GraphQL every reason against a registration gets the same response too", async () => {
  const all = await eachSeen(reasons, ({ eventId, code, visitor }) =>
    app().rest(
      "POST",
      "/graphql",
      {
        query: REGISTER,
        variables: {
          input: {
            eventId,
            lotteryCode: code,
            fullName: visitor.full_name,
            phoneNumber: visitor.phone_number,
            nationalCode: visitor.id_card_number,
          },
        },
      },
      { lang: "fa" },
    ),
  );

  const { status, body } = expectAlike(all);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain("این کد پذیرفته نشد. لطفاً آن را بررسی کنید.");
});

test.each(["/api/opening-day/validate-code", "/v1/lottery/validate"])(
  "every reason against a code gets the same response of %s after the same statements",
  async (path) => {
    const all = await eachSeen(codes, ({ code, eventId }) => app().rest("POST", path, { code, event_id: eventId }));

    const { status, body } = expectAlike(all);
    expect([status, body]).toEqual([200, { success: true, valid: false, reason: "not_accepted" }]);
  },
);

test("a check with phone and national code rejects what registration rejects, in one response after the same statements", async () => {
  const all = await eachSeen(reasons, ({ eventId, code, visitor }) =>
    app().rest("POST", "/api/opening-day/validate-code", { ...visitor, code, event_id: eventId }),
  );

  const { status, body } = expectAlike(all);
  expect([status, body]).toEqual([200, { success: true, valid: false, reason: "not_accepted" }]);
});

test("the look-ups of the public do the same for every pair that matches no customer", async () => {
  const known = reasons["a customer's phone and national code"]?.visitor ?? aVisitor();
  const eventId = reasons["an unknown person"]?.eventId ?? "";
  const pairs = {
    "a wrong national code": [known.phone_number, aNationalCode()],
    "a wrong phone": [aPhone(), known.id_card_number],
    nobody: [aPhone(), aNationalCode()],
  };

  const lookups = await eachSeen(pairs, ([phone, code]) =>
    app().rest("GET", `/api/customers/lookup?phone=${phone}&national_code=${code}`),
  );
  const ownCodes = await eachSeen(pairs, ([phone, code]) =>
    app().rest("GET", `/api/events/${eventId}/my-codes?phone=${phone}&id_card=${code}`),
  );

  expect([expectAlike(lookups).status, expectAlike(ownCodes).status]).toEqual([404, 404]);
});

test("of two concurrent registrations of one phone with two national codes, the second gets the response of every rejected registration", async () => {
  const { id } = await anEvent(app());
  const [first = "", second = ""] = await waiting(app(), id, 2);
  const phone = aPhone();

  const responses = await meetingAt(app(), ["select 1 from events e where e.id = $1 for update", [id]], 2, () =>
    [first, second].map((code) => bring(app(), id, code, person(phone, aNationalCode()))),
  );

  const [won, lost] = responses.toSorted((a, b) => a.status - b.status);
  expect([won?.status, lost?.status, lost?.body.code]).toEqual([201, 409, "CODE_NOT_ACCEPTED"]);
});

test("staff still get the precise reasons", async () => {
  const { token } = await signedIn(app(), "counter");
  const reasonOf = async ({ eventId, code, visitor }: Reason) =>
    (await bring(app(), eventId, code, visitor, { token, ip: freshIp() })).body.code;

  const messages: Record<string, string> = {};
  for (const [name, reason] of Object.entries(reasons)) messages[name] = await reasonOf(reason);

  expect(messages).toEqual({
    "a customer's phone, a wrong national code": "IDENTITY_CONFLICT",
    "a customer's phone, another customer's national code": "IDENTITY_CONFLICT",
    "a customer's phone and national code": "CODE_NOT_FOUND",
    "an unknown phone, a customer's national code": "IDENTITY_CONFLICT",
    "an unknown person": "CODE_NOT_FOUND",
    "a deleted customer": "CUSTOMER_DELETED",
    "a code of another person": "CODE_ALREADY_CLAIMED",
    "an invalidated code": "CODE_INVALIDATED",
    "a code of another event": "CODE_NOT_FOUND",
    "a person who holds all the codes they may": "CODES_LIMIT",
    "an unused code, a customer's phone, a wrong national code": "IDENTITY_CONFLICT",
    "an unused code, a deleted customer": "CUSTOMER_DELETED",
  });
});

test("a conflict of a registration by staff is found before the write, without a retry", async () => {
  const { token } = await signedIn(app(), "counter");
  const { eventId, visitor } = reasons["a customer's phone, a wrong national code"] ?? {
    eventId: "",
    visitor: aVisitor(),
  };

  const { result, statements } = await statementsOf(() => bring(app(), eventId, aCode(), visitor, { token }));

  expect(result.body.code).toBe("IDENTITY_CONFLICT");
  expect(statements.filter((text) => /^rollback/i.test(text))).toHaveLength(1);
});
