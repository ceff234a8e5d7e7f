// The product's own statements with values, as its code sends them.
import { createHash } from "node:crypto";
import { need, ROOT } from "./product.mjs";
import { POINTS } from "./receipts.mjs";

// The product's modules declare entities, which need it first.
need("reflect-metadata");

const { writeReceipts } = need(`${ROOT}/build/server/features/receipts/create-receipts.queries.js`);
const { lookUpCustomers } = need(`${ROOT}/build/server/features/lookup/lookup.queries.js`);
const { receiptRules } = need(`${ROOT}/build/server/features/receipts/receipt.queries.js`);
const customerLists = need(`${ROOT}/build/server/features/customers/customer-list.queries.js`);
const receiptLists = need(`${ROOT}/build/server/features/receipts/receipt-list.queries.js`);
const watch = need(`${ROOT}/build/server/features/watch/watch.queries.js`);
const { receiptListFilter } = need(`${ROOT}/build/server/features/receipts/receipt-list.service.js`);
const { findActiveSessions } = need(`${ROOT}/build/server/features/users/session.queries.js`);

const { statementOf } = need(`${ROOT}/build/server/kit/db/queries.js`);
const { writeReceipts: writeSql } = need(`${ROOT}/build/server/features/receipts/create-receipts.generated.js`);
const { lookUpCustomers: lookupSql } = need(`${ROOT}/build/server/features/lookup/lookup.generated.js`);
const { newCodes } = need(`${ROOT}/build/server/kit/crypto/token.js`);
const { v7: uuidv7 } = need("uuid");

/** The database interface of the product's statements over a client of pg. */
export const shim = (client) => ({ queryRunner: { connect: () => Promise.resolve(client) } });

const preparedReceipt = ({ number, person, store, amount, at }) => ({
  id: uuidv7(),
  receiptNumber: number,
  receiptKey: number,
  storeId: store.id,
  storeType: store.storeType,
  multiplier: store.storeType,
  amountToman: amount,
  points: POINTS,
  purchasedAt: at,
  contentHash: createHash("sha256").update(number).digest(),
  nationalCode: person.nationalCode,
  phone: person.phone,
  firstName: "سارا",
  lastName: "کریمی",
  newCustomerId: uuidv7(),
  idempotencyKey: null,
  campaignId: null,
  reason: null,
  codeCount: POINTS,
});

const writer = (actorId) => ({
  createdBy: actorId,
  submittedBy: null,
  shiftId: null,
  actorId,
  actorRole: "admin",
  now: new Date(),
  scope: "bench",
  ip: "127.0.0.1",
  requestId: "bench",
});

async function caught(work) {
  let query;
  const client = {
    query(sent) {
      // The last statement counts; an earlier one only checks a unique index.
      query = sent;
      return Promise.resolve({ rows: [] });
    },
  };
  await work(shim(client));
  return query;
}

/** Receipts as the statement takes them, of one writer, with their codes. */
export async function preparedReceipts(sources, actorId) {
  const made = await newCodes(sources.length * POINTS);
  const codes = made.map((code, index) => ({ n: Math.floor(index / POINTS), ordinal: 1 + (index % POINTS), code }));
  return { items: sources.map((source) => ({ receipt: preparedReceipt(source), writer: writer(actorId) })), codes };
}

/** Parameters, each with its own name as its value. */
const NAMES = new Proxy({}, { get: (_, name) => name });
const templateOf = (sql) => {
  const { text, values } = statementOf(sql, NAMES);
  return { text, names: values };
};
/** A statement and the names of its parameters in the order of their numbers. */
export const writeTemplate = () => templateOf(writeSql);
export const lookupTemplate = () => templateOf(lookupSql);

export const writeStatement = async (sources, actorId) => {
  const { items, codes } = await preparedReceipts(sources, actorId);
  return caught((db) => writeReceipts(db, items, codes));
};
export const lookupStatement = (person) =>
  caught((db) => lookUpCustomers(db, [{ ...person, codesOffset: 0, purchasesOffset: 0, pageSize: 100 }]));
/** A page of the customers; `request` has filters, sort and position; `total` is the known total. */
export const customersStatement = ({ total, terms, ...request }) => {
  const filter = {
    hasReceipts: null,
    minPoints: null,
    createdAfter: null,
    createdBefore: null,
    named: null,
    deleted: false,
    searchesNumbers: true,
    ...request,
  };
  const place = { sort: "CREATED_AT", descending: true, limit: 20, offset: 0, ...request };
  return caught((db) =>
    terms
      ? customerLists.searchPage(db, { ...filter, terms }, place, 5_000)
      : customerLists.customersPage(db, filter, place, total),
  );
};
/** The ids of a page of the receipts; `request` has filters as GraphQL sends them, sort and position. */
export const receiptListStatement = ({ offset, total, sortBy = "PURCHASE_DATE", sortOrder = "DESC", ...request }) => {
  const { filter, term } = receiptListFilter({ ...request, state: request.state?.toLowerCase() });
  const place = { sort: sortBy, descending: sortOrder === "DESC", limit: 20, offset };
  return caught((db) =>
    term
      ? receiptLists.searchReceipts(db, filter, term, place, 1_000)
      : receiptLists.receiptPage(db, filter, place, total),
  );
};
/** The search for matches of a watch rule among recent receipts. */
export const watchStatement = (rule, recent, draft) => caught((db) => watch.MATCHES[rule](db, recent, draft));
export const rulesStatement = (storeIds) => caught((db) => receiptRules(db, storeIds));
export const sessionStatement = (tokenHash) => caught((db) => findActiveSessions(db, [tokenHash], 120));
