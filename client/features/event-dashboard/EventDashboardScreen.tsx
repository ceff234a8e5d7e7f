import { Box, Button, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { ArrowLeft, RotateCw } from "lucide-react";
import { lazy, Suspense } from "react";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { Empty, LoadFailed } from "../../kit/feedback/States";
import { toastDone } from "../../kit/feedback/toast";
import { ReloadFailed } from "../../kit/graphql/ReloadFailed";
import type { ChosenEventQuery } from "../../kit/graphql/generated";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { Breadcrumb } from "../../kit/record/Breadcrumb";
import { allows, useSession } from "../../kit/session/session";
import { CampaignList } from "../campaigns/CampaignList";
import { campaignsText } from "../campaigns/campaigns.text";
import { CampaignDetails } from "../campaigns/CampaignDetails";
import { CampaignSection } from "../campaigns/CampaignSection";
import { useCampaigns } from "../campaigns/use-campaigns";
import { useCampaignActions } from "../campaigns/use-campaign-actions";
import { useSelectedEvent, useEventInUrl } from "../campaigns/use-selected-event";
import { eventListText } from "../event-list/event-list.text";
import { eventsText } from "../events/events.text";
import { dashboardText } from "./event-dashboard.text";
import { ParticipantGrid } from "./ParticipantGrid";
import { EventStats } from "./EventStats";
import { useParticipants } from "./use-participants";

const EventModal = lazy(async () => ({ default: (await import("../event-list/EventModal")).EventModal }));

function BackToEvents() {
  const t = useText(dashboardText);
  return (
    <ButtonLink to="/admin/events" variant="outline">
      <Box as="span" display="inline-flex" _rtl={{ transform: "scaleX(-1)" }}>
        <ArrowLeft size={18} aria-hidden />
      </Box>
      {t("back")}
    </ButtonLink>
  );
}

function NotFound() {
  const t = useText(campaignsText);
  return (
    <Page title={t("notFound")}>
      <Card p="0">
        <Empty action={<BackToEvents />}>{t("notFoundHelp")}</Empty>
      </Card>
    </Page>
  );
}

/** Opens the form of the event. */
function Edit({ event, onSaved }: { event: ChosenEventQuery["event"]; onSaved: () => void }) {
  const t = useText(eventListText);
  const session = useSession();
  const { open, opening, show, close } = useFormModal<null>();
  const saved = () => {
    toastDone(t("updated"));
    close();
    onSaved();
  };
  if (!allows(session, "events:write")) return null;
  return (
    <>
      <Button onClick={() => show(null)}>{t("edit")}</Button>
      <Suspense>
        {opening > 0 && <EventModal key={opening} open={open} event={event} onClose={close} onSaved={saved} />}
      </Suspense>
    </>
  );
}

/** One event: statistics, details, campaigns and participants. */
function Dashboard({
  id,
  event: { event, problem, busy, reload },
}: {
  id: string;
  event: ReturnType<typeof useSelectedEvent>;
}) {
  const t = useText(dashboardText);
  const labels = useText(eventsText);
  const ofCampaigns = useText(campaignsText);
  const events = useText(eventListText);
  const lang = useLang();
  const campaigns = useCampaigns(id);
  const participants = useParticipants(id);
  const tasks = useCampaignActions(event);
  const reloadAll = () => {
    reload();
    if (campaigns.mayRead) campaigns.reload();
    if (participants.mayRead) participants.reload();
  };
  const content = () => {
    if (!event && problem !== undefined) {
      return (
        <Card p="0">
          <LoadFailed message={problem} busy={busy} onRetry={reloadAll} />
        </Card>
      );
    }
    return (
      <>
        {problem !== undefined && (
          <Box mb="4">
            <ReloadFailed message={problem} onRetry={reloadAll} />
          </Box>
        )}
        <EventStats event={event} />
        <CampaignSection title={labels("details")}>
          <CampaignDetails event={event} />
        </CampaignSection>
        {campaigns.mayRead && (
          <CampaignSection
            title={ofCampaigns("campaigns")}
            action={tasks.create && <Button onClick={tasks.create}>{ofCampaigns("create")}</Button>}
          >
            <CampaignList list={campaigns} tasks={tasks} />
          </CampaignSection>
        )}
        {participants.mayRead && (
          <CampaignSection title={t("participants")}>
            <ParticipantGrid list={participants} expected={event?.totalParticipants} />
          </CampaignSection>
        )}
      </>
    );
  };
  return (
    <Page
      title={event ? nameIn(lang, event.name) : t("title")}
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { to: "/admin/events", label: events("title") },
            ...(event ? [{ to: `/admin/events/${id}`, label: nameIn(lang, event.name) }] : []),
          ]}
          title={t("title")}
        />
      }
      lead={event?.description && <bdi>{event.description}</bdi>}
      isTextLead
      action={
        <Flex gap="3" wrap="wrap">
          <BusyButton variant="outline" busy={busy || campaigns.busy || participants.busy} onClick={reloadAll}>
            <RotateCw size={18} aria-hidden />
            {t("refresh")}
          </BusyButton>
          <BackToEvents />
          {event && <Edit event={event} onSaved={reloadAll} />}
        </Flex>
      }
    >
      {content()}
      {tasks.dialogs}
    </Page>
  );
}

/** The dashboard of the event in the URL. */
export function EventDashboardScreen() {
  const { eventId } = useEventInUrl();
  const event = useSelectedEvent(eventId);
  if (event.isMissing) return <NotFound />;
  return <Dashboard key={eventId} id={eventId} event={event} />;
}
