import { Flex } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import type { ComponentType } from "react";
import { Loading, Notice } from "../../kit/feedback/States";
import { DEFAULT_REPORT_UNIT } from "../../../domain/money";
import { useMoney } from "../../kit/figures/figures";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { Tabs } from "../../kit/form/Tabs";
import { SavedViews } from "../saved-views/SavedViews";
import { CustomersTab } from "./CustomersTab";
import { ExportMenu } from "./ExportMenu";
import { UnitFilter } from "./PeriodFilters";
import { ReportFilters } from "./ReportFilters";
import { reportsText } from "./reports.text";
import { RevenueTab } from "./RevenueTab";
import { StoresTab } from "./StoresTab";
import type { TabProps } from "./use-compared";
import { TABS, useFilters, type Tab } from "./use-filters";
import { useReportExport } from "./use-report-export";

const CONTENT: Record<Tab, ComponentType<TabProps>> = {
  revenue: RevenueTab,
  customers: CustomersTab,
  stores: StoresTab,
};

export function ReportsScreen() {
  const t = useText(reportsText);
  const filters = useFilters();
  const { entries, busy } = useReportExport(filters);
  const { input, compared, comparison, problem, tab, unit } = filters;
  const money = useMoney(unit ?? DEFAULT_REPORT_UNIT);
  const Content = CONTENT[tab];
  const report = { compared, comparison, money };
  return (
    <Page
      title={t("title")}
      action={
        <Flex className="no-print" gap="3" wrap="wrap">
          <SavedViews screen="REPORTS" />
          <ButtonLink to="/admin/reports/builder" variant="outline">
            <SlidersHorizontal size={16} aria-hidden />
            {t("builder")}
          </ButtonLink>
          <ExportMenu entries={entries} busy={busy} />
        </Flex>
      }
    >
      <ReportFilters filters={filters} />
      <Tabs
        label={t("tabs")}
        value={tab}
        options={TABS.map((value) => ({ value, label: t(value) }))}
        onChange={filters.setTab}
        aside={<UnitFilter period={filters.period} />}
      >
        {input === null && <Notice tone="danger">{problem}</Notice>}
        {input && (unit === undefined ? <Loading rows={1} height="18rem" /> : <Content input={input} {...report} />)}
      </Tabs>
    </Page>
  );
}
