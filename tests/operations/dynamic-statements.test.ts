import { In } from "typeorm";
import { searchTerms } from "../../domain/customers";
import { foldName } from "../../domain/text";
import { addPoolCode } from "../../server/features/code-pools/code-pool.service";
import { findPoolCode, poolPage } from "../../server/features/code-pools/code-pool.queries";
import { Customer } from "../../server/features/customers/customer.entity";
import {
  bestMatches,
  type CustomerSearch,
  customersPage,
  searchPage,
} from "../../server/features/customers/customer-list.queries";
import { Receipt } from "../../server/features/receipts/receipt.entity";
import { type ReceiptFilter, receiptPage, searchReceipts } from "../../server/features/receipts/receipt-list.queries";
import type { ReceiptSort } from "../../server/features/receipts/receipt-list.types";
import { Store } from "../../server/features/stores/store.entity";
import { storesPage } from "../../server/features/stores/store.queries";
import { User } from "../../server/features/users/user.entity";
import { usersPage } from "../../server/features/users/user.queries";
import { plant } from "../customers/fixtures";
import { useApp } from "../support/app";
import { aFestival, aPhone, aReceipt, aStore, aUser, signedIn } from "../support/factories";

// The types of statements that are built at run time are not generated. Their rows are compared with an entity or with
// the row of a generated statement, column by column.

const app = useApp();
const PHONE = aPhone();

beforeAll(() =>
  plant(app(), [
    { first_name: "Zohreh", phone_number: PHONE, total_points: 7, total_receipts: 2 },
    { first_name: null, last_name: null },
    { first_name: "Zahra" },
    { first_name: "Zari", deleted_at: new Date().toISOString() },
  ]),
);

const filterOf = (text: string): CustomerSearch => ({
  searchesNumbers: true,
  hasReceipts: null,
  minPoints: null,
  tagId: null,
  createdAfter: null,
  createdBefore: null,
  named: null,
  deleted: false,
  terms: searchTerms(text),
});

/** Expects exactly the columns and values of the entity. */
async function expectCustomers(rows: Customer[], expected: number): Promise<void> {
  expect(rows).toHaveLength(expected);
  for (const row of rows) {
    const stored = await app().ctx().db.findOneByOrFail(Customer, { id: row.id });
    expect(row).toEqual({ ...stored });
  }
}

const FIRST = { limit: 10, offset: 0 };

test.each(["CREATED_AT", "FIRST_NAME", "PHONE_NUMBER", "TOTAL_POINTS"] as const)(
  "a page of the customers by %s has the columns of the entity, in both directions",
  async (sort) => {
    const { db } = app().ctx();
    for (const descending of [false, true])
      await expectCustomers(await customersPage(db, filterOf(""), { sort, descending, ...FIRST }, 3), 3);
  },
);

test("a page with every filter has the columns of the entity", async () => {
  const day = 86_400_000;
  const [createdAfter, createdBefore] = [new Date(Date.now() - day), new Date(Date.now() + day)];
  const filter = { ...filterOf(""), hasReceipts: true, minPoints: 1, createdAfter, createdBefore, named: true };
  const position = { sort: "CREATED_AT", descending: true, ...FIRST } as const;

  await expectCustomers(await customersPage(app().ctx().db, filter, position, 1), 1);
});

test.each([
  ["words", "z", 2],
  ["a phone number", PHONE, 1],
])("a search for %s has the columns of the entity", async (_name, text, expected) => {
  const { db } = app().ctx();
  const position = { sort: "FIRST_NAME", descending: false, ...FIRST } as const;
  const page = await searchPage(db, filterOf(text), position, 100);

  await expectCustomers(page.items, expected);
  await expectCustomers(await bestMatches(db, filterOf(text), 10, 100), expected);
});

