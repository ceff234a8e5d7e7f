import {
  RestCreateCustomerDocument,
  RestCustomerDocument,
  RestCustomersDocument,
  RestDeleteCustomerDocument,
  RestEraseCustomerDocument,
  RestRestoreCustomerDocument,
  RestSearchCustomersDocument,
  RestUpdateCustomerDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Customers";
const rename = { phone: "phoneNumber", id_card_number: "nationalCode" };

export const customerRoutes = [
  route("POST", "/api/customers/create", RestCreateCustomerDocument, {
    tag,
    summary: "Add a customer, or return the existing one with this national code",
    example: { first_name: "Sara", last_name: "Karimi" },
    rename,
    body: { data: "createCustomer" },
  }),
  route("GET", "/api/admin/customers", RestCustomersDocument, {
    tag,
    summary: "A page of the customers, filtered and sorted",
    rename: { limit: "pageSize" },
    body: {
      data: "customers.items",
      pagination: { ...pagination("customers"), total_customers: "customers.totalItems" },
    },
  }),
  route("GET", "/api/admin/customers/search", RestSearchCustomersDocument, {
    tag,
    summary: "The best matches of a name, phone or national code",
    body: { data: "searchCustomers" },
  }),
  route("GET", "/api/admin/customers/:id", RestCustomerDocument, {
    tag,
    summary: "One customer with statistics and the newest receipts",
    body: { data: "customer" },
  }),
  route("PUT", "/api/admin/customers/:id", RestUpdateCustomerDocument, {
    tag,
    summary: "Correct a customer's names, phone and national code",
    example: { first_name: "Sara", last_name: "Karimi" },
    fieldList: true,
    rename,
    body: { data: "updateCustomer" },
    message: { code: "CUSTOMER_UPDATED" },
  }),
  route("DELETE", "/api/admin/customers/:id", RestDeleteCustomerDocument, {
    tag,
    summary: "Close a customer's account; receipts, points and codes do not change",
    body: { customer_id: "deleteCustomer" },
    message: { code: "CUSTOMER_DELETED" },
  }),
  route("POST", "/api/admin/customers/:id/restore", RestRestoreCustomerDocument, {
    tag,
    summary: "Restore a closed account",
    fieldList: true,
    body: { data: "restoreCustomer" },
    message: { code: "CUSTOMER_RESTORED" },
  }),
  route("POST", "/api/admin/customers/:id/erase", RestEraseCustomerDocument, {
    tag,
    summary: "Permanently erase a customer's identity",
    body: { data: "eraseCustomer" },
    message: { code: "CUSTOMER_ERASED" },
  }),
];
