import { Box, chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { ACTION_LABELS, ipLabel } from "../../../domain/audit.text";
import { Empty, LoadFailed, Loading } from "../../kit/feedback/States";
import { Pager } from "../../kit/grid/Pager";
import { queryState } from "../../kit/graphql/query-state";
import { UserActivityDocument, type ActivityList_ActivityFragment as Activity } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { labelOf } from "../../kit/i18n/label-of";
import { activityText } from "./activity.text";
import { EntityLabel } from "./EntityLabel";
import { subjectName } from "../../kit/record/entity-label";

/** Actions on the account itself: the entry needs no entity label. */
const ACCOUNT_ACTIONS = new Set([
  "LOGIN",
  "LOGOUT",
  "CHANGE_PASSWORD",
  "RESET_PASSWORD",
  "ENROL_SECOND_FACTOR",
  "DISABLE_SECOND_FACTOR",
  "RESET_SECOND_FACTOR",
  "RENEW_RECOVERY_CODES",
  "USE_RECOVERY_CODE",
  "END_SESSIONS",
]);

function Entry({ activity, own }: { activity: Activity; own: string | undefined }) {
  const t = useText(activityText);
  const lang = useLang();
  const { date } = useFormats();
  const { at, actorName, action, ip } = activity;
  const name = subjectName(activity, lang);
  const isAccountAction = ACCOUNT_ACTIONS.has(action);
  const by = actorName !== own && t("by", { who: nameIn(lang, actorName ?? t("system")) });
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="2" align="baseline" wrap="wrap">
        <chakra.span fontWeight="600">{labelOf(ACTION_LABELS, action, lang)}</chakra.span>
        {!isAccountAction && <EntityLabel entry={activity} />}
        {!isAccountAction && name !== null && <bdi>{name}</bdi>}
        {by && <chakra.span>{by}</chakra.span>}
      </Flex>
      <Flex gap="1" columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted">
        <time dateTime={at}>{date(at)}</time>
        {ip !== null && <bdi>{ipLabel(ip, lang)}</bdi>}
      </Flex>
    </Box>
  );
}

interface Props {
  /** A user id, or `me`. */
  userId: string;
  /** The name of the user; entries of other users show their name. */
  name: string | undefined;
  label: string;
  /** The message if the entries could not be loaded. */
  failed: string;
}

/** Entries by and about a user, newest first, with paging. */
export function ActivityList({ userId, name, label, failed }: Props) {
  const t = useText(activityText);
  const [page, setPage] = useState(1);
  const top = useRef<HTMLOListElement>(null);
  const { data, problem, busy, reload } = queryState(
    useQuery(UserActivityDocument, { variables: { id: userId, page } }),
    failed,
  );
  const entries = data?.userActivity;
  if (!entries && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
  if (!entries) return <Loading rows={5} height="3rem" />;
  if (entries.totalItems === 0) return <Empty>{t("none")}</Empty>;
  const turnPage = (next: number) => {
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
        aria-busy={busy}
        listStyleType="none"
        opacity={busy && entries.page !== page ? 0.6 : 1}
      >
        {entries.items.map((activity) => (
          <Entry key={activity.id} activity={activity} own={name} />
        ))}
      </chakra.ol>
      <Pager
        current={page}
        pages={entries.totalPages}
        total={entries.totalItems}
        isCapped={entries.isTotalCapped}
        withEnds={false}
        label={undefined}
        onPage={turnPage}
      />
    </>
  );
}
