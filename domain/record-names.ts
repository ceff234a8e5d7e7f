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

/** Returns the name of a flag, rule, report or table from the id in an audit entry; undefined for other records. */
export function recordName(entity: string, id: string | null, lang: Lang): string | undefined {
  const names: Labels = NAMES[entity as AuditEntity] ?? TABLE_LABELS;
  return id !== null && Object.hasOwn(names, id) ? names[id]?.[lang] : undefined;
}
