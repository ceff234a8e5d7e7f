import { aNationalCode, aPhone } from "../../support/factories";
import { ADMINS, type Call, MANAGERS, NONE, READERS } from "./call";

const PATH = "/api/admin/customers";
const GQL = {
  ONE: `query ($id: ID!) { customer(id: $id) { id } }`,
  PUT: `mutation ($id: ID!, $input: CustomerUpdate!) { updateCustomer(id: $id, input: $input) { id } }`,
  DELETE: `mutation ($id: ID!) { deleteCustomer(id: $id) }`,
  RESTORE: `mutation ($id: ID!) { restoreCustomer(id: $id) { id } }`,
  ERASE: `mutation ($id: ID!) { eraseCustomer(id: $id) { id } }`,
  MERGE: `mutation ($id: ID!, $mergeId: ID!) { mergeCustomers(keepId: $id, mergeId: $mergeId) { id } }`,
};

const draft = () => ({ firstName: "Sara", lastName: "Karimi", phoneNumber: aPhone(), nationalCode: aNationalCode() });
const body = () => ({
  first_name: "Sara",
  last_name: "Karimi",
  phone_number: aPhone(),
  national_code: aNationalCode(),
});

/** The calls about one customer, for one there is and for an id nobody has. */
const callsOf = (of: string, idOf: (world: { customerId: string }) => string, status: number): Call[] => [
  {
    route: `GET ${PATH}/:id`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}`],
    gql: (world) => [GQL.ONE, { id: idOf(world) }],
    answers: READERS(status),
    key: status,
  },
  {
    route: `PUT ${PATH}/:id`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}`, body()],
    gql: (world) => [GQL.PUT, { id: idOf(world), input: draft() }],
    answers: MANAGERS(status),
  },
  {
    route: `DELETE ${PATH}/:id`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}`],
    gql: (world) => [GQL.DELETE, { id: idOf(world) }],
    answers: ADMINS(status),
  },
  {
    route: `POST ${PATH}/:id/restore`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}/restore`],
    gql: (world) => [GQL.RESTORE, { id: idOf(world) }],
    answers: ADMINS(status),
  },
  {
    route: `POST ${PATH}/:id/erase`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}/erase`],
    gql: (world) => [GQL.ERASE, { id: idOf(world) }],
    answers: ADMINS(status),
    spends: true,
  },
  {
    route: `POST ${PATH}/:id/merge`,
    of,
    send: (world) => [`${PATH}/${idOf(world)}/merge`, { merge_id: world.buyerId }],
    gql: (world) => [GQL.MERGE, { id: idOf(world), mergeId: world.buyerId }],
    answers: ADMINS(status),
    spends: true,
  },
];

export const CUSTOMER_CALLS: readonly Call[] = [
  {
    route: `GET ${PATH}`,
    of: "the list",
    send: () => [PATH],
    gql: () => ["{ customers { totalItems } }"],
    answers: READERS(200),
    key: 200,
  },
  {
    route: `GET ${PATH}`,
    of: "the deleted ones",
    send: () => [`${PATH}?deleted=true`],
    gql: () => ["{ customers(deleted: true) { totalItems } }"],
    answers: MANAGERS(200),
  },
  {
    route: `GET ${PATH}/search`,
    of: "the best matches",
    send: () => [`${PATH}/search?q=sara&limit=5`],
    gql: () => [`{ searchCustomers(q: "sara", limit: 5) { id } }`],
    answers: READERS(200),
    key: 200,
  },
  ...callsOf("a customer", ({ customerId }) => customerId, 200),
  ...callsOf("no customer", () => NONE, 404),
];
