import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { AUDIT_PER_PAGE } from "../../../domain/audit";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

@ObjectType({ description: "A field that was changed, its values in words." })
export class AuditChange {
  @Field(() => String) field: string;
  @Field(() => String, { nullable: true }) before: string | null;
  @Field(() => String, { nullable: true }) after: string | null;
}

@ObjectType({ description: "What else is known of a change." })
export class AuditNote {
  @Field(() => String) name: string;
  @Field(() => String) value: string;
}

@ObjectType({ description: "A line of the trail: who did what, when, from where." })
export class AuditEntry {
  @Field(() => ID) id: string;
  @Field(() => DateTime) at: Date;
  @Field(() => ID, { nullable: true }) actorId: string | null;
  @Field(() => String, { nullable: true, description: "The person's name, or the key's; null for the product itself." })
  actorName: string | null;
  @Field(() => String, { nullable: true, description: "The rights it was done with; `key` for an integrator's." })
  actorRole: string | null;
  @Field(() => String) action: string;
  @Field(() => String) entity: string;
  @Field(() => String, { nullable: true }) entityId: string | null;
  @Field(() => String, { nullable: true, description: "What it was about as people call it now: a number or a name." })
  subject: string | null;
  @Field(() => String, { nullable: true }) ip: string | null;
  @Field(() => String, { nullable: true }) requestId: string | null;
  @Field(() => [AuditChange]) changes: AuditChange[];
  @Field(() => [AuditNote]) notes: AuditNote[];
}

@ObjectType()
export class AuditPage extends Page(AuditEntry) {}

@ObjectType({ description: "What the trail can be filtered by." })
export class AuditFacets {
  @Field(() => [String]) actions: readonly string[];
  @Field(() => [String]) entities: readonly string[];
}

@ArgsType()
export class AuditArgs {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: AUDIT_PER_PAGE }) pageSize: number;
  @Field(() => ID, { nullable: true }) actorId?: string | null;
  @Field(() => String, { nullable: true }) action?: string | null;
  @Field(() => String, { nullable: true }) entity?: string | null;
  @Field(() => String, { nullable: true }) entityId?: string | null;
  @Field(() => DateTime, { nullable: true, description: "From this instant on." }) since?: unknown;
  @Field(() => DateTime, { nullable: true, description: "Before this instant." }) until?: unknown;
}
