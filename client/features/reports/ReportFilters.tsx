import { chakra, Flex } from "@chakra-ui/react";
import { PERIOD_UNITS } from "../../../domain/time/business-calendar";
import { Segmented } from "../../kit/form/Segmented";
import { RangeFilter } from "../../kit/grid/RangeFilter";
import { MONEY_UNITS } from "../../kit/figures/figures";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { reportsText } from "./reports.text";
import type { Filters } from "./use-filters";

const Bar = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "3", mb: { base: "4", md: "5" } },
});

/** The period, its grouping and the currency unit. */
export function ReportFilters({ filters }: { filters: Filters }) {
  const t = useText(reportsText);
  const shared = useText(sharedText);
  const groups = PERIOD_UNITS.map((value) => ({ value, label: t(value) }));
  const units = MONEY_UNITS.map((value) => ({ value, label: shared(value) }));
  return (
    <Bar className="off-paper">
      <Flex gap="3" wrap="wrap">
        <RangeFilter
          from={filters.from}
          to={filters.to}
          labels={{ from: t("startDate"), to: t("endDate") }}
          {...filters.business}
          required
          onChange={filters.setRange}
        />
        <Segmented label={t("groupBy")} value={filters.group} options={groups} onChange={filters.setGroup} />
        <Segmented label={t("unit")} value={filters.unit} options={units} onChange={filters.setUnit} />
      </Flex>
    </Bar>
  );
}
