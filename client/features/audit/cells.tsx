import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { AuditScreen_EntryFragment as Entry } from "./audit.generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { auditText } from "./audit.text";
import { useAuditLabels } from "./audit-labels";
import { ChangeList } from "./ChangeList";
import { entityLabel } from "../../kit/record/entity-label";

const DESTRUCTIVE = new Set(["DELETE", "VOID", "RETURN", "ERASE", "REVOKE"]);

/** A name in a row; a click filters the list by it. */
function FilterButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="plain"
      px="0"
      minH="6"
      color="fg"
      fontWeight="500"
      textDecorationColor="border.control"
      _hover={{ color: "accent.fg", textDecorationColor: "currentcolor" }}
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      flexShrink="1"
      minW="0"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

export function RecordCell({ entry, onFilter }: { entry: Entry; onFilter: () => void }) {
  const t = useText(auditText);
  const lang = useLang();
  const labels = useAuditLabels();
  const { action, entity, entityId } = entry;
  const name = entry.subject ?? (entityId === null ? null : labels.record(entityId));
  return (
    <Box minW="0" fontWeight="400">
      <Flex align="center" gap="2" wrap="wrap">
        <Badge colorPalette={DESTRUCTIVE.has(action) ? "danger" : action === "CREATE" ? "accent" : "neutral"}>
          {labels.action(action)}
        </Badge>
        <chakra.span fontWeight="600">{entityLabel({ action, entity, subject: null }, lang)}</chakra.span>
      </Flex>
      {name !== null && (
        <FilterButton label={t("onlyRecord", { name: nameIn(lang, name) })} onClick={onFilter}>
          <bdi>{name}</bdi>
        </FilterButton>
      )}
    </Box>
  );
}

export function ActorCell({ entry, onNarrow }: { entry: Entry; onNarrow: () => void }) {
  const t = useText(auditText);
  const lang = useLang();
  const labels = useAuditLabels();
  const { actorId, actorRole } = entry;
  if (actorId === null) return <chakra.span color="fg.muted">{t("system")}</chakra.span>;
  const name = entry.actorName ?? labels.record(actorId);
  return (
    <Flex
      direction={{ base: "row-reverse", md: "column" }}
      align={{ base: "center", md: "flex-start" }}
      gap={{ base: "2", md: "0" }}
      minW={{ base: "0", md: "5.5rem" }}
    >
      <FilterButton label={t("onlyActor", { name: nameIn(lang, name) })} onClick={onNarrow}>
        <bdi>{name}</bdi>
      </FilterButton>
      {actorRole !== null && (
        <chakra.span fontSize="sm" color="fg.muted">
          {labels.role(actorRole)}
        </chakra.span>
      )}
    </Flex>
  );
}

/** Old and new values, then the notes; notes that repeat the subject are omitted. Null if there is nothing to show. */
export function changesCell(entry: Entry): ReactNode {
  const notes = entry.notes?.filter(({ value }) => value !== entry.subject) ?? [];
  return entry.changes?.length || notes.length > 0 ? <ChangeList changes={entry.changes ?? []} notes={notes} /> : null;
}
