import { Button, Flex, Grid } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { DASHBOARD_DAYS } from "../../../domain/reports";
import { Segmented } from "../../kit/form/Segmented";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { dashboardText } from "./dashboard.text";
import { Kpis } from "./Kpis";
import { RecentActivity } from "./RecentActivity";
import { TopStores } from "./TopStores";
import { Trend } from "./Trend";
import { useDashboard } from "./use-dashboard";

/** The business at a glance over the last days. */
export function DashboardScreen() {
  const t = useText(dashboardText);
  const { number } = useFormats();
  const { days, setDays, kpis, trend, stores, activity, busy, reload } = useDashboard();
  const periods = DASHBOARD_DAYS.map((count) => ({ value: String(count), label: t("days", { days: number(count) }) }));
  return (
    <Page
      title={t("title")}
      lead={t("lastDays", { days: number(Number(days)) })}
      action={
        <Flex gap="3" wrap="wrap">
          <Segmented label={t("period")} value={days} options={periods} onChange={setDays} />
          <Button variant="outline" disabled={busy} onClick={reload}>
            <RotateCw size={18} aria-hidden />
            {t("refresh")}
          </Button>
        </Flex>
      }
    >
      <Grid
        gap={{ base: "4", md: "5" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        alignItems="start"
      >
        <Grid gridColumn="1 / -1" gap={{ base: "4", md: "5" }} templateColumns="minmax(0, 1fr)">
          <Kpis part={kpis} />
          <Trend part={trend} />
        </Grid>
        <TopStores part={stores} />
        {activity && <RecentActivity part={activity} />}
      </Grid>
    </Page>
  );
}
