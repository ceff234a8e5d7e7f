import { chakra } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import type { AuditScreen_EntryFragment as Entry } from "./audit.generated";
import { useAuditLabels } from "./audit-labels";
import { auditText } from "./audit.text";

const Line = chakra("li", { base: { overflowWrap: "anywhere", py: "0.5" } });
const Field = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });
// The strikethrough extends beyond the text: over a single digit it would look like part of it.
const Old = chakra("del", { base: { color: "fg.muted", px: "0.5", "&.none": { textDecoration: "none" } } });
const New = chakra("ins", { base: { textDecoration: "none", fontWeight: "600" } });

interface Props {
  changes: NonNullable<Entry["changes"]>;
  notes?: NonNullable<Entry["notes"]>;
}

/** Old and new values by field, then the notes. */
export function ChangeList({ changes, notes = [] }: Props) {
  const t = useText(auditText);
  const labels = useAuditLabels();
  return (
    <chakra.ul listStyleType="none" minW="0">
      {changes.map(({ field, before, after }) => (
        <Line key={field}>
          <Field>{`${labels.field(field)}: `}</Field>
          <Old className={before === null || before === "" ? "none" : undefined}>
            <chakra.span srOnly>{`${t("was")} `}</chakra.span>
            <bdi>{labels.value(field, before)}</bdi>
          </Old>
          <chakra.span px="1.5" color="fg.muted" aria-hidden display="inline-block" _rtl={{ transform: "scaleX(-1)" }}>
            →
          </chakra.span>
          <New>
            <chakra.span srOnly>{`${t("now")} `}</chakra.span>
            <bdi>{labels.value(field, after)}</bdi>
          </New>
        </Line>
      ))}
      {notes.length > 0 && (
        <Line>
          {notes.map(({ name, value }, index) => (
            <chakra.span key={name}>
              {index > 0 && <Field aria-hidden>{" · "}</Field>}
              <Field>{`${labels.field(name)}: `}</Field>
              <bdi>{labels.value(name, value)}</bdi>
            </chakra.span>
          ))}
        </Line>
      )}
    </chakra.ul>
  );
}
