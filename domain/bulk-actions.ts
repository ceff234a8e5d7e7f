import * as z from "zod/mini";

/** The actions that a background job runs on many items of a list. */
export const BULK_KINDS = [
  "enable_stores",
  "disable_stores",
  "delete_customers",
  "restore_customers",
  "tag_customers",
  "enable_users",
  "disable_users",
  "require_password_change",
  "invalidate_codes",
  "reinstate_codes",
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const BULK_STATUSES = ["running", "complete", "error", "cancelled"] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** Maximum items of one job. */
export const MAX_BULK_ITEMS = 10_000;
/** Maximum ids in one call; a filter can select more items. */
export const MAX_BULK_IDS = 1_000;
/** Maximum skipped items that a job lists; it counts all of them. */
export const MAX_BULK_SKIPS = 200;

/** The ids of the items, or null for all items of the filter. */
export const bulkIds = z.nullable(
  z.array(z.string().check(z.minLength(1), z.maxLength(36))).check(z.minLength(1), z.maxLength(MAX_BULK_IDS)),
);
