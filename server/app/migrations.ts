import { CreateAuditLog1763700000000 } from "../migrations/1763700000000-create-audit-log";
import { CreateUsers1763700001000 } from "../migrations/1763700001000-create-users";
import { CreateStores1763700002000 } from "../migrations/1763700002000-create-stores";
import { CreateCustomers1763700003000 } from "../migrations/1763700003000-create-customers";
import { CreateReceipts1763700004000 } from "../migrations/1763700004000-create-receipts";
import { CreateLotteryCodes1763700005000 } from "../migrations/1763700005000-create-lottery-codes";
import { CreateIdempotencyKeys1763700006000 } from "../migrations/1763700006000-create-idempotency-keys";
import { CreateFeatureFlags1763700007000 } from "../migrations/1763700007000-create-feature-flags";
import { CreateItems1763700008000 } from "../migrations/1763700008000-create-items";
import { CreateRateLimits1763700009000 } from "../migrations/1763700009000-create-rate-limits";

/** Every migration, oldest first. */
export const migrations = [
  CreateAuditLog1763700000000,
  CreateUsers1763700001000,
  CreateStores1763700002000,
  CreateCustomers1763700003000,
  CreateReceipts1763700004000,
  CreateLotteryCodes1763700005000,
  CreateIdempotencyKeys1763700006000,
  CreateFeatureFlags1763700007000,
  CreateItems1763700008000,
  CreateRateLimits1763700009000,
];
