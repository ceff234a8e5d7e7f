import { chakra } from "@chakra-ui/react";
import { Empty, LoadFailed, Loading } from "../../kit/feedback/States";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { useModeLabel } from "../events/EventBadges";
import { EventSelect } from "../events/EventSelect";
import { eventsText } from "../events/events.text";
import { useEventChoices } from "../events/use-event-choices";
import { CampaignList } from "./CampaignList";
import { campaignsText } from "./campaigns.text";
import { CampaignDetails } from "./CampaignDetails";
import { CampaignSection } from "./CampaignSection";
import { useCampaigns } from "./use-campaigns";
import { useCampaignActions } from "./use-campaign-actions";
import { useSelectedEvent, useEventInUrl } from "./use-selected-event";

/**
 * The events of the select and the selected event, which may not be loaded with them yet. The only event is selected
 * without a question.
 */
function useCampaignEvent() {
  const { eventId: inUrl, choose } = useEventInUrl();
  const choices = useEventChoices();
  const events = choices.events ?? [];
  const only = events.length === 1 ? events[0]?.id : undefined;
  const eventId = inUrl || (only ?? "");
  const listed = events.find(({ id }) => id === eventId);
  const single = useSelectedEvent(eventId, { skip: eventId === "" || listed !== undefined });
  return {
    choices,
    single,
    eventId,
    choose,
    event: listed ?? single.event,
    events: listed || !single.event ? events : [...events, single.event],
  };
}

function NoEvents() {
  const t = useText(campaignsText);
  return (
    <Card p="0">
      <Empty action={<ButtonLink to="/admin/events">{t("toEvents")}</ButtonLink>}>
        <div>
          <chakra.p fontWeight="600" color="fg">
            {t("noEvents")}
          </chakra.p>
          <p>{t("noEventsHelp")}</p>
        </div>
      </Empty>
    </Card>
  );
}

/** Shown instead of an event's details if no event is selected or exists. */
function NoDetails({
  choices,
  eventId,
  single,
}: Pick<ReturnType<typeof useCampaignEvent>, "choices" | "eventId" | "single">) {
  const t = useText(campaignsText);
  if (eventId === "") return choices.events ? <Empty>{t("chooseFirst")}</Empty> : <Loading />;
  if (single.isMissing) {
    return (
      <Empty>
        <div role="status">
          <chakra.p fontWeight="600" color="fg">
            {t("notFound")}
          </chakra.p>
          <p>{t("notFoundHelp")}</p>
        </div>
      </Empty>
    );
  }
  return <LoadFailed message={single.problem} busy={single.busy} onRetry={single.reload} />;
}

/** The selected event and its campaigns, with placeholders while they load. */
function ChosenEvent({ event, list, tasks }: { event: Event | undefined } & Parameters<typeof CampaignList>[0]) {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  return (
    <>
      <CampaignSection
        title={labels("details")}
        action={event && <TextLink to={`/admin/events/dashboard?event=${event.id}`}>{t("toDashboard")}</TextLink>}
      >
        <CampaignDetails event={event} />
      </CampaignSection>
      <CampaignSection title={t("campaigns")}>
        <CampaignList list={list} tasks={tasks} />
      </CampaignSection>
    </>
  );
}

/** The campaigns of one event at a time. */
export function CampaignsScreen() {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  const modeLabel = useModeLabel();
  const { choices, single, eventId, choose, event, events } = useCampaignEvent();
  const isNone = !event && (eventId === "" || single.isMissing || single.problem !== undefined);
  const list = useCampaigns(isNone ? null : eventId);
  const tasks = useCampaignActions(event);

  const content = () => {
    if (!choices.events && choices.problem !== undefined) {
      return (
        <Card p="0">
          <LoadFailed message={choices.problem} busy={choices.busy} onRetry={choices.reload} />
        </Card>
      );
    }
    if (choices.events && events.length === 0 && eventId === "") return <NoEvents />;
    return (
      <>
        <EventSelect
          events={events}
          value={event?.id ?? ""}
          disabled={!choices.events}
          option={({ name, mode }) => labels("eventWithMode", { name, mode: modeLabel(mode) })}
          onChange={choose}
        />
        {isNone ? (
          <Card mt="6" p="0">
            <NoDetails choices={choices} eventId={eventId} single={single} />
          </Card>
        ) : (
          <ChosenEvent event={event} list={list} tasks={tasks} />
        )}
      </>
    );
  };
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={tasks.create && <CreateButton onCreate={tasks.create}>{t("create")}</CreateButton>}
    >
      {content()}
      {tasks.dialogs}
    </Page>
  );
}
