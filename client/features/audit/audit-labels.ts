import { useMemo } from "react";
import { FIELD_LABELS, TEXT_LABELS } from "../../../domain/audit-fields.text";
import { isUuid } from "../../../domain/ids";
import { ROLES, type Role } from "../../../domain/permissions";
import { ACTION_LABELS, ENTITY_LABELS } from "../../../domain/audit.text";
import { valueLabel } from "../../../domain/audit-values";
import { ROLE_LABELS } from "../../../domain/labels.text";
import type { Lang } from "../../../domain/errors/client-errors";
import { deviceName } from "../../kit/record/device-name";
import { useFormats, type Formats } from "../../kit/i18n/format";
import { useLang, useText, type Translate } from "../../kit/i18n/i18n";
import { auditText } from "./audit.text";

type Labels = Readonly<Record<string, Record<Lang, string>>>;

/** The label of a key; the key itself if it has none. */
const labelIn = (labels: Labels, key: string, lang: Lang): string =>
  Object.hasOwn(labels, key) ? (labels[key]?.[lang] ?? key) : key;

/** A field of a text in two languages: `mallFa`, `name_en`. */
const IN_LANGUAGE = /^(\w+?)_?(Fa|En|fa|en)$/;

/** The label of a field; a field of a text in two languages has the label of the text with the language. */
function fieldLabel(field: string, lang: Lang, t: Translate<typeof auditText.en>): string {
  const [, text = "", suffix = ""] = IN_LANGUAGE.exec(field) ?? [];
  if (!Object.hasOwn(TEXT_LABELS, text)) return labelIn(FIELD_LABELS, field, lang);
  return `${labelIn(TEXT_LABELS, text, lang)} (${t(suffix.toLowerCase() === "fa" ? "inFa" : "inEn")})`;
}

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Fields whose numbers are counted or compared; those of others may be a receipt's number or a phone. */
const COUNTS = new Set([
  "points",
  "codes",
  "receipts",
  "rows",
  "sessions",
  "storeType",
  "added",
  "updated",
  "failed",
  "imported",
  "voids",
  "owners",
  "reserves",
  "place",
  "promoted",
  "days",
  "expiresInDays",
  "recoveryCodesLeft",
  "threshold",
  "periodMinutes",
  "codesPerPerson",
  "bonusMultiplier",
  "minPoints",
]);

/** Formats the number of a field; only the field's name tells whether it is an amount of money. */
function numberOf(field: string, text: string, { number, toman }: Formats): string | null {
  if (!/^-?\d{1,15}$/.test(text)) return null;
  if (field === "amount") return toman(Number(text));
  return COUNTS.has(field) ? number(Number(text)) : null;
}

function valueOf(
  { lang, t, formats }: { lang: Lang; t: Translate<typeof auditText.en>; formats: Formats },
  field: string,
  text: string | null,
): string {
  if (text === null || text === "") return t("nothing");
  if (field === "deviceId") return deviceName(text);
  if (text === "true" || text === "false") return t(text === "true" ? "yes" : "no");
  return valueLabel(field, text, lang) ?? numberOf(field, text, formats) ?? text;
}

/** The labels of the audit log in the current language. */
export function useAuditLabels() {
  const t = useText(auditText);
  const lang = useLang();
  const formats = useFormats();
  return useMemo(
    () => ({
      action: (action: string) => labelIn(ACTION_LABELS, action, lang),
      entity: (entity: string) => labelIn(ENTITY_LABELS, entity, lang),
      /** The name of a record that has only an id: a flag's key is one, a UUID is not. */
      record: (id: string) => (isUuid(id) ? t("unnamed") : id),
      field: (field: string) => fieldLabel(field, lang, t),
      role: (role: string) => (isRole(role) ? ROLE_LABELS[role][lang] : role === "key" ? t("key") : role),
      value: (field: string, text: string | null) => valueOf({ lang, t, formats }, field, text),
    }),
    [lang, t, formats],
  );
}
