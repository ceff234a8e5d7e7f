import type { Lang } from "../../../domain/errors/client-errors";
import { ACTION_LABELS, ENTITY_LABELS } from "../../../domain/audit.text";
import { labelOf } from "../../kit/i18n/label-of";

/** The label of an entity beside the label of an action; empty if the action names it, as in "Shift opened". */
export function entityLabel(action: string, entity: string, lang: Lang): string {
  const label = labelOf(ENTITY_LABELS, entity, lang);
  return labelOf(ACTION_LABELS, action, lang).toLowerCase().includes(label.toLowerCase()) ? "" : label;
}
