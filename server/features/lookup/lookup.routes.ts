import { RestCustomerSummaryDocument, RestDrawProofDocument, RestLookupDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Customers";

export const lookupRoutes = [
  route("GET", "/api/customers/lookup", RestLookupDocument, {
    tag,
    summary: "A customer's points, codes and purchases by phone and national code",
    body: {
      data: "lookup.customer",
      total_points: "lookup.totalPoints",
      total_codes: "lookup.totalCodes",
      codes_page: "lookup.codesPage",
      codes_total_pages: "lookup.codesTotalPages",
      lottery_codes: "lookup.lotteryCodes",
      total_purchases: "lookup.totalPurchases",
      purchases_page: "lookup.purchasesPage",
      purchases_total_pages: "lookup.purchasesTotalPages",
      purchase_history: "lookup.purchaseHistory",
    },
  }),
  route("POST", "/api/draws/:id/proof", RestDrawProofDocument, {
    tag: "Draws",
    summary:
      "A customer's proofs of a draw by phone and national code; several if accounts were merged after the freeze",
    body: { data: "drawProofs" },
  }),
  route("GET", "/api/customers/:id/summary", RestCustomerSummaryDocument, {
    tag,
    summary: "A customer's totals; the public and the counter must send phone and national code",
    example: { phone: "09121234567", national_code: "0012345679" },
    body: { data: "customerSummary" },
  }),
];
