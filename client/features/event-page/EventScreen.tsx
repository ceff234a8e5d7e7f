import { Button } from "@chakra-ui/react";
import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import type { Permission } from "../../../domain/permissions";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { toastDone } from "../../kit/feedback/toast";
import { Tabs } from "../../kit/form/Tabs";
import { OneEventDocument, type OneEventQuery } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { allows, useSession } from "../../kit/session/session";
import { TimelineDocument } from "../activity/activity.generated";
import { eventListText } from "../event-list/event-list.text";
import { ActiveBadge } from "../events/EventBadges";
import { EventTab, type TabName } from "./EventTab";
import { eventPageText } from "./event-page.text";

const DeleteEventDialog = lazy(async () => ({
  default: (await import("../event-list/DeleteEventDialog")).DeleteEventDialog,
}));
const EventModal = lazy(async () => ({ default: (await import("../event-list/EventModal")).EventModal }));

/** The tabs by the permission that opens them, in their order. */
const TABS: Record<TabName, Permission> = {
  overview: "events:read",
  codes: "event-codes:read",
  campaigns: "campaigns:read",
  participants: "participants:read",
  desk: "events:read",
  draws: "draws:read",
};

interface ActionsProps {
  event: OneEventQuery["event"];
  onChanged: () => void;
}

function Actions({ event, onChanged }: ActionsProps) {
  const t = useText(eventListText);
  const session = useSession();
  const { open, opening, show, close } = useFormModal<null>();
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  const saved = () => {
    toastDone(t("updated"));
    close();
    onChanged();
  };
  return (
    <>
      {allows(session, "events:delete") && (
        <Button variant="outline" color="danger.fg" onClick={() => setRemoving(true)}>
          {t("remove")}
        </Button>
      )}
      {allows(session, "events:write") && <Button onClick={() => show(null)}>{t("edit")}</Button>}
      <Suspense>
        {opening > 0 && <EventModal key={opening} open={open} event={event} onClose={close} onSaved={saved} />}
        {isRemoving && (
          <DeleteEventDialog
            event={event}
            onClose={() => {
              setRemoving(false);
              onChanged();
            }}
            onRemoved={() => void navigate("/admin/events", { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}

function OneEvent({ id, tab }: { id: string; tab: TabName }) {
  const t = useText(eventPageText);
  const list = useText(eventListText);
  const lang = useLang();
  const session = useSession();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { data, ...record } = useRecord(OneEventDocument, { id });
  const event = data?.event;
  const reload = () => void client.refetchQueries({ include: [OneEventDocument, TimelineDocument] });
  const tabs = (Object.keys(TABS) as TabName[]).filter((name) => allows(session, TABS[name]));
  const shown = tabs.includes(tab) ? tab : "overview";
  const toTab = (name: TabName) => void navigate(`/admin/events/${id}${name === "overview" ? "" : `/${name}`}`);
  return (
    <RecordPage
      crumbs={[{ to: "/admin/events", label: list("title") }]}
      kind={t("event")}
      title={event && nameIn(lang, event.name)}
      lead={event && <ActiveBadge isActive={event.isActive} />}
      record={record}
      actions={event && <Actions event={event} onChanged={reload} />}
    >
      {event && (
        <Tabs
          label={t("tabs")}
          value={shown}
          options={tabs.map((value) => ({ value, label: t(value) }))}
          onChange={toTab}
        >
          <EventTab name={shown} event={event} />
        </Tabs>
      )}
    </RecordPage>
  );
}

/** The event in the URL, with the tab in the URL. */
export function EventScreen() {
  const { id = "", tab = "overview" } = useParams();
  return <OneEvent key={id} id={id} tab={tab as TabName} />;
}
