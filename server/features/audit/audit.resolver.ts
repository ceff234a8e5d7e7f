import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from "../../../domain/audit";
import type { Permission } from "../../../domain/permissions";
import { recordName } from "../../../domain/record-names";
import type { Ctx as Context } from "../../kit/context";
import { listAudit } from "./audit.service";
import { AuditArgs, AuditEntry, AuditFacets, AuditPage } from "./audit.types";

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Authorized<Permission>("audit:read")
  @Query(() => AuditPage)
  auditLog(@Ctx() ctx: Context, @Args(() => AuditArgs) args: AuditArgs): Promise<AuditPage> {
    return listAudit(ctx, args);
  }

  @Authorized<Permission>("audit:read")
  @Query(() => AuditFacets)
  auditFacets(): AuditFacets {
    return { actions: AUDIT_ACTIONS, entities: AUDIT_ENTITIES };
  }

  @FieldResolver(() => String, { nullable: true })
  subject(@Root() entry: AuditEntry, @Ctx() { lang }: Context): string | null {
    return recordName(entry, lang);
  }
}
