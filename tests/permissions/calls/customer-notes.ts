import { type GraphqlCall, MANAGERS, NONE, READERS } from "./call";

export const CUSTOMER_NOTE_CALLS: readonly GraphqlCall[] = [
  { field: "customerTags", query: "{ customerTags { id } }", statuses: READERS(200), key: 200 },
  {
    field: "setCustomerTags",
    query: 'mutation ($id: ID!) { setCustomerTags(id: $id, tags: ["VIP"]) { id } }',
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: MANAGERS(200),
  },
  {
    field: "addCustomerTag",
    query: 'mutation ($id: ID!) { addCustomerTag(id: $id, tag: "VIP") { id } }',
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: MANAGERS(200),
  },
  {
    field: "removeCustomerTag",
    query: 'mutation ($id: ID!) { removeCustomerTag(id: $id, tag: "VIP") { id } }',
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: MANAGERS(200),
  },
  {
    field: "customerNotes",
    query: "query ($id: ID!) { customerNotes(customerId: $id) { id } }",
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: READERS(200),
  },
  {
    field: "timeline",
    query: "query ($id: ID!) { timeline(record: CUSTOMER, id: $id) { hasMore } }",
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: MANAGERS(200),
  },
  {
    field: "addCustomerNote",
    query: 'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "Called") { id } }',
    variables: ({ customerId }) => ({ id: customerId }),
    statuses: MANAGERS(200),
  },
  {
    field: "deleteCustomerNote",
    query: "mutation ($id: ID!) { deleteCustomerNote(id: $id) }",
    variables: () => ({ id: NONE }),
    statuses: MANAGERS(404),
  },
];
