import { Box, chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { useQuery } from "@apollo/client/react";
import { Suspense, useState } from "react";
import { ACTION_LABELS } from "../../../domain/audit.text";
import { MAX_TIMELINE_LIMIT, TIMELINE_LIMIT } from "../../../domain/timeline";
import { Empty, LoadFailed, Loading } from "../../kit/feedback/States";
import { Panel } from "../../kit/figures/Panel";
import { queryState } from "../../kit/graphql/query-state";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { labelOf } from "../../kit/i18n/label-of";
import { lazyComponent } from "../../kit/page/lazy-component";
import { allows, useSession } from "../../kit/session/session";
import { TimelineDocument, type TimelineQuery, type TimelineQueryVariables } from "./activity.generated";
import { activityText } from "./activity.text";
import { EntityLabel } from "./EntityLabel";
import { subjectName } from "../../kit/record/entity-label";
import { RecordName } from "./RecordName";

const ChangeList = lazyComponent(() => import("../audit/ChangeList"), "ChangeList");

type TimelineEntry = TimelineQuery["timeline"]["items"][number];

function Entry({ entry, ofRecord }: { entry: TimelineEntry; ofRecord: boolean }) {
  const t = useText(activityText);
  const lang = useLang();
  const { date, number } = useFormats();
  const { at, actorName, action, entity, entityId, points, changes } = entry;
  const name = subjectName(entry, lang);
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex columnGap="2" align="baseline" wrap="wrap">
        <chakra.span fontWeight="600">{labelOf(ACTION_LABELS, action, lang)}</chakra.span>
        {!ofRecord && <EntityLabel entry={entry} />}
        {!ofRecord && name !== null && <RecordName entity={entity} id={entityId} name={name} />}
        {points !== null && points !== 0 && (
          <chakra.span color={points > 0 ? "gold.fg" : "fg.muted"}>
            {t(points > 0 ? "gained" : "lost", { count: Math.abs(points), points: number(Math.abs(points)) })}
          </chakra.span>
        )}
      </Flex>
      {changes !== null && changes.length > 0 && (
        <Suspense>
          <ChangeList changes={changes} />
        </Suspense>
      )}
      <Flex columnGap="3" wrap="wrap" fontSize="sm" color="fg.muted">
        <time dateTime={at}>{date(at)}</time>
        {actorName !== null && <span>{t("by", { who: nameIn(lang, actorName) })}</span>}
      </Flex>
    </Box>
  );
}

type Props = Omit<TimelineQueryVariables, "limit">;

function Entries({ record, id }: Props) {
  const t = useText(activityText);
  const [limit, setLimit] = useState(TIMELINE_LIMIT);
  const { data, problem, busy, reload } = queryState(
    useQuery(TimelineDocument, { variables: { record, id, limit } }),
    t("timelineFailed"),
  );
  const timeline = data?.timeline;
  if (!timeline && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
  if (!timeline) return <Loading rows={5} height="3rem" />;
  if (timeline.items.length === 0) return <Empty>{t("none")}</Empty>;
  return (
    <>
      <chakra.ol aria-label={t("timeline")} aria-busy={busy} listStyleType="none">
        {timeline.items.map((entry) => (
          <Entry key={entry.id} entry={entry} ofRecord={entry.entity === record.toLowerCase()} />
        ))}
      </chakra.ol>
      {timeline.hasMore && limit < MAX_TIMELINE_LIMIT && (
        <BusyButton variant="outline" size="sm" mt="3" busy={busy} onClick={() => setLimit(limit + TIMELINE_LIMIT)}>
          {t("more")}
        </BusyButton>
      )}
    </>
  );
}

/** What happened to a record, newest first. Empty for users who may not read it. */
export function Timeline(record: Props) {
  const t = useText(activityText);
  if (!allows(useSession(), "timeline:read")) return null;
  return (
    <Panel title={t("timeline")}>
      <Entries {...record} />
    </Panel>
  );
}
