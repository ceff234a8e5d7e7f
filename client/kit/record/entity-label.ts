import type { Lang } from "../../../domain/errors/client-errors";
import { ACTION_LABELS, ENTITY_LABELS, UNNAMED_LABEL } from "../../../domain/audit.text";
import { labelOf } from "../i18n/label-of";

export type LabelledEntry = Readonly<{ action: string; entity: string; subject: string | null }>;

/**
 * The label of an entity between the label of an action and the name of the record. Empty if one of these names it, as
 * in "Shift opened" or "Exported Revenue report".
 */
export function entityLabel({ action, entity, subject }: LabelledEntry, lang: Lang): string {
  const label = labelOf(ENTITY_LABELS, entity, lang);
  const others = `${labelOf(ACTION_LABELS, action, lang)}\n${subject ?? ""}`;
  return others.toLowerCase().includes(label.toLowerCase()) ? "" : label;
}

/** The name of an entry's record; null if the entry has no record with a name. */
export const subjectName = (
  { entity, entityId, subject }: Pick<LabelledEntry, "entity" | "subject"> & Readonly<{ entityId: string | null }>,
  lang: Lang,
): string | null => subject ?? (entity === "customer" && entityId !== null ? UNNAMED_LABEL[lang] : null);
