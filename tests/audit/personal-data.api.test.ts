import { inTransaction } from "../../server/kit/transactions/transaction";
import { recordAudit } from "../../server/features/audit/audit.service";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, asInput, aStore, aWatchCase, signedIn } from "../support/factories";

const app = useApp();

const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
const inPersian = (digits: string) => digits.replace(/\d/g, (digit) => PERSIAN.charAt(Number(digit)));
const spaced = (phone: string) => `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;

/** All text of the audit log, with digits of all scripts normalized. */
async function auditLogText(): Promise<string> {
  const lines = await app().sql<{ line: string }>("select a::text as line from audit_log a");
  const text = lines.map(({ line }) => line).join("\n");
  return text.replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit))).replace(/[ -]/g, "");
}

test("audit entries about customers contain no phone number and no national code", async () => {
  const { token } = await signedIn(app(), "admin");
  const counter = (await signedIn(app(), "counter")).token;
  const people = Array.from({ length: 4 }, () => ({ phone: aPhone(), code: aNationalCode() }));
  const [first, second, third, fourth] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const rest = (url: string, body: unknown, as = counter) => app().rest("POST", url, body, { token: as });
  const reasonNaming = (person: { phone: string; code: string }) =>
    `asked by ${person.phone}, ${inPersian(person.phone)}, ${spaced(person.phone)}, +98${person.phone.slice(1)}, ` +
    `code ${person.code}, ${inPersian(person.code)}`;

  const created = await rest("/api/customers/create", { phone_number: first.phone, national_code: first.code });
  const named = await rest("/api/customers/create", {
    phone_number: first.phone,
    national_code: first.code,
    first_name: "Sara",
  });
  const receipt = await rest(
    "/api/receipts/create",
    aReceipt({ customer_phone: second.phone, customer_national_code: second.code }),
  );
  const old = new Date(Date.now() - 40 * 86_400_000).toISOString();
  const dated = await app().gql(
    "mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }",
    {
      input: {
        ...asInput(aReceipt({ customer_phone: third.phone, customer_national_code: third.code, purchase_date: old })),
        reason: reasonNaming(third),
      },
    },
    { token },
  );
  const returned = await rest(`/api/receipts/${receipt.body.data.id}/return`, {
    reason: reasonNaming(second),
    amount: 1000,
  });
  const voided = await rest(`/api/receipts/${receipt.body.data.id}/void`, { reason: reasonNaming(second) });
  await inTransaction(app().ctx(), (tx) =>
    recordAudit(tx, {
      action: "UPDATE",
      entity: "customer",
      entityId: created.body.data.customer_id,
      details: {
        changes: { phoneNumber: [first.phone, fourth.phone], nationalCode: [first.code, fourth.code] },
        phoneNumber: fourth.phone,
      },
    }),
  );

  const watchCase = await aWatchCase(app(), receipt.body.data.id);
  const note = { note: reasonNaming(second) };
  await app().rest("PUT", `/api/admin/watch-cases/${watchCase}`, note, { token });
  await app().rest("PUT", `/api/admin/watch-cases/${watchCase}`, { note: null }, { token });

  const text = await auditLogText();
  expect([created, named, receipt, returned, voided].map(({ status }) => status)).toEqual([200, 200, 201, 200, 200]);
  expect(dated.errors).toBeUndefined();
  expect(
    people.flatMap(({ phone, code }) => [phone, phone.slice(1), code]).filter((one) => text.includes(one)),
  ).toEqual([]);
  // Masked, not removed: the last digits distinguish people.
  expect(text).toContain(`*******${second.phone.slice(-4)}`);
  expect(text).toContain(`${fourth.phone.slice(0, 4)}***${fourth.phone.slice(-4)}`);
});

test("a store's phone number is not personal data and is not masked", async () => {
  const { token } = await signedIn(app(), "admin");
  const store = await aStore(app(), { phoneNumber: "021-22000000" });
  const body = { store_name: store.storeName, store_type: 1, phone_number: "09121110000" };

  await app().rest("PUT", `/api/admin/stores/${store.id}`, body, { token });

  const lines = await app().sql("select a.details from audit_log a where a.entity_id = $1", [store.id]);
  expect(lines).toEqual([{ details: { changes: { phoneNumber: ["021-22000000", "09121110000"] } } }]);
});
