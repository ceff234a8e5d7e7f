import { Flex, Grid } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { RotateCw } from "lucide-react";
import { DASHBOARD_DAYS } from "../../../domain/reports";
import { Segmented } from "../../kit/form/Segmented";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { SetupChecklist } from "../setup/SetupChecklist";
import { dashboardText } from "./dashboard.text";
import { Kpis } from "./Kpis";
import { RecentActivity } from "./RecentActivity";
import { TopStores } from "./TopStores";
import { Trend } from "./Trend";
import { useDashboard } from "./use-dashboard";

const GAP = { base: "4", md: "5" };

/** The key figures of the last days. */
export function DashboardScreen() {
  const t = useText(dashboardText);
  const { number } = useFormats();
  const { days, setDays, kpis, trend, stores, activity, busy, reload } = useDashboard();
  const periods = DASHBOARD_DAYS.map((count) => ({ value: String(count), label: t("days", { days: number(count) }) }));
  return (
    <Page
      title={t("title")}
      action={
        <Flex gap="3" wrap="wrap">
          <Segmented label={t("period")} value={days} options={periods} onChange={setDays} />
          <BusyButton variant="outline" busy={busy} onClick={reload}>
            <RotateCw size={18} aria-hidden />
            {t("refresh")}
          </BusyButton>
        </Flex>
      }
    >
      <Grid gap={GAP} templateColumns="minmax(0, 1fr)">
        <SetupChecklist />
        <Kpis part={kpis} />
        <Grid
          gap={GAP}
          alignItems="start"
          templateColumns={{
            base: "minmax(0, 1fr)",
            lg: activity ? "minmax(0, 2fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
          }}
        >
          <Grid gap={GAP} templateColumns="minmax(0, 1fr)">
            <Trend part={trend} />
            <TopStores part={stores} days={Number(days)} />
          </Grid>
          {activity && <RecentActivity part={activity} />}
        </Grid>
      </Grid>
    </Page>
  );
}
