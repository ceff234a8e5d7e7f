import { useApp } from "../support/app";
import { anEvent, aVisitor, bring, waiting } from "../events/fixtures";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { sendForm } from "../support/upload";

const app = useApp({ NATIONAL_CODE_CHECK: "enforce" });

/** Its check digit should be 9. */
const WRONG = "0012345678";

const isRejected = (status: number, body: { fields: unknown }, field: string) =>
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: [{ field, code: "NATIONAL_CODE_CHECK_DIGIT", message: "This national code is not valid. Check the card." }],
  });

test("with NATIONAL_CODE_CHECK=enforce no path stores a wrong check digit", async () => {
  const { token } = await signedIn(app(), "admin");
  const post = (path: string, body: object) => app().rest("POST", path, body, { token });
  const person = { phone_number: aPhone(), first_name: "Sara", last_name: "Rad" };

  const created = await post("/api/customers/create", { ...person, national_code: WRONG });
  const receipt = await post("/api/receipts/create", aReceipt({ customer_national_code: WRONG }));
  const { id } = await anEvent(app());
  const [code = ""] = await waiting(app(), id, 1);
  const visit = await post(`/api/events/${id}/register`, { ...aVisitor(), id_card_number: WRONG, qr_code_data: code });
  const right = await post("/api/customers/create", { ...person, national_code: aNationalCode() });
  const path = `/api/admin/customers/${right.body.data.customer_id}`;
  const changed = await app().rest("PUT", path, { national_code: WRONG }, { token });

  isRejected(created.status, created.body, "national_code");
  isRejected(receipt.status, receipt.body, "customer_national_code");
  isRejected(visit.status, visit.body, "id_card_number");
  expect(right.status).toBe(200);
  isRejected(changed.status, changed.body, "national_code");
  expect(await app().sql("select 1 from customers where national_code = $1", [WRONG])).toEqual([]);
});

test("the public gets the same error of the field for every code, when a code is checked and when it is registered", async () => {
  const { id } = await anEvent(app());
  const [free = ""] = await waiting(app(), id, 1);
  const visitor = { ...aVisitor(), id_card_number: WRONG };

  for (const code of [free, "STAR0000000000"]) {
    const checked = await app().rest("POST", "/api/opening-day/validate-code", { ...visitor, code, event_id: id });
    isRejected(checked.status, checked.body, "id_card_number");
    const visit = await bring(app(), id, code, visitor);
    isRejected(visit.status, visit.body, "id_card_number");
  }
});

test("an imported row with a wrong check digit is an error, the others are stored", async () => {
  const { token } = await signedIn(app(), "admin");
  const right = aNationalCode();
  const rows = [
    "first_name,last_name,phone_number,national_code",
    `A,B,${aPhone()},${WRONG}`,
    `A,B,${aPhone()},${right}`,
  ];

  const file = { filename: "people.csv", content: rows.join("\n") };
  const { body } = await sendForm(app(), "/api/import/customers", [file], token);

  expect(body.summary).toMatchObject({ total_rows: 2, imported: 1, failed: 1 });
  expect(await app().sql("select 1 from customers where national_code = $1", [right])).toHaveLength(1);
});
