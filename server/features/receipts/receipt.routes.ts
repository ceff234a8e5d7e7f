import {
  RestCalculatePointsDocument,
  RestCreateReceiptDocument,
  RestGenerateCodesDocument,
  RestReceiptDocument,
  RestReceiptsDocument,
  RestReturnReceiptDocument,
  RestVoidReceiptDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Receipts";

export const receiptRoutes = [
  route("GET", "/api/admin/receipts", RestReceiptsDocument, {
    tag,
    summary: "A page of the receipts, filtered and sorted",
    body: { receipts: "receipts.items", pagination: pagination("receipts") },
  }),
  route("GET", "/api/admin/receipts/:id", RestReceiptDocument, {
    tag,
    summary: "One receipt with its rule, history and codes",
    body: { data: "receipt" },
  }),
  route("POST", "/api/receipts/create", RestCreateReceiptDocument, {
    tag,
    summary: "Record a purchase with its points and one lottery code per point",
    example: { store_type: 1 },
    status: 201,
    body: { data: "createReceipt" },
  }),
  route("POST", "/api/receipts/:receiptId/void", RestVoidReceiptDocument, {
    tag,
    summary: "Void a receipt, by its UUID or printed number",
    body: { data: "voidReceipt" },
  }),
  route("POST", "/api/receipts/:receiptId/return", RestReturnReceiptDocument, {
    tag,
    summary: "Return a part of a purchase",
    body: { data: "returnReceipt" },
  }),
  route("POST", "/api/points/calculate", RestCalculatePointsDocument, {
    tag,
    summary: "Calculate the points of a recorded receipt",
    body: { data: "calculatePoints" },
  }),
  route("POST", "/api/codes/generate", RestGenerateCodesDocument, {
    tag,
    summary: "Create the missing codes of a receipt",
    body: { data: "generateCodes" },
  }),
];
