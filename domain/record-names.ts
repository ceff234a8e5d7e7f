import type { AuditEntity } from "./audit";
import { TABLE_LABELS } from "./data-tables.text";
import type { Lang } from "./errors/error-catalogue";
import { FLAG_LABELS } from "./flags.text";
import { CUSTOM_REPORT_LABEL, REPORT_LABELS } from "./report-export.text";
import { WATCH_RULE_LABELS } from "./watch-rules.text";

type Labels = Readonly<Record<string, Record<Lang, string>>>;

/** Names of records whose id is a name. Other entities have a name as id only in the export of a table. */
const NAMES: Partial<Record<AuditEntity, Labels>> = {
  feature_flag: FLAG_LABELS,
  watch_rule: WATCH_RULE_LABELS,
  report: { ...REPORT_LABELS, custom: CUSTOM_REPORT_LABEL },
};

interface RecordOfEntry {
  entity: string;
  entityId: string | null;
  /** The name as the database stores it; the rule of a case. */
  subject: string | null;
}

/** Returns the name of an audit entry's record; null if it has none. */
export function recordName({ entity, entityId, subject }: RecordOfEntry, lang: Lang): string | null {
  const isCase = entity === ("watch_case" satisfies AuditEntity);
  const labels: Labels = isCase ? WATCH_RULE_LABELS : (NAMES[entity as AuditEntity] ?? TABLE_LABELS);
  const key = isCase ? subject : entityId;
  return (key !== null && Object.hasOwn(labels, key) ? labels[key]?.[lang] : undefined) ?? subject;
}
