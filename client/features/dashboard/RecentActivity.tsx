import { chakra, Flex } from "@chakra-ui/react";
import { ROLES } from "../../../domain/permissions";
import { DASHBOARD_ACTIVITIES } from "../../../domain/reports";
import { ACTION_LABELS } from "../../../domain/audit.text";
import { ROLE_LABELS } from "../../../domain/labels.text";
import { Empty } from "../../kit/feedback/States";
import { Panel, Part } from "../../kit/figures/Panel";
import type { QueryState } from "../../kit/graphql/query-state";
import type { DashboardActivityQuery } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { labelOf } from "../../kit/i18n/label-of";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { EntityLabel } from "../activity/EntityLabel";
import { subjectName } from "../../kit/record/entity-label";
import { RecordName } from "../activity/RecordName";
import { dashboardText } from "./dashboard.text";

const List = chakra("ol", {
  base: {
    listStyleType: "none",
    "& li": { minH: "3.75rem", py: "2.5", borderTopWidth: "1px", _first: { borderTopWidth: "0" } },
    "& .bar": { display: "block", bg: "bg.emphasized", borderRadius: "sm", animation: "pulse", h: "3", my: "1.5" },
  },
});

/** The label of the actor: a role, an API key or the system. */
function useActor() {
  const t = useText(dashboardText);
  const lang = useLang();
  return (actorRole: string | null) => {
    const role = ROLES.find((name) => name === actorRole);
    if (role) return ROLE_LABELS[role][lang];
    return actorRole === null ? t("system") : actorRole === "key" ? t("key") : actorRole;
  };
}

function Entries({ entries }: { entries: DashboardActivityQuery["recentActivity"] }) {
  const t = useText(dashboardText);
  const lang = useLang();
  const { date } = useFormats();
  const actor = useActor();
  return (
    <List aria-label={t("activity")}>
      {entries.map((entry) => {
        const name = subjectName(entry, lang);
        return (
          <li key={entry.id}>
            <Flex gap="2" align="baseline" wrap="wrap" lineHeight="1.4">
              <chakra.span fontWeight="600">{labelOf(ACTION_LABELS, entry.action, lang)}</chakra.span>
              <EntityLabel entry={entry} />
              {name !== null && <RecordName entity={entry.entity} id={entry.entityId} name={name} />}
            </Flex>
            <Flex columnGap="3" justify="space-between" wrap="wrap" fontSize="sm" color="fg.muted" lineHeight="1.4">
              <span>{actor(entry.actorRole)}</span>
              <time dateTime={entry.at}>{date(entry.at)}</time>
            </Flex>
          </li>
        );
      })}
    </List>
  );
}

const Placeholder = () => (
  <List aria-hidden>
    {Array.from({ length: DASHBOARD_ACTIVITIES }, (_, line) => (
      <li key={line}>
        <chakra.span className="bar" w="60%" />
        <chakra.span className="bar" w="85%" />
      </li>
    ))}
  </List>
);

/** The newest audit entries. */
export function RecentActivity({ part }: { part: QueryState<DashboardActivityQuery> }) {
  const t = useText(dashboardText);
  const mayReadReceipts = allows(useSession(), "receipts:read");
  return (
    <Panel
      title={t("activity")}
      action={mayReadReceipts && <TextLink to="/admin/receipts">{t("allReceipts")}</TextLink>}
    >
      <Part part={part} waiting={<Placeholder />}>
        {({ recentActivity }) =>
          recentActivity.length === 0 ? <Empty>{t("noActivity")}</Empty> : <Entries entries={recentActivity} />
        }
      </Part>
    </Panel>
  );
}
