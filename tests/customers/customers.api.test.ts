import { useApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";

const app = useApp();

const CREATE = `mutation ($input: CustomerInput!) { createCustomer(input: $input) {
  id firstName lastName totalPoints totalReceipts totalSpent totalLotteryCodes lastPurchaseDate } }`;

const aPerson = () => ({ phoneNumber: aPhone(), nationalCode: aNationalCode() });

test("a person is added once and found again", async () => {
  const { token } = await signedIn(app(), "counter");
  const input = aPerson();

  const first = await app().gql(CREATE, { input: { ...input, firstName: "Sara" } }, { token });
  const second = await app().gql(CREATE, { input }, { token });

  expect(first.data.createCustomer).toMatchObject({ firstName: "Sara", lastName: "Customer", totalPoints: 0 });
  expect(second.data.createCustomer).toEqual(first.data.createCustomer);
});

test("a conflict and an invalid format have their error codes", async () => {
  const { token } = await signedIn(app(), "counter");
  const input = aPerson();
  await app().gql(CREATE, { input }, { token });

  const conflict = await app().gql(CREATE, { input: { ...input, phoneNumber: aPhone() } }, { token });
  const form = await app().gql(CREATE, { input: { ...input, phoneNumber: "0812", nationalCode: "x" } }, { token });

  expect(conflict.errors?.[0]?.extensions).toMatchObject({ code: "IDENTITY_CONFLICT", status: 409, fields: [] });
  expect(form.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    status: 400,
    fields: [
      { field: "phoneNumber", code: "PHONE_LENGTH" },
      { field: "nationalCode", code: "NATIONAL_CODE_LENGTH" },
    ],
  });
});

test.each([
  [null, "UNAUTHENTICATED"],
  ["viewer", "FORBIDDEN"],
] as const)("%s may not add customers: %s", async (role, code) => {
  const options = role ? { token: (await signedIn(app(), role)).token } : {};

  const { data, errors } = await app().gql(CREATE, { input: aPerson() }, options);

  // A call without a session is rejected before execution, so its response has no data at all.
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
});
