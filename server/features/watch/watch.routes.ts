import {
  RestConfigureWatchRuleDocument,
  RestUpdateWatchCaseDocument,
  RestWatchCaseDocument,
  RestWatchCasesDocument,
  RestWatchRulesDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Watch";

export const watchRoutes = [
  route("GET", "/api/admin/watch-cases", RestWatchCasesDocument, {
    tag,
    summary: "A page of the cases, newest first",
    body: { cases: "watchCases.items", open_cases: "watchCases.openCases", pagination: pagination("watchCases") },
  }),
  route("GET", "/api/admin/watch-cases/:id", RestWatchCaseDocument, {
    tag,
    summary: "One case with its receipts",
    body: { data: "watchCase" },
  }),
  route("PUT", "/api/admin/watch-cases/:id", RestUpdateWatchCaseDocument, {
    tag,
    summary: "Decide a case or write its note",
    example: { state: "confirmed", note: "Checked with the store" },
    body: { data: "updateWatchCase" },
  }),
  route("GET", "/api/admin/watch-rules", RestWatchRulesDocument, {
    tag,
    summary: "The rules with their settings",
    body: { rules: "watchRules" },
  }),
  route("PUT", "/api/admin/watch-rules/:rule", RestConfigureWatchRuleDocument, {
    tag,
    summary: "Change the settings of a rule",
    example: { threshold: 5 },
    body: { data: "configureWatchRule" },
  }),
];
