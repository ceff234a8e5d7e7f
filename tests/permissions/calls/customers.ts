import { aNationalCode, aPhone } from "../../support/factories";
import { ADMINS, type Call, MANAGERS, NONE, READERS } from "./call";

const PATH = "/api/admin/customers";
const GQL = {
  ONE: `query ($id: ID!) { customer(id: $id) { id } }`,
  PUT: `mutation ($id: ID!, $input: CustomerUpdate!) { updateCustomer(id: $id, input: $input) { id } }`,
  DELETE: `mutation ($id: ID!) { deleteCustomer(id: $id) }`,
  RESTORE: `mutation ($id: ID!) { restoreCustomer(id: $id) { id } }`,
  ERASE: `mutation ($id: ID!) { eraseCustomer(id: $id) { id } }`,
  UNDO_MERGE: `mutation ($id: ID!) { undoCustomerMerge(mergedId: $id) { id } }`,
  MERGE: `mutation ($id: ID!, $mergeId: ID!) { mergeCustomers(keepId: $id, mergeId: $mergeId) { id } }`,
};

const draft = () => ({ firstName: "Sara", lastName: "Karimi", phoneNumber: aPhone(), nationalCode: aNationalCode() });
const body = () => ({
  first_name: "Sara",
  last_name: "Karimi",
  phone_number: aPhone(),
  national_code: aNationalCode(),
});

/** The calls about one customer: an existing one, and an unknown id. */
const callsOf = (of: string, idOf: (fixtures: { customerId: string }) => string, status: number): Call[] => [
  {
    route: `GET ${PATH}/:id`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}`],
    gql: (fixtures) => [GQL.ONE, { id: idOf(fixtures) }],
    statuses: READERS(status),
    key: status,
  },
  {
    route: `PUT ${PATH}/:id`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}`, body()],
    gql: (fixtures) => [GQL.PUT, { id: idOf(fixtures), input: draft() }],
    statuses: MANAGERS(status),
  },
  {
    route: `DELETE ${PATH}/:id`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}`],
    gql: (fixtures) => [GQL.DELETE, { id: idOf(fixtures) }],
    statuses: ADMINS(status),
  },
  {
    route: `POST ${PATH}/:id/restore`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}/restore`],
    gql: (fixtures) => [GQL.RESTORE, { id: idOf(fixtures) }],
    statuses: ADMINS(status),
  },
  {
    route: `POST ${PATH}/:id/erase`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}/erase`],
    gql: (fixtures) => [GQL.ERASE, { id: idOf(fixtures) }],
    statuses: ADMINS(status),
    consumesFixtures: true,
  },
  {
    route: `POST ${PATH}/:id/merge`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}/merge`, { merge_id: fixtures.buyerId }],
    gql: (fixtures) => [GQL.MERGE, { id: idOf(fixtures), mergeId: fixtures.buyerId }],
    statuses: ADMINS(status),
    consumesFixtures: true,
  },
  {
    route: `POST ${PATH}/:id/undo-merge`,
    of,
    send: (fixtures) => [`${PATH}/${idOf(fixtures)}/undo-merge`],
    gql: (fixtures) => [GQL.UNDO_MERGE, { id: idOf(fixtures) }],
    // The customer of the fixtures is not merged.
    statuses: ADMINS(status === 200 ? 409 : status),
  },
];

export const CUSTOMER_CALLS: readonly Call[] = [
  {
    route: `GET ${PATH}`,
    of: "the list",
    send: () => [PATH],
    gql: () => ["{ customers { totalItems } }"],
    statuses: READERS(200),
    key: 200,
  },
  {
    route: `GET ${PATH}`,
    of: "the deleted ones",
    send: () => [`${PATH}?deleted=true`],
    gql: () => ["{ customers(deleted: true) { totalItems } }"],
    statuses: MANAGERS(200),
  },
  {
    route: `GET ${PATH}/search`,
    of: "the best matches",
    send: () => [`${PATH}/search?q=sara&limit=5`],
    gql: () => [`{ searchCustomers(q: "sara", limit: 5) { id } }`],
    statuses: READERS(200),
    key: 200,
  },
  ...callsOf("a customer", ({ customerId }) => customerId, 200),
  ...callsOf("no customer", () => NONE, 404),
];
