import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import type { EventCampaigns_CampaignFragment as Campaign } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { ActiveBadge } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { campaignsText } from "./campaigns.text";
import type { CampaignActions } from "./use-campaign-actions";
import type { Campaigns } from "./use-campaigns";

const BUTTON_STYLE = { variant: "ghost", size: "sm", px: "2", minH: "8" } as const;

function Actions({ campaign, tasks: { edit, remove } }: { campaign: Campaign; tasks: CampaignActions }) {
  const t = useText(campaignsText);
  const { name } = campaign;
  if (!edit && !remove) return null;
  return (
    <Flex className="buttons" gap="1">
      {edit && (
        <Button {...BUTTON_STYLE} aria-label={t("editOf", { name })} onClick={() => edit(campaign)}>
          {t("edit")}
        </Button>
      )}
      {remove && (
        <Button
          {...BUTTON_STYLE}
          color="danger.fg"
          aria-label={t("removeOf", { name })}
          onClick={() => remove(campaign)}
        >
          {t("remove")}
        </Button>
      )}
    </Flex>
  );
}

function CampaignRow({ campaign, tasks }: { campaign: Campaign; tasks: CampaignActions }) {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  const { number, date } = useFormats();
  return (
    <Row>
      <Box minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <chakra.bdi fontWeight="600" overflowWrap="anywhere">
            {campaign.name}
          </chakra.bdi>
          <ActiveBadge isActive={campaign.isActive} />
          <Badge colorPalette={campaign.bonusMultiplier > 1 ? "gold" : "neutral"}>
            {t("bonusTimes", { times: number(campaign.bonusMultiplier) })}
          </Badge>
        </Flex>
        <chakra.p mt="1" fontSize="sm" color="fg.muted" maxW="text" overflowWrap="anywhere">
          <bdi>{campaign.description ?? labels("noDescription")}</bdi>
        </chakra.p>
      </Box>
      <dl>
        <div>
          <dt>{labels("startDate")}</dt>
          <dd>{date(campaign.startDate)}</dd>
        </div>
        <div>
          <dt>{labels("endDate")}</dt>
          <dd>{date(campaign.endDate)}</dd>
        </div>
      </dl>
      <Actions campaign={campaign} tasks={tasks} />
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", lg: "minmax(0, 1fr) 23rem auto" },
    alignItems: "start",
    columnGap: "6",
    rowGap: "3",
    px: { base: "4", md: "5" },
    py: "4",
    borderTopWidth: "1px",
    _first: { borderTopWidth: "0" },
    "& dl": { display: "grid", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" }, columnGap: "4", rowGap: "1" },
    "& dl > div": { display: { base: "flex", sm: "block" }, justifyContent: "space-between", gap: "4" },
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& .buttons": { justifyContent: "flex-end", me: "-2", mt: { lg: "-1" } },
  },
});

function NoCampaigns({ onCreate }: { onCreate: (() => void) | undefined }) {
  const t = useText(campaignsText);
  return (
    <Empty
      action={
        onCreate && (
          <Button variant="outline" onClick={onCreate}>
            {t("create")}
          </Button>
        )
      }
    >
      <div>
        <chakra.p fontWeight="600" color="fg">
          {t("none")}
        </chakra.p>
        <p>{t("noneYet")}</p>
      </div>
    </Empty>
  );
}

interface Props {
  list: Campaigns;
  tasks: CampaignActions;
}

function Body({ list, tasks }: Props) {
  const t = useText(campaignsText);
  const { number } = useFormats();
  const { campaigns, unseen, problem, busy, reload, more } = list;
  if (!campaigns) {
    if (problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
    return (
      <Box p="5">
        <Loading rows={2} height="4.25rem" />
      </Box>
    );
  }
  if (campaigns.length === 0) return <NoCampaigns onCreate={tasks.create} />;
  return (
    <>
      <chakra.ul aria-label={t("campaigns")} listStyleType="none">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} tasks={tasks} />
        ))}
      </chakra.ul>
      {unseen > 0 && (
        <Flex justify="center" p="3" borderTopWidth="1px">
          <Button variant="outline" disabled={busy} onClick={more}>
            {t("more", { count: number(unseen) })}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The campaign list of an event: loading, error, empty or filled. */
export function CampaignList({ list, tasks }: Props) {
  const shared = useText(sharedText);
  const { campaigns, problem, reload } = list;
  return (
    <>
      {campaigns && problem !== undefined && (
        <Box mb="4">
          <Notice tone="danger" onDismiss={reload} dismissLabel={shared("retry")}>
            {problem}
          </Notice>
        </Box>
      )}
      <Card as="div" p="0">
        <Body list={list} tasks={tasks} />
      </Card>
    </>
  );
}
