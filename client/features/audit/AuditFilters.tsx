import type { ReactNode } from "react";
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from "../../../domain/audit";
import { Filters } from "../../kit/grid/Filters";
import type { AuditScreen_EntryFragment as Entry } from "./audit.generated";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { SavedViews } from "../saved-views/SavedViews";
import { auditText } from "./audit.text";
import type { AuditGrid } from "./use-audit";
import { useAuditLabels } from "./audit-labels";

/** The filters of the audit log. `sample` is one of the entries, for the names of the selected user and record. */
export function AuditFilters({
  grid,
  sample,
  children,
}: {
  grid: AuditGrid;
  sample: Entry | undefined;
  children: ReactNode;
}) {
  const t = useText(auditText);
  const shared = useText(sharedText);
  const labels = useAuditLabels();
  const { actor, record } = grid.filters;
  const actorName = sample?.actorId === actor ? sample.actorName : null;
  const recordName = sample?.entityId === record ? sample.subject : null;
  return (
    <Filters
      grid={grid}
      fields={[
        {
          kind: "choice",
          filter: "action",
          label: t("actionFilter"),
          all: t("allActions"),
          options: AUDIT_ACTIONS.map((action) => ({ value: action, label: labels.action(action) })),
        },
        {
          kind: "choice",
          filter: "entity",
          label: t("entityFilter"),
          all: t("allEntities"),
          options: AUDIT_ENTITIES.map((entity) => ({ value: entity, label: labels.entity(entity) })),
        },
        {
          kind: "range",
          from: "from",
          to: "to",
          preset: "preset",
          label: t("when"),
          labels: { from: shared("from"), to: shared("to") },
        },
        { kind: "fixed", filter: "actor", label: t("actor"), value: actorName ?? labels.record(actor) },
        { kind: "fixed", filter: "record", label: t("record"), value: recordName ?? labels.record(record) },
      ]}
    >
      <SavedViews screen="AUDIT" />
      {children}
    </Filters>
  );
}
