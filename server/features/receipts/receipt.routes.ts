import {
  RestCalculatePointsDocument,
  RestCreateReceiptDocument,
  RestGenerateCodesDocument,
  RestReturnReceiptDocument,
  RestVoidReceiptDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Receipts";

export const receiptRoutes = [
  route("POST", "/api/receipts/create", RestCreateReceiptDocument, {
    tag,
    summary: "Record a purchase: points and one lottery code per point",
    status: 201,
    body: { data: "createReceipt" },
  }),
  route("POST", "/api/receipts/:receiptId/void", RestVoidReceiptDocument, {
    tag,
    summary: "Cancel a whole receipt, by its UUID or printed number",
    body: { data: "voidReceipt" },
  }),
  route("POST", "/api/receipts/:receiptId/return", RestReturnReceiptDocument, {
    tag,
    summary: "Take a part of a purchase back",
    body: { data: "returnReceipt" },
  }),
  route("POST", "/api/points/calculate", RestCalculatePointsDocument, {
    tag,
    summary: "The points of a recorded receipt by its own rule",
    body: { data: "calculatePoints" },
  }),
  route("POST", "/api/codes/generate", RestGenerateCodesDocument, {
    tag,
    summary: "Make the codes a receipt is still owed",
    body: { data: "generateCodes" },
  }),
];
