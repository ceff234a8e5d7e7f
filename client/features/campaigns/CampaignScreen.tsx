import { Button } from "@chakra-ui/react";
import { useNavigate, useParams } from "react-router-dom";
import { Fact, Facts } from "../../kit/figures/Facts";
import { Panel } from "../../kit/figures/Panel";
import { OneCampaignDocument, type OneCampaignQuery } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import type { Crumb } from "../../kit/record/Breadcrumb";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { Timeline } from "../activity/Timeline";
import { CampaignStatus } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { campaignsText } from "./campaigns.text";
import { useCampaignActions } from "./use-campaign-actions";
import { useSelectedEvent } from "./use-selected-event";

function CampaignFacts({ campaign }: { campaign: OneCampaignQuery["campaign"] }) {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  const { number, date } = useFormats();
  return (
    <Panel title={t("campaign")}>
      <Facts>
        <Fact name={t("bonus")}>{t("bonusTimes", { times: number(campaign.bonusMultiplier) })}</Fact>
        <Fact name={labels("startDate")}>{date(campaign.startDate)}</Fact>
        <Fact name={labels("endDate")}>{date(campaign.endDate)}</Fact>
        <Fact name={labels("description")} wide>
          <bdi>{campaign.description ?? labels("noDescription")}</bdi>
        </Fact>
      </Facts>
    </Panel>
  );
}

function OneCampaign({ id }: { id: string }) {
  const t = useText(campaignsText);
  const lang = useLang();
  const { data, ...record } = useRecord(OneCampaignDocument, { id });
  const campaign = data?.campaign;
  const { event } = useSelectedEvent(campaign?.eventId ?? "", { skip: campaign === undefined });
  const navigate = useNavigate();
  const { edit, remove, dialogs } = useCampaignActions(
    event,
    () => void navigate(`/admin/events/${campaign?.eventId}/campaigns`, { replace: true }),
  );
  const ofEvent: Crumb[] = event
    ? [{ to: `/admin/events/${event.id}/campaigns`, label: nameIn(lang, event.name) }]
    : [];
  return (
    <RecordPage
      crumbs={[{ to: "/admin/events/campaigns", label: t("title") }, ...ofEvent]}
      kind={t("campaign")}
      title={campaign && nameIn(lang, campaign.name)}
      lead={campaign && <CampaignStatus phase={campaign.phase} />}
      record={record}
      actions={
        campaign && (
          <>
            {remove && (
              <Button variant="outline" color="danger.fg" onClick={() => remove(campaign)}>
                {t("remove")}
              </Button>
            )}
            {edit && <Button onClick={() => edit(campaign)}>{t("edit")}</Button>}
          </>
        )
      }
    >
      {campaign && (
        <>
          <CampaignFacts campaign={campaign} />
          <Timeline record="CAMPAIGN" id={id} />
        </>
      )}
      {dialogs}
    </RecordPage>
  );
}

/** The campaign in the URL: its data and its timeline. */
export function CampaignScreen() {
  const { id = "" } = useParams();
  return <OneCampaign key={id} id={id} />;
}