test.each(["NAME", "TYPE", "MANAGER_NAME", "CREATED_AT"] as const)(
  "a page of the stores by %s has the columns of the entity and the number of all matches",
  async (sort) => {
    const storeName = `${sort} store`;
    const stores = [await aStore(app(), { storeName }), await aStore(app(), { storeName: `${storeName} 2` })];
    const { db } = app().ctx();
    const filter = { search: foldName(storeName), storeType: 1, isActive: true };
    const page = (offset: number) => storesPage(db, filter, { sort, descending: true, limit: 1, offset });
    const [[first], [second]] = [(await page(0))[0], (await page(1))[0]];

    for (const row of [first, second]) expect(row).toEqual({ ...(await db.findOneByOrFail(Store, { id: row?.id })) });
    expect(new Set([first?.id, second?.id])).toEqual(new Set(stores.map(({ id }) => id)));
    expect([(await page(0))[1], (await page(2))[1]]).toEqual([2, 2]);
  },
);

test.each(["CREATED_AT", "EMAIL", "FULL_NAME", "IS_ACTIVE", "ROLE", "USERNAME"] as const)(
  "a page of the users by %s has the columns of the entity and the number of all matches",
  async (sort) => {
    const fullName = `By ${sort}`;
    const user = await aUser(app(), { role: "manager", fullName, email: `${sort}@example.org` });
    const { db } = app().ctx();
    const filter = { search: foldName(fullName), role: "manager", isActive: true } as const;
    const [rows, total] = await usersPage(db, filter, { sort, descending: false, limit: 10, offset: 0 });

    expect([rows, total]).toEqual([[{ ...(await db.findOneByOrFail(User, { id: user.id })) }], 1]);
  },
);

test.each([
  ["from the start", null, 0],
  ["from the end", null, 2],
  ["with a status", "unused", 0],
] as const)("a page of a pool read %s has the columns of one code", async (_name, status, offset) => {
  const ctx = () => app().ctx();
  const { eventId } = await aFestival(app());
  for (const lotteryCode of ["EXTRA-000001", "EXTRA-000002"]) await addPoolCode(ctx(), eventId, { lotteryCode });
  const [code] = await poolPage(ctx().db, { eventId, status, limit: 1, offset, total: 3 });

  expect(code).toEqual(await findPoolCode(ctx().db, code?.id ?? 0));
});

const ALL: ReceiptFilter = {
  customerId: null,
  storeId: null,
  operatorId: null,
  campaignId: null,
  dateFrom: null,
  dateTo: null,
  minAmount: null,
  maxAmount: null,
  state: null,
  ownerId: null,
};
const ORDERS = {
  CREATED_AT: "createdAt",
  PURCHASE_DATE: "purchasedAt",
  RECEIPT_NUMBER: "receiptKey",
} as const satisfies Record<ReceiptSort, keyof Receipt>;

test("pages and searches of receipts have the ids that the repository finds, in each order", async () => {
  const { token } = await signedIn(app(), "manager");
  const { id: storeId } = await aStore(app());
  for (const [at, receipt_id] of ["R-2", "R-10", "R-1"].entries()) {
    const purchase_date = new Date(Date.now() - (at + 1) * 3_600_000).toISOString();
    await app().rest("POST", "/api/receipts/create", aReceipt({ receipt_id, store_id: storeId, purchase_date }), {
      token,
    });
  }
  const { db } = app().ctx();
  const filter = { ...ALL, storeId };

  for (const sort of Object.keys(ORDERS) as ReceiptSort[])
    for (const descending of [false, true]) {
      const order = { [ORDERS[sort]]: descending ? "DESC" : "ASC" } as const;
      const expected = (await db.find(Receipt, { where: { storeId }, order })).map(({ id }) => id);
      const position = { sort, descending, limit: 2 };
      const pages = [await receiptPage(db, filter, { ...position, offset: 0 }, 3)];
      pages.push(await receiptPage(db, filter, { ...position, offset: 2 }, 3));
      expect([sort, descending, pages]).toEqual([sort, descending, [expected.slice(0, 2), expected.slice(2)]]);
    }
  const position = { sort: "RECEIPT_NUMBER", descending: false, limit: 10, offset: 0 } as const;
  const found = await searchReceipts(db, filter, { id: null, key: "R-1" }, position, 100);
  const numbers = await db.findBy(Receipt, { storeId, id: In(found.ids) });
  expect(found).toMatchObject({ total: 2 });
  expect(found.ids.map((id) => numbers.find((receipt) => receipt.id === id)?.receiptKey)).toEqual(["R-1", "R-10"]);
});
