import { Button, chakra, Flex } from "@chakra-ui/react";
import { PERIOD_UNITS } from "../../../domain/time/business-calendar";
import { Segmented } from "../../kit/form/Segmented";
import { DateFilter } from "../../kit/grid/filter-fields";
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
      <Flex role="group" aria-label={t("presets")} gap="2" wrap="wrap">
        {filters.presets.map(({ preset, isReady, isChosen, choose }) => (
          <Button
            key={preset}
            size="sm"
            variant="outline"
            fontWeight="500"
            aria-pressed={isChosen}
            disabled={!isReady}
            onClick={choose}
            css={{
              "&[aria-pressed=true]": {
                color: "accent.fg",
                bg: "accent.subtle",
                borderColor: "accent.solid",
                fontWeight: "600",
              },
            }}
          >
            {t(preset)}
          </Button>
        ))}
      </Flex>
      <Flex gap="3" wrap="wrap">
        <DateFilter label={t("startDate")} value={filters.from} onChange={filters.setFrom} />
        <DateFilter label={t("endDate")} value={filters.to} onChange={filters.setTo} />
        <Segmented label={t("groupBy")} value={filters.group} options={groups} onChange={filters.setGroup} />
        <Segmented label={t("unit")} value={filters.unit} options={units} onChange={filters.setUnit} />
      </Flex>
    </Bar>
  );
}
