import { Box, chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { Empty, LoadFailed, Loading } from "../feedback/States";
import { Pager } from "../grid/Pager";
import { refusalOf } from "../graphql/client";
import { UserActivityDocument, type ActivityList_ActivityFragment as Activity } from "../graphql/generated";
import { saidOr } from "../graphql/refusal";
import { nameIn, useFormats } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { ACTION_WORDS, activityText, ENTITY_WORDS, WHOLE_WORDS } from "./activity.text";

const ID_SHOWN = 8;

/** A code of the trail that has no words yet: some_thing -> some thing. */
const readable = (code: string): string => code.toLowerCase().replace(/_+/g, " ");

/** What a line says was done, such as "Changed: store" or "Signed in". */
function useWhat(): (activity: Activity) => string {
  const t = useText(activityText);
  const lang = useLang();
  return ({ action, entity }) =>
    WHOLE_WORDS[action]?.[lang] ??
    t("about", {
      action: ACTION_WORDS[action]?.[lang] ?? readable(action),
      thing: ENTITY_WORDS[entity]?.[lang] ?? readable(entity),
    });
}

function Line({ activity, own }: { activity: Activity; own: string | undefined }) {
  const t = useText(activityText);
  const lang = useLang();
  const { date } = useFormats();
  const what = useWhat()(activity);
  const { at, actorName, action, entityId, ip } = activity;
  const by = actorName !== own && t("by", { who: nameIn(lang, actorName ?? t("system")) });
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="2" align="baseline" wrap="wrap">
        <chakra.span fontWeight="600">{what}</chakra.span>
        {entityId !== null && !(action in WHOLE_WORDS) && (
          <chakra.bdi dir="ltr" fontFamily="mono" fontSize="sm" color="fg.muted">
            {entityId.slice(0, ID_SHOWN)}
          </chakra.bdi>
        )}
        {by && <chakra.span>{by}</chakra.span>}
      </Flex>
      <Flex gap="1" columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted">
        <time dateTime={at}>{date(at)}</time>
        {ip !== null && <bdi dir="ltr">{ip}</bdi>}
      </Flex>
    </Box>
  );
}

interface Props {
  /** The account, or `me`. */
  userId: string;
  /** Its name: lines of others say who did it. */
  name: string | undefined;
  label: string;
  /** What to say where nothing came back. */
  failed: string;
}

/** What an account did and what was done to it, newest first, a page at a time. */
export function ActivityList({ userId, name, label, failed }: Props) {
  const t = useText(activityText);
  const [page, setPage] = useState(1);
  const top = useRef<HTMLOListElement>(null);
  const { data, previousData, error, loading, refetch } = useQuery(UserActivityDocument, {
    variables: { id: userId, page },
  });
  const shown = (data ?? (error ? undefined : previousData))?.userActivity;
  if (!shown && error)
    return (
      <LoadFailed
        message={saidOr(refusalOf(error), failed)}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!shown) return <Loading rows={5} height="3rem" />;
  if (shown.totalItems === 0) return <Empty>{t("none")}</Empty>;
  const turn = (next: number) => {
    setPage(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <chakra.ol
        ref={top}
        tabIndex={-1}
        outline="none"
        aria-label={label}
        aria-busy={loading}
        listStyleType="none"
        opacity={loading && shown.page !== page ? 0.6 : 1}
      >
        {shown.items.map((activity) => (
          <Line key={activity.id} activity={activity} own={name} />
        ))}
      </chakra.ol>
      <Pager current={page} pages={shown.totalPages} total={shown.totalItems} onTurn={turn} />
    </>
  );
}
