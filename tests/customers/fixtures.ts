import { v7 as uuidv7 } from "uuid";
import type { TestApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, type ReceiptBody } from "../support/factories";

/** A customer as a test inserts one into the table, without the API; the totals are the test's own. */
export interface Planted {
  id: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  national_code: string | null;
  total_points: number;
  total_receipts: number;
  created_at: string;
  deleted_at: string | null;
  erased_at: string | null;
}

const planted = (draft: Partial<Planted>): Planted => ({
  id: uuidv7(),
  first_name: "Sara",
  last_name: "Karimi",
  phone_number: aPhone(),
  national_code: aNationalCode(),
  total_points: 0,
  total_receipts: 0,
  created_at: new Date().toISOString(),
  deleted_at: null,
  erased_at: null,
  ...draft,
});

/** Inserts customers in one statement. */
export async function plant(app: TestApp, drafts: readonly Partial<Planted>[]): Promise<Planted[]> {
  const people = drafts.map(planted);
  await app.sql(
    `insert into customers (id, first_name, last_name, phone_number, national_code, total_points, total_receipts,
       created_at, updated_at, deleted_at, erased_at)
     select p.id, p.first_name, p.last_name, p.phone_number, p.national_code, p.total_points, p.total_receipts,
       p.created_at, p.created_at, p.deleted_at, p.erased_at
     from jsonb_to_recordset($1::jsonb) as p(id uuid, first_name text, last_name text, phone_number text,
       national_code text, total_points bigint, total_receipts int, created_at timestamptz, deleted_at timestamptz,
       erased_at timestamptz)`,
    [JSON.stringify(people)],
  );
  return people;
}

/** A customer with receipts of the given sums, created through the API; returns their id, phone and national code. */
export async function aBuyer(app: TestApp, token: string, sums: readonly number[], draft: Partial<ReceiptBody> = {}) {
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode(), ...draft };
  const receipts: { id: string; number: string; codes: string[] }[] = [];
  let id = "";
  for (const sum of sums) {
    const { body } = await app.rest("POST", "/api/receipts/create", aReceipt({ ...person, purchase_amount: sum }), {
      token,
    });
    id = body.data.customer_id;
    receipts.push({ id: body.data.id, number: body.data.receipt_id, codes: body.data.codes });
  }
  return { id, phone: person.customer_phone, nationalCode: person.customer_national_code, receipts };
}
