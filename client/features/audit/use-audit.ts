import { useQuery } from "@apollo/client/react";
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from "../../../domain/audit";
import { isDay, PRESETS } from "../../../domain/time/business-calendar";
import { isUuid } from "../../../domain/ids";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import type { AuditEntity } from "../../kit/transport/schema.generated";
import { AuditScreenDocument } from "./audit.generated";
import { useText } from "../../kit/i18n/i18n";
import { startOfDay } from "../../kit/i18n/tehran";
import { auditText } from "./audit.text";

const OPTIONS = {
  // Always newest first: the log is chronological.
  sorts: [],
  filters: {
    action: AUDIT_ACTIONS,
    entity: AUDIT_ENTITIES,
    actor: isUuid,
    record: (id: string) => id.length <= 100,
    from: isDay,
    to: isDay,
    preset: PRESETS,
  },
};

const entityOf = (value: string): AuditEntity | undefined =>
  AUDIT_ENTITIES.some((known) => known === value) ? (value.toUpperCase() as AuditEntity) : undefined;

/** The page of the audit log in the URL; the previous page stays visible while it loads. */
export function useAudit() {
  const t = useText(auditText);
  const grid = useGrid(OPTIONS);
  const { action, entity, actor, record, from, to } = grid.filters;
  const filters = {
    action: AUDIT_ACTIONS.find((known) => known === action),
    entity: entityOf(entity),
    actorId: actor || undefined,
    entityId: record || undefined,
    since: from ? startOfDay(from) : undefined,
    until: to ? startOfDay(to, true) : undefined,
  };
  const { data, ...state } = queryState(
    useQuery(AuditScreenDocument, { variables: { ...filters, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    page: data?.auditLog,
    ...state,
  };
}

export type AuditGrid = ReturnType<typeof useAudit>["grid"];
