import { Badge, Box, Button, chakra } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { RowLink } from "../../kit/grid/RowLink";
import type { EventCampaigns_CampaignFragment as Campaign } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
import { CampaignStatus } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { campaignsText } from "./campaigns.text";
import type { CampaignActions } from "./use-campaign-actions";
import { SCOPE, STATUSES, type Campaigns } from "./use-campaigns";

/** Rows of the skeleton: most events have only a few campaigns. */
const EXPECTED = 2;
const Time = chakra("time", { base: { fontSize: "sm", whiteSpace: "nowrap" } });

function Actions({ campaign, tasks: { edit, remove } }: { campaign: Campaign; tasks: CampaignActions }) {
  const t = useText(campaignsText);
  const { name } = campaign;
  return (
    <RowActions
      name={name}
      primary={
        edit && (
          <Button {...ROW_BUTTON} aria-label={t("editOf", { name })} onClick={() => edit(campaign)}>
            {t("edit")}
          </Button>
        )
      }
      entries={[
        remove !== undefined && { label: t("remove"), icon: Trash2, danger: true, onSelect: () => remove(campaign) },
      ]}
    />
  );
}

function useColumns(): Column<Campaign>[] {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  const { number, date } = useFormats();
  return [
    {
      id: "name",
      title: labels("name"),
      file: [
        { name: "name", title: labels("name") },
        { name: "description", title: labels("description") },
      ],
      cell: ({ id, name, description }) => (
        <Box py="1.5" minW="0">
          <RowLink to={`/admin/events/campaigns/${id}`}>
            <bdi>{name}</bdi>
          </RowLink>
          <chakra.p hideBelow="md" lineClamp="2" fontSize="sm" fontWeight="400" lineHeight="1.5" color="fg.muted">
            <bdi>{description ?? labels("noDescription")}</bdi>
          </chakra.p>
        </Box>
      ),
    },
    {
      id: "bonus",
      title: t("bonus"),
      compact: true,
      width: "9rem",
      cell: ({ bonusMultiplier: times }) => (
        <Badge colorPalette={times > 1 ? "gold" : "neutral"}>{t("bonusTimes", { times: number(times) })}</Badge>
      ),
    },
    {
      id: "start",
      title: labels("startDate"),
      width: "11.5rem",
      cell: ({ startDate }) => <Time dateTime={startDate}>{date(startDate)}</Time>,
    },
    {
      id: "end",
      title: labels("endDate"),
      width: "11.5rem",
      minor: true,
      cell: ({ endDate }) => <Time dateTime={endDate}>{date(endDate)}</Time>,
    },
    {
      id: "status",
      title: labels("status"),
      compact: true,
      width: "8.5rem",
      cell: ({ phase }) => <CampaignStatus phase={phase} />,
    },
  ];
}

/** The campaigns of an event: loading, error, empty or filled. */
export function CampaignList({ list, tasks }: { list: Campaigns; tasks: CampaignActions }) {
  const t = useText(campaignsText);
  const labels = useText(eventsText);
  const columns = useColumns();
  const { grid } = list;
  const statuses = STATUSES.map((status) => ({ value: status, label: labels(status) }));
  return (
    <>
      <Filters grid={grid} fields={[{ kind: "choice", filter: "status", label: labels("status"), options: statuses }]}>
        <SavedViews screen="CAMPAIGNS" scope={SCOPE} />
        <ExportList view={{ campaigns: list.filters }} grid={grid} columns={columns} />
      </Filters>
      <Grid
        grid={grid}
        caption={t("campaigns")}
        columns={columns}
        actions={tasks.edit || tasks.remove ? (campaign) => <Actions campaign={campaign} tasks={tasks} /> : undefined}
        actionsWidth="9rem"
        rowHeight="4rem"
        page={list.page}
        pageSize={EXPECTED}
        busy={list.busy}
        loading={t("loading")}
        problem={list.problem}
        onRetry={list.reload}
        empty={
          <EmptyGrid
            grid={grid}
            title={t("none")}
            help={grid.isFiltered ? undefined : t("noneYet")}
            action={
              tasks.create && (
                <Button variant="outline" onClick={tasks.create}>
                  {t("create")}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}
