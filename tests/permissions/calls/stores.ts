import { v7 as uuidv7 } from "uuid";
import { ADMINS, ALL, type Call, MANAGERS, NONE, READERS } from "./call";

const A_STORE = { store_name: "Corner shop", store_type: 1 };
const STORE_GQL = {
  ONE: `query ($id: ID!) { store(id: $id) { id } }`,
  ADD: `mutation ($input: StoreInput!) { createStore(input: $input) { id } }`,
  PUT: `mutation ($id: ID!, $input: StoreUpdate!) { updateStore(id: $id, input: $input) { id } }`,
  TOGGLE: `mutation ($id: ID!) { toggleStore(id: $id) { id } }`,
  DELETE: `mutation ($id: ID!) { deleteStore(id: $id) }`,
};
const named = () => `Shop ${uuidv7()}`;

export const STORE_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/stores",
    of: "the list",
    send: () => ["/api/admin/stores"],
    gql: () => ["{ stores { totalItems } }"],
    answers: READERS(200),
    key: 200,
  },
  {
    route: "POST /api/admin/stores",
    of: "a new store",
    send: () => ["/api/admin/stores", { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.ADD, { input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(201),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.ONE, { id: storeId }],
    answers: READERS(200),
    key: 200,
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`, { ...A_STORE, store_name: named() }],
    gql: ({ storeId }) => [STORE_GQL.PUT, { id: storeId, input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(200),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}/toggle-status`],
    gql: ({ storeId }) => [STORE_GQL.TOGGLE, { id: storeId }],
    answers: MANAGERS(200),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.DELETE, { id: storeId }],
    answers: ADMINS(200),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.ONE, { id: NONE }],
    answers: READERS(404),
    key: 404,
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`, { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.PUT, { id: NONE, input: { storeName: named(), storeType: 1 } }],
    answers: MANAGERS(404),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}/toggle-status`],
    gql: () => [STORE_GQL.TOGGLE, { id: NONE }],
    answers: MANAGERS(404),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.DELETE, { id: NONE }],
    answers: ADMINS(404),
  },
  {
    route: "GET /api/stores/active",
    of: "the list",
    send: () => ["/api/stores/active"],
    gql: () => ["{ activeStores { id } }"],
    answers: ALL(200),
    key: 200,
  },
];
