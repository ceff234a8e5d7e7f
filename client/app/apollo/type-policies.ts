import type { FieldPolicy, TypePolicies } from "@apollo/client";

/** A list with page numbers: each page of each filter is a separate cache entry. */
const paged = (...filters: string[]) => ({ keyArgs: ["page", "pageSize", ...filters] });

/** The policies of the paged lists; a test compares them with the schema. */
export const LIST_POLICIES = {
  auditLog: paged("actorId", "action", "entity", "entityId", "since", "until"),
  campaigns: paged("eventId", "isActive"),
  customers: paged(
    "search",
    "hasReceipts",
    "minPoints",
    "tagId",
    "createdAfter",
    "createdBefore",
    "deleted",
    "sortBy",
    "sortOrder",
  ),
  draws: paged("state", "eventId"),
  eventCodes: paged("eventId", "status"),
  events: paged("mode", "isActive", "search"),
  importJobs: paged("type", "status"),
  participants: paged("eventId", "onlyWinners"),
  receipts: paged(
    ...["search", "customerId", "storeId", "operatorId", "campaignId", "dateFrom", "dateTo"],
    ...["minAmount", "maxAmount", "state", "sortBy", "sortOrder"],
  ),
  stores: paged("search", "storeType", "isActive", "sortBy", "sortOrder"),
  userActivity: paged("id"),
  watchCases: paged("state", "rule", "operatorId"),
  users: paged("search", "role", "isActive", "sortBy", "sortOrder"),
} satisfies Record<string, FieldPolicy>;

/** The policies of the types whose fields or keys are not the usual ones. */
export const TYPE_POLICIES: TypePolicies = {
  Query: { fields: LIST_POLICIES },
  FeatureFlag: { keyFields: ["name"] },
  WatchRuleSettings: { keyFields: ["rule"] },
  // The parts of a report are queried separately and merged in the cache.
  ReportSummary: { merge: true },
};
