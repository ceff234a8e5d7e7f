import { KEY_STATE_LABELS } from "./api-keys.text";
import { ACTION_LABELS, ENTITY_LABELS } from "./audit.text";
import { CODE_STATUS_LABELS } from "./codes.text";
import { DRAW_MODE_LABELS, STATE_LABELS } from "./draws/draw.text";
import type { Lang } from "./errors/error-catalogue";
import { EVENT_MODE_LABELS } from "./events.text";
import { IMPORT_STATUS_LABELS } from "./import-status.text";
import { AREA_LABELS, ROLE_LABELS } from "./labels.text";
import { DIMENSION_LABELS } from "./reports.text";
import { VIEW_SCREEN_LABELS } from "./saved-views.text";
import { SIGN_IN_FAILURE_LABELS } from "./sign-in-failures.text";
import { WATCH_RULE_LABELS } from "./watch-rules.text";
import { WATCH_STATE_LABELS } from "./watch.text";

type Labels = Readonly<Record<string, Record<Lang, string>>>;

/** Labels of the values of enums, by the field of an audit entry. */
const VALUE_LABELS: Readonly<Record<string, Labels>> = {
  action: ACTION_LABELS,
  area: AREA_LABELS,
  entity: ENTITY_LABELS,
  groupBy: DIMENSION_LABELS,
  mode: { ...EVENT_MODE_LABELS, ...DRAW_MODE_LABELS },
  reason: SIGN_IN_FAILURE_LABELS,
  role: ROLE_LABELS,
  rule: WATCH_RULE_LABELS,
  screen: VIEW_SCREEN_LABELS,
  state: { ...KEY_STATE_LABELS, ...WATCH_STATE_LABELS, ...STATE_LABELS },
  status: { ...CODE_STATUS_LABELS, ...IMPORT_STATUS_LABELS },
  type: { ...VIEW_SCREEN_LABELS, points: ENTITY_LABELS.points },
  was: CODE_STATUS_LABELS,
};

/** Returns the label of a value in an audit entry; undefined for texts of users and for numbers. */
export function valueLabel(field: string, value: string, lang: Lang): string | undefined {
  const labels = Object.hasOwn(VALUE_LABELS, field) ? VALUE_LABELS[field] : undefined;
  return labels && Object.hasOwn(labels, value) ? labels[value]?.[lang] : undefined;
}
