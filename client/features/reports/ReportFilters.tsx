import { Box, Flex } from "@chakra-ui/react";
import { COMPARISONS, type Comparison } from "../../../domain/reports";
import { PERIOD_UNITS } from "../../../domain/time/business-calendar";
import { Segmented } from "../../kit/form/Segmented";
import { Select } from "../../kit/form/Select";
import { useText } from "../../kit/i18n/i18n";
import { PeriodFilter } from "./PeriodFilters";
import { reportsText } from "./reports.text";
import type { Filters } from "./use-filters";

/** The period, its grouping and the compared period. */
export function ReportFilters({ filters }: { filters: Filters }) {
  const t = useText(reportsText);
  const groups = PERIOD_UNITS.map((value) => ({ value, label: t(value) }));
  return (
    <Flex className="no-print" gap={{ base: "3", md: "2" }} wrap="wrap" mb={{ base: "4", md: "5" }}>
      <PeriodFilter period={filters.period} />
      <Segmented label={t("groupBy")} value={filters.group} options={groups} onChange={filters.setGroup} />
      <Box flex={{ base: "1 1 10rem", md: "1 1 9rem" }} maxW={{ md: "12rem" }}>
        <Select
          aria-label={t("comparison")}
          value={filters.comparison ?? ""}
          onChange={(event) => filters.setComparison(event.target.value as Comparison | "")}
        >
          <option value="">{t("noComparison")}</option>
          {COMPARISONS.map((value) => (
            <option key={value} value={value}>
              {t(value === "previous" ? "comparePrevious" : "compareYear")}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
}
