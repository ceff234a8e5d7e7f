import { DEFAULT_REPORT_UNIT, MONEY_UNITS } from "../../../domain/money";
import { Segmented } from "../../kit/form/Segmented";
import { RangeFilter } from "../../kit/grid/RangeFilter";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { reportsText } from "./reports.text";
import type { Period } from "./use-period";

/** The period of a report. */
export function PeriodFilter({ period: { span, business, setRange } }: { period: Period }) {
  const t = useText(reportsText);
  return (
    <RangeFilter
      from={span.startDate}
      to={span.endDate}
      labels={{ from: t("startDate"), to: t("endDate") }}
      {...business}
      required
      onChange={setRange}
    />
  );
}

/** The currency unit of a report. */
export function UnitFilter({ period: { unit, setUnit } }: { period: Period }) {
  const t = useText(reportsText);
  const shared = useText(sharedText);
  const units = MONEY_UNITS.map((value) => ({ value, label: shared(value) }));
  return <Segmented label={t("unit")} value={unit ?? DEFAULT_REPORT_UNIT} options={units} onChange={setUnit} />;
}
