import { v7 as uuidv7 } from "uuid";
import { aNationalCode, aPhone, aReceipt, asInput } from "../../support/factories";
import { ALL, type Call, type GraphqlCall, NONE, SIGNED_IN, STAFF, type World } from "./call";

const pair = ({ phone, nationalCode }: World) => `phone=${phone}&national_code=${nationalCode}`;
const SUMMARY = `query ($id: ID!, $phone: String, $code: String) { customerSummary(id: $id, phone: $phone, nationalCode: $code) { id } }`;
const REVERSE = {
  VOID: `mutation ($id: String!) { voidReceipt(receiptId: $id, input: { reason: "wrong" }) { id } }`,
  RETURN: `mutation ($id: String!) { returnReceipt(receiptId: $id, input: { reason: "wrong", amount: 1000 }) { id } }`,
};

/** What visitors and the counter call. */
export const COUNTER_CALLS: readonly Call[] = [
  {
    route: "GET /health",
    of: "the product",
    send: () => ["/health"],
    gql: () => ["{ health { status } }"],
    answers: ALL(200),
    key: 200,
  },
  {
    route: "POST /auth/login",
    of: "an own account",
    send: ({ username }) => ["/auth/login", { username, password: "not the password", role: "Admin" }],
    gql: ({ username }) => [
      `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`,
      { input: { username, password: "not the password", area: "ADMIN" } },
    ],
    answers: ALL(401),
  },
  {
    route: "GET /api/items",
    of: "the list",
    send: () => ["/api/items"],
    gql: () => ["{ items { id } }"],
    answers: ALL(200),
    key: 200,
  },
  {
    route: "POST /api/items",
    of: "the list",
    send: () => ["/api/items", { title: "Bread" }],
    gql: () => [`mutation { createItem(input: { title: "Bread" }) { id } }`],
    answers: STAFF(201),
    key: 201,
  },
  {
    route: "PUT /api/items/:id",
    of: "an item",
    send: ({ itemId }) => [`/api/items/${itemId}`, { title: "Bread" }],
    gql: ({ itemId }) => [
      `mutation ($id: ID!) { updateItem(id: $id, input: { title: "Bread" }) { id } }`,
      { id: itemId },
    ],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "PUT /api/items/:id",
    of: "no item",
    send: () => [`/api/items/${NONE}`, { title: "Bread" }],
    gql: () => [`mutation ($id: ID!) { updateItem(id: $id, input: { title: "Bread" }) { id } }`, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
  {
    route: "DELETE /api/items/:id",
    of: "no item",
    send: () => [`/api/items/${NONE}`],
    gql: () => [`mutation ($id: ID!) { deleteItem(id: $id) }`, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
  {
    route: "DELETE /api/items/:id",
    of: "an item",
    send: ({ itemId }) => [`/api/items/${itemId}`],
    gql: ({ itemId }) => [`mutation ($id: ID!) { deleteItem(id: $id) }`, { id: itemId }],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "POST /api/customers/create",
    of: "a new person",
    send: () => ["/api/customers/create", { phone_number: aPhone(), national_code: aNationalCode() }],
    gql: () => [
      `mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }`,
      { input: { phoneNumber: aPhone(), nationalCode: aNationalCode() } },
    ],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "a customer by id alone",
    send: ({ customerId }) => [`/api/customers/${customerId}/summary`],
    gql: ({ customerId }) => [SUMMARY, { id: customerId }],
    answers: [200, 200, 400, 200, 400, 400],
    key: 200,
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "a customer by id and pair",
    send: (world) => [`/api/customers/${world.customerId}/summary?${pair(world)}`],
    gql: ({ customerId, phone, nationalCode }) => [SUMMARY, { id: customerId, phone, code: nationalCode }],
    answers: ALL(200),
    key: 200,
  },
  {
    route: "GET /api/customers/:id/summary",
    of: "no customer",
    send: (world) => [`/api/customers/${NONE}/summary?${pair(world)}`],
    gql: ({ phone, nationalCode }) => [SUMMARY, { id: NONE, phone, code: nationalCode }],
    answers: ALL(404),
    key: 404,
  },
  {
    route: "GET /api/customers/lookup",
    of: "a customer",
    send: (world) => [`/api/customers/lookup?${pair(world)}`],
    gql: ({ phone, nationalCode }) => [
      `query ($phone: String!, $code: String!) { lookup(phone: $phone, nationalCode: $code) { totalPoints } }`,
      { phone, code: nationalCode },
    ],
    answers: ALL(200),
    key: 200,
  },
  {
    route: "GET /api/customers/lookup",
    of: "nobody",
    send: () => [`/api/customers/lookup?phone=${aPhone()}&national_code=${aNationalCode()}`],
    gql: () => [
      `query ($phone: String!, $code: String!) { lookup(phone: $phone, nationalCode: $code) { totalPoints } }`,
      { phone: aPhone(), code: aNationalCode() },
    ],
    answers: ALL(404),
    key: 404,
  },
  {
    route: "POST /api/receipts/create",
    of: "a purchase",
    send: () => ["/api/receipts/create", { ...aReceipt(), idempotency_key: uuidv7() }],
    gql: () => [
      `mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }`,
      { input: { ...asInput(aReceipt()), idempotencyKey: uuidv7() } },
    ],
    answers: STAFF(201),
    key: 201,
  },
  {
    route: "POST /api/points/calculate",
    of: "a receipt",
    send: ({ otherReceiptId }) => ["/api/points/calculate", { receipt_id: otherReceiptId }],
    gql: ({ otherReceiptId }) => [
      `query ($id: String!) { calculatePoints(receiptId: $id) { points } }`,
      { id: otherReceiptId },
    ],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "POST /api/points/calculate",
    of: "no receipt",
    send: () => ["/api/points/calculate", { receipt_id: NONE }],
    gql: () => [`query ($id: String!) { calculatePoints(receiptId: $id) { points } }`, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
  {
    route: "POST /api/codes/generate",
    of: "a receipt",
    send: ({ otherReceiptId }) => ["/api/codes/generate", { receipt_id: otherReceiptId }],
    gql: ({ otherReceiptId }) => [
      `mutation ($id: String!) { generateCodes(receiptId: $id) { points } }`,
      { id: otherReceiptId },
    ],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "POST /api/codes/generate",
    of: "no receipt",
    send: () => ["/api/codes/generate", { receipt_id: NONE }],
    gql: () => [`mutation ($id: String!) { generateCodes(receiptId: $id) { points } }`, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "an own receipt",
    send: ({ ownReceiptId }) => [`/api/receipts/${ownReceiptId}/return`, { reason: "wrong", amount: 1_000 }],
    gql: ({ ownReceiptId }) => [REVERSE.RETURN, { id: ownReceiptId }],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "a colleague's receipt",
    send: ({ otherReceiptId }) => [`/api/receipts/${otherReceiptId}/return`, { reason: "wrong", amount: 1_000 }],
    gql: ({ otherReceiptId }) => [REVERSE.RETURN, { id: otherReceiptId }],
    answers: [200, 200, 403, 403, 403, 401],
    key: 200,
  },
  {
    route: "POST /api/receipts/:receiptId/return",
    of: "no receipt",
    send: () => [`/api/receipts/${NONE}/return`, { reason: "wrong", amount: 1_000 }],
    gql: () => [REVERSE.RETURN, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "an own receipt",
    send: ({ ownReceiptId }) => [`/api/receipts/${ownReceiptId}/void`, { reason: "wrong" }],
    gql: ({ ownReceiptId }) => [REVERSE.VOID, { id: ownReceiptId }],
    answers: STAFF(200),
    key: 200,
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "a colleague's receipt",
    send: ({ otherReceiptId }) => [`/api/receipts/${otherReceiptId}/void`, { reason: "wrong" }],
    gql: ({ otherReceiptId }) => [REVERSE.VOID, { id: otherReceiptId }],
    answers: [200, 200, 403, 403, 403, 401],
    key: 200,
  },
  {
    route: "POST /api/receipts/:receiptId/void",
    of: "no receipt",
    send: () => [`/api/receipts/${NONE}/void`, { reason: "wrong" }],
    gql: () => [REVERSE.VOID, { id: NONE }],
    answers: STAFF(404),
    key: 404,
  },
];

export const COUNTER_GRAPHQL_CALLS: readonly GraphqlCall[] = [
  {
    field: "receiptBonuses",
    query: "{ receiptBonuses { name } }",
    answers: STAFF(200),
    key: 200,
  },
  { field: "me", query: "{ me { id } }", answers: SIGNED_IN(200) },
  {
    field: "createReceipts",
    query: `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { index } }`,
    variables: () => ({ input: [asInput(aReceipt())] }),
    answers: STAFF(200),
    key: 200,
  },
];
