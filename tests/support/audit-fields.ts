import { FIELD_LABELS, TEXT_LABELS } from "../../domain/audit-fields.text";
import type { TestApp } from "./app";

/** Returns the names of fields and notes in the audit log for which the screen has no label. */
export async function unlabelledAuditFields(app: TestApp): Promise<string[]> {
  const found = await app.sql<{ name: string }>(
    `select distinct n.name from (
       select jsonb_object_keys(a.details) as name from audit_log a
       union select jsonb_object_keys(a.details->'changes') from audit_log a where jsonb_typeof(a.details->'changes') = 'object'
     ) n where n.name <> 'changes' order by 1`,
  );
  const isLabelled = (name: string) =>
    Object.hasOwn(FIELD_LABELS, name) || Object.hasOwn(TEXT_LABELS, name.replace(/_?(Fa|En|fa|en)$/, ""));
  return found.map(({ name }) => name).filter((name) => !isLabelled(name));
}
