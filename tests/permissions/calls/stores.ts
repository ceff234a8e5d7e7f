import { v7 as uuidv7 } from "uuid";
import { ADMINS, ALL, type Call, MANAGERS, NONE, READERS } from "./call";

const A_STORE = { store_name: "Corner shop", store_type: 1 };
const STORE_GQL = {
  ONE: `query ($id: ID!) { store(id: $id) { id } }`,
  ADD: `mutation ($input: StoreInput!) { createStore(input: $input) { id } }`,
  PUT: `mutation ($id: ID!, $input: StoreUpdate!) { updateStore(id: $id, input: $input) { id } }`,
  TOGGLE: `mutation ($id: ID!) { toggleStore(id: $id) { id } }`,
  DELETE: `mutation ($id: ID!) { deleteStore(id: $id) { id } }`,
};
const named = () => `Shop ${uuidv7()}`;

export const STORE_CALLS: readonly Call[] = [
  {
    route: "GET /api/admin/stores",
    of: "the list",
    send: () => ["/api/admin/stores"],
    gql: () => ["{ stores { totalItems } }"],
    statuses: READERS(200),
    key: 200,
  },
  {
    route: "POST /api/admin/stores",
    of: "a new store",
    send: () => ["/api/admin/stores", { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.ADD, { input: { storeName: named(), storeType: 1 } }],
    statuses: MANAGERS(201),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.ONE, { id: storeId }],
    statuses: READERS(200),
    key: 200,
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`, { ...A_STORE, store_name: named() }],
    gql: ({ storeId }) => [STORE_GQL.PUT, { id: storeId, input: { storeName: named(), storeType: 1 } }],
    statuses: MANAGERS(200),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}/toggle-status`],
    gql: ({ storeId }) => [STORE_GQL.TOGGLE, { id: storeId }],
    statuses: MANAGERS(200),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "a store",
    send: ({ storeId }) => [`/api/admin/stores/${storeId}`],
    gql: ({ storeId }) => [STORE_GQL.DELETE, { id: storeId }],
    statuses: ADMINS(200),
  },
  {
    route: "GET /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.ONE, { id: NONE }],
    statuses: READERS(404),
    key: 404,
  },
  {
    route: "PUT /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`, { ...A_STORE, store_name: named() }],
    gql: () => [STORE_GQL.PUT, { id: NONE, input: { storeName: named(), storeType: 1 } }],
    statuses: MANAGERS(404),
  },
  {
    route: "PATCH /api/admin/stores/:id/toggle-status",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}/toggle-status`],
    gql: () => [STORE_GQL.TOGGLE, { id: NONE }],
    statuses: MANAGERS(404),
  },
  {
    route: "DELETE /api/admin/stores/:id",
    of: "no store",
    send: () => [`/api/admin/stores/${NONE}`],
    gql: () => [STORE_GQL.DELETE, { id: NONE }],
    statuses: ADMINS(404),
  },
  {
    route: "GET /api/stores/active",
    of: "the list",
    send: () => ["/api/stores/active"],
    gql: () => ["{ activeStores { id } }"],
    statuses: ALL(200),
    key: 200,
  },
];
