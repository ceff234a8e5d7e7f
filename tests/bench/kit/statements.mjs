// The product's own statements with values, as its code sends them.
import { createHash } from "node:crypto";
import { need, ROOT } from "./product.mjs";
import { POINTS } from "./receipts.mjs";

const { writeReceipts } = need(`${ROOT}/build/server/features/receipts/record.sql.js`);
const { lookUpCustomer } = need(`${ROOT}/build/server/features/lookup/lookup.sql.js`);
const { receiptRules } = need(`${ROOT}/build/server/features/receipts/receipt.sql.js`);
const { findLiveSession } = need(`${ROOT}/build/server/features/auth/session.sql.js`);

const { newCodes } = need(`${ROOT}/build/server/kit/crypto/token.js`);
const { v7: uuidv7 } = need("uuid");

/** What the product's statements need of a database, over any client of pg. */
export const shim = (client) => ({ dataSource: { driver: { master: client } } });

export const preparedReceipt = ({ number, person, store, amount, at }) => ({
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
  reason: null,
  codes: newCodes(POINTS),
});

export const writer = (actorId) => ({
  actorId,
  actorRole: "admin",
  now: new Date(),
  scope: "bench",
  ipHash: createHash("sha256").update("bench").digest(),
  requestId: "bench",
});

async function caught(work) {
  let query;
  const client = {
    query(sent) {
      query = sent;
      return Promise.resolve({ rows: [] });
    },
  };
  await work(shim(client));
  return query;
}

export const writeStatement = (receipts, actorId) =>
  caught((db) => writeReceipts(db, receipts.map(preparedReceipt), writer(actorId)));
export const lookupStatement = (person, offset = 0) => caught((db) => lookUpCustomer(db, { ...person, offset }));
export const rulesStatement = (storeIds) => caught((db) => receiptRules(db, storeIds));
export const sessionStatement = (tokenHash) => caught((db) => findLiveSession(db, tokenHash, 120));
