import {
  RestActiveStoresDocument,
  RestCreateStoreDocument,
  RestDeleteStoreDocument,
  RestStoreDocument,
  RestStoresDocument,
  RestToggleStoreDocument,
  RestUpdateStoreDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Stores";

export const storeRoutes = [
  route("GET", "/api/stores/active", RestActiveStoresDocument, {
    tag,
    summary: "Active stores, for which receipts can be recorded",
    body: { data: "activeStores" },
  }),
  route("GET", "/api/admin/stores", RestStoresDocument, {
    tag,
    summary: "A page of the stores, filtered",
    rename: { limit: "pageSize" },
    reportAs: { pageSize: "limit" },
    values: { storeType: { all: null } },
    body: {
      data: {
        stores: "stores.items",
        pagination: { ...pagination("stores"), total_stores: "stores.totalItems" },
      },
    },
  }),
  route("POST", "/api/admin/stores", RestCreateStoreDocument, {
    tag,
    summary: "Add a store",
    status: 201,
    fieldList: true,
    body: { data: "createStore" },
    message: { code: "STORE_CREATED", name: "createStore.storeName" },
  }),
  route("GET", "/api/admin/stores/:id", RestStoreDocument, { tag, summary: "One store", body: { data: "store" } }),
  route("PUT", "/api/admin/stores/:id", RestUpdateStoreDocument, {
    tag,
    summary: "Update a store",
    example: { manager_name: "Reza Ahmadi" },
    fieldList: true,
    body: { data: "updateStore" },
    message: { code: "STORE_UPDATED", name: "updateStore.storeName" },
  }),
  route("DELETE", "/api/admin/stores/:id", RestDeleteStoreDocument, {
    tag,
    summary: "Delete a store; force=false rejects one that has receipts",
    body: { store_id: "deleteStore.storeId" },
    message: { code: "STORE_DELETED", name: "deleteStore.storeName" },
  }),
  route("PATCH", "/api/admin/stores/:id/toggle-status", RestToggleStoreDocument, {
    tag,
    summary: "Activate or deactivate a store",
    body: { data: "toggleStore" },
    message: { code: "STATUS_UPDATED" },
  }),
];
