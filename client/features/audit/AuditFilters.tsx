import { chakra, Flex } from "@chakra-ui/react";
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from "../../../domain/audit";
import { Chip } from "../../kit/grid/Chip";
import { Filters } from "../../kit/grid/Filters";
import { RangeFilter } from "../../kit/grid/RangeFilter";
import type { AuditScreen_EntryFragment as Entry } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { auditText } from "./audit.text";
import type { AuditGrid } from "./use-audit";
import { shortId, useAuditLabels } from "./audit-labels";

/** The selected period in the user's calendar: a date field shows the browser's calendar. */
function Span({ from, to }: { from: string; to: string }) {
  const t = useText(auditText);
  const { day } = useFormats();
  const label =
    from && to
      ? t("between", { from: day(from), to: day(to) })
      : from
        ? t("since", { from: day(from) })
        : t("until", { to: day(to) });
  return (
    <chakra.p role="status" fontSize="sm" color="fg.muted">
      {label}
    </chakra.p>
  );
}

/** The filters of the audit log. `sample` is one of the entries, for the names of the selected user and record. */
export function AuditFilters({ grid, sample }: { grid: AuditGrid; sample: Entry | undefined }) {
  const t = useText(auditText);
  const shared = useText(sharedText);
  const labels = useAuditLabels();
  const { actor, record, from, to } = grid.filters;
  const actorName = sample?.actorId === actor ? sample.actorName : null;
  const recordName = sample?.entityId === record ? sample.subject : null;
  const isNarrowed = Boolean(actor || record || from || to);
  return (
    <>
      <Filters
        grid={grid}
        choices={[
          {
            filter: "action",
            label: t("actionFilter"),
            all: t("allActions"),
            options: AUDIT_ACTIONS.map((action) => ({ value: action, label: labels.action(action) })),
          },
          {
            filter: "entity",
            label: t("entityFilter"),
            all: t("allEntities"),
            options: AUDIT_ENTITIES.map((entity) => ({ value: entity, label: labels.entity(entity) })),
          },
        ]}
      >
        <RangeFilter
          from={from}
          to={to}
          labels={{ from: shared("from"), to: shared("to") }}
          onChange={(change) => grid.setFilters(change)}
        />
      </Filters>
      {isNarrowed && (
        <Flex mb="4" gap="3" wrap="wrap" align="center">
          {actor && (
            <Chip label={t("actor")} remove={t("removeActor")} onRemove={() => grid.setFilter("actor", "")}>
              {actorName ?? shortId(actor)}
            </Chip>
          )}
          {record && (
            <Chip label={t("record")} remove={t("removeRecord")} onRemove={() => grid.setFilter("record", "")}>
              {recordName ?? shortId(record)}
            </Chip>
          )}
          {(from || to) && <Span from={from} to={to} />}
        </Flex>
      )}
    </>
  );
}
