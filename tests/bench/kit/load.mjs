// A process that puts load on an endpoint over HTTP. The first argument is the plan as JSON; the figures are printed as JSON.
import { Agent, request } from "node:http";
import { personOf } from "../data.mjs";
import { receiptSource } from "./receipts.mjs";
import { measure, seeded } from "./stats.mjs";

const plan = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: plan.clients });

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id receiptId customerId storeId storeType purchaseAmount pointsCalculated lotteryCodesGenerated codes replayed
  warnings { code message } } }`;
const BULK = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  index receipt { id receiptId pointsCalculated codes replayed } error { code message } } }`;
const LOOKUP = `query ($phone: String!, $nationalCode: String!, $pageSize: Int!) {
  lookup(phone: $phone, nationalCode: $nationalCode, pageSize: $pageSize) {
    customer { firstName lastName } totalPoints totalCodes codesPage codesTotalPages purchasesPage purchasesTotalPages
    lotteryCodes { code createdAt status } purchaseHistory { receiptId date storeType amount points state } } }`;

function post(path, body) {
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const message = request(
      `${plan.url}${path}`,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(payload),
          authorization: `Bearer ${plan.token}`,
        },
      },
      (response) => {
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.once("error", reject);
        response.once("end", () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode >= 300) reject(new Error(`${response.statusCode} ${text.slice(0, 500)}`));
          else resolve(text);
        });
      },
    );
    message.once("error", reject);
    message.end(payload);
  });
}

const succeeded = (text) => {
  if (text.includes('"errors"') || text.includes('"error":{')) throw new Error(text.slice(0, 500));
  return text;
};

const asInput = ({ number, person, store, amount, at }) => ({
  receiptId: number,
  customerPhone: person.phone,
  customerNationalCode: person.nationalCode,
  customerFirstName: "سارا",
  customerLastName: "کریمی",
  storeId: store.id,
  purchaseAmount: amount,
  purchaseDate: at.toISOString(),
});

const asBody = ({ number, person, store, amount, at }) => ({
  receipt_id: number,
  customer_phone: person.phone,
  customer_national_code: person.nationalCode,
  customer_first_name: "سارا",
  customer_last_name: "کریمی",
  store_id: store.id,
  purchase_amount: amount,
  purchase_date: at.toISOString(),
});

const BULK_SIZE = 500;
const next = plan.stores ? receiptSource(plan) : null;
const random = seeded(plan.round);

const ENDPOINTS = {
  graphql: async () => void succeeded(await post("/graphql", { query: CREATE, variables: { input: asInput(next()) } })),
  rest: async () => void succeeded(await post("/api/receipts/create", asBody(next()))),
  peer: async () => void succeeded(await post("/receipts", asBody(next()))),
  bulk: async () => {
    const input = Array.from({ length: BULK_SIZE }, () => asInput(next()));
    succeeded(await post("/graphql", { query: BULK, variables: { input } }));
    return BULK_SIZE;
  },
  // Squared like the data: customers with more receipts are requested more often.
  lookup: async () => {
    const { phone, nationalCode } = personOf(1 + Math.floor(plan.customers * random() ** 2));
    succeeded(await post("/graphql", { query: LOOKUP, variables: { phone, nationalCode, pageSize: plan.pageSize } }));
  },
};

process.stdout.write(JSON.stringify(await measure(plan, ENDPOINTS[plan.endpoint])));
process.exit(0);
