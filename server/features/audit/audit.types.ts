import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  AUDIT_PER_PAGE,
  type AuditAction,
  type AuditEntity,
} from "../../../domain/audit";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

const AuditActionEnum = Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, action]));
registerEnumType(AuditActionEnum, { name: "AuditAction", description: "An action that is recorded." });

const AuditEntityEnum = Object.fromEntries(AUDIT_ENTITIES.map((entity) => [entity.toUpperCase(), entity]));
registerEnumType(AuditEntityEnum, { name: "AuditEntity", description: "A kind of record with audit entries." });

@ObjectType({ description: "A changed field with its old and new values as text." })
export class AuditChange {
  @Field(() => String) field: string;
  @Field(() => String, { nullable: true }) before: string | null;
  @Field(() => String, { nullable: true }) after: string | null;
}

@ObjectType({ description: "An additional detail of an audit entry." })
export class AuditNote {
  @Field(() => String) name: string;
  @Field(() => String) value: string;
}

@ObjectType({
  description:
    "An audit entry: actor, action, time and origin. Only `auditLog` returns actorId, requestId and notes, only " +
    "`auditLog` and `timeline` changes, and only `auditLog` and `userActivity` ip; they are null in other lists. " +
    "Phones, national codes and names of customers in changes are masked. The log is append-only, so action, entity and actorRole are texts: entries " +
    "of earlier releases have values that no longer exist.",
})
export class AuditEntry {
  @Field(() => ID) id: string;
  @Field(() => DateTime) at: Date;
  @Field(() => ID, { nullable: true }) actorId: string | null;
  @Field(() => String, { nullable: true, description: "The name of the user or API key; null for the system." })
  actorName: string | null;
  @Field(() => String, { nullable: true, description: "The actor's role at that time; `key` for an API key." })
  actorRole: string | null;
  @Field(() => String, { description: "A value of AuditAction or, in older entries, another." }) action: string;
  @Field(() => String, { description: "A value of AuditEntity in lower case or, in older entries, another." })
  entity: string;
  @Field(() => String, { nullable: true }) entityId: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The current name or number of the record; that of a flag, rule, case, report or table is in the language of the request.",
  })
  subject: string | null;
  @Field(() => String, { nullable: true }) ip: string | null;
  @Field(() => String, { nullable: true }) requestId: string | null;
  @Field(() => [AuditChange], { nullable: true }) changes: AuditChange[] | null;
  @Field(() => [AuditNote], { nullable: true }) notes: AuditNote[] | null;
  @Field(() => Int, { nullable: true, description: "The change of a customer's points, in a timeline." })
  points: number | null;
}

/** The fields that most lists of entries omit. */
export const OMITTED_AUDIT_FIELDS = { actorId: null, requestId: null, changes: null, notes: null } as const;

@ObjectType()
export class AuditPage extends Page(AuditEntry) {}

@ObjectType({ description: "The filter values of the audit log." })
export class AuditFacets {
  @Field(() => [AuditActionEnum]) actions: readonly AuditAction[];
  @Field(() => [AuditEntityEnum]) entities: readonly AuditEntity[];
}

@ArgsType()
@InputType({ description: "The filters of the audit log." })
export class AuditListView {
  @Field(() => ID, { nullable: true }) actorId?: string | null;
  @Field(() => AuditActionEnum, { nullable: true }) action?: AuditAction | null;
  @Field(() => AuditEntityEnum, { nullable: true }) entity?: AuditEntity | null;
  @Field(() => String, { nullable: true }) entityId?: string | null;
  @Field(() => DateTime, { nullable: true, description: "Inclusive." }) since?: unknown;
  @Field(() => DateTime, { nullable: true, description: "Exclusive." }) until?: unknown;
}

@ArgsType()
export class AuditArgs extends AuditListView {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: AUDIT_PER_PAGE }) pageSize: number;
}
