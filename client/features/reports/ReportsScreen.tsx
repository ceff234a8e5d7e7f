import { ChevronDown, Download } from "lucide-react";
import { Notice } from "../../kit/feedback/States";
import { RowMenu } from "../../kit/menu/RowMenu";
import { useMoney, type Money } from "../../kit/figures/figures";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { Tabs } from "../../kit/form/Tabs";
import { A4 } from "../../kit/print/A4";
import { CustomersTab } from "./CustomersTab";
import { ReportFilters } from "./ReportFilters";
import { reportsText } from "./reports.text";
import { RevenueTab } from "./RevenueTab";
import { StoresTab } from "./StoresTab";
import { TABS, useFilters, type SummaryInput, type Tab } from "./use-filters";
import { useReportExport } from "./use-report-export";

function Content({ tab, input, money }: { tab: Tab; input: SummaryInput; money: Money }) {
  if (tab === "customers") return <CustomersTab input={input} />;
  return tab === "stores" ? <StoresTab input={input} money={money} /> : <RevenueTab input={input} money={money} />;
}

export function ReportsScreen() {
  const t = useText(reportsText);
  const filters = useFilters();
  const { entries, busy } = useReportExport(filters);
  const money = useMoney(filters.unit);
  const { input, problem, tab } = filters;
  const buttonContent = (
    <>
      <Download size={18} aria-hidden />
      {t("export")}
      <ChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <Page
      title={t("title")}
      action={
        <div className="off-paper">
          <RowMenu label={t("export")} face={buttonContent} entries={entries} busy={busy} />
        </div>
      }
    >
      <A4 />
      <ReportFilters filters={filters} />
      <Tabs
        label={t("tabs")}
        value={tab}
        options={TABS.map((value) => ({ value, label: t(value) }))}
        onChange={filters.setTab}
      >
        {input === null ? <Notice tone="danger">{problem}</Notice> : <Content tab={tab} input={input} money={money} />}
      </Tabs>
    </Page>
  );
}
