import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type BulkKind, type BulkStatus, MAX_BULK_IDS, MAX_BULK_SKIPS } from "../../../domain/bulk-actions";
import type { CodeStatus } from "../../../domain/codes";
import type { Role } from "../../../domain/permissions";
import { Problem } from "../../kit/graphql/problem";
import { DateTime } from "../../kit/graphql/scalars";
import { CodeStatusEnum } from "../code-pools/code-pool.types";
import { RoleEnum } from "../users/role.types";

const BulkActionKindEnum = {
  ENABLE_STORES: "enable_stores",
  DISABLE_STORES: "disable_stores",
  DELETE_CUSTOMERS: "delete_customers",
  RESTORE_CUSTOMERS: "restore_customers",
  TAG_CUSTOMERS: "tag_customers",
  ENABLE_USERS: "enable_users",
  DISABLE_USERS: "disable_users",
  REQUIRE_PASSWORD_CHANGE: "require_password_change",
  INVALIDATE_CODES: "invalidate_codes",
  REINSTATE_CODES: "reinstate_codes",
} as const satisfies Record<string, BulkKind>;
registerEnumType(BulkActionKindEnum, { name: "BulkActionKind" });

const BulkActionStatusEnum = {
  RUNNING: "running",
  COMPLETE: "complete",
  ERROR: "error",
  CANCELLED: "cancelled",
} as const satisfies Record<string, BulkStatus>;
registerEnumType(BulkActionStatusEnum, { name: "BulkActionStatus" });

@InputType({ description: "The filters of the list that the action was started from; each list has its own." })
export class BulkActionFilter {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Of stores and users." }) isActive?: boolean | null;
  @Field(() => Int, { nullable: true, description: "Of stores." }) storeType?: number | null;
  @Field(() => RoleEnum, { nullable: true, description: "Of users." }) role?: Role | null;
  @Field(() => Boolean, { nullable: true, description: "Of customers, as the following filters." })
  hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => ID, { nullable: true }) tagId?: string | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
  @Field(() => Boolean, { nullable: true }) deleted?: boolean | null;
  @Field(() => ID, { nullable: true, description: "Required for codes." }) eventId?: string | null;
  @Field(() => CodeStatusEnum, { nullable: true, description: "Of codes." }) codeStatus?: CodeStatus | null;
}

@InputType()
export class BulkActionInput {
  @Field(() => ID, { description: "A new UUID. A repeated call with the same id returns the same job." }) id: string;
  @Field(() => BulkActionKindEnum) kind: BulkKind;
  @Field(() => [ID], { nullable: true, description: `At most ${MAX_BULK_IDS}; null for all items of the filter.` })
  ids?: string[] | null;
  @Field(() => BulkActionFilter, { nullable: true }) filter?: BulkActionFilter | null;
  @Field(() => String, { nullable: true, description: "Required to invalidate codes." }) reason?: string | null;
  @Field(() => String, { nullable: true, description: "The name of the tag; required to tag customers." })
  tag?: string | null;
}

@ObjectType()
export class BulkActionSkip {
  @Field(() => ID) id: string;
  @Field(() => Problem) error: Problem;
}

@ObjectType({ description: "A background job that runs one action on many items; each item has a transaction." })
export class BulkAction {
  @Field(() => ID) id: string;
  @Field(() => BulkActionKindEnum) kind: BulkKind;
  @Field(() => BulkActionStatusEnum) status: BulkStatus;
  @Field(() => Boolean, { description: "The job is still running." }) isPending: boolean;
  @Field(() => Int) total: number;
  @Field(() => Int) processed: number;
  @Field(() => Int) done: number;
  @Field(() => Int) skipped: number;
  @Field(() => [BulkActionSkip], { description: `The first ${MAX_BULK_SKIPS} skipped items.` }) skips: BulkActionSkip[];
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) finishedAt: Date | null;
  @Field(() => Problem, { nullable: true }) error: Problem | null;
}
