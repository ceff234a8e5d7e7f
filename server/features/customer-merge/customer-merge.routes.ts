import { RestMergeCustomersDocument, RestUndoCustomerMergeDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

export const customerReceiptRoutes = [
  route("POST", "/api/admin/customers/:id/merge", RestMergeCustomersDocument, {
    tag: "Customers",
    summary: "Merge another customer into this one and close the other account",
    reportAs: { keepId: "id" },
    body: { data: "mergeCustomers" },
    message: { code: "CUSTOMERS_MERGED" },
  }),
  route("POST", "/api/admin/customers/:id/undo-merge", RestUndoCustomerMergeDocument, {
    tag: "Customers",
    summary: "Undo the merge that closed this account, within 30 days",
    reportAs: { mergedId: "id" },
    body: { data: "undoCustomerMerge" },
    message: { code: "MERGE_UNDONE" },
  }),
];
