import { useLang } from "../../kit/i18n/i18n";
import { entityLabel, type LabelledEntry } from "../../kit/record/entity-label";

/** The label of an entity in a line of activity. */
export function EntityLabel({ entry }: { entry: LabelledEntry }) {
  const label = entityLabel(entry, useLang());
  return label && <span>{label}</span>;
}
