import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { skipToken, useQuery } from "@apollo/client/react";
import { useId, type ReactNode } from "react";
import { REPORT_DIMENSIONS, REPORT_MEASURES, type ReportDimension } from "../../../domain/reports";
import { DIMENSION_LABELS, MEASURE_LABELS } from "../../../domain/reports.text";
import { STORE_TYPES } from "../../../domain/stores";
import { isPeriodUnit } from "../../../domain/time/business-calendar";
import { Segmented } from "../../kit/form/Segmented";
import { Select } from "../../kit/form/Select";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { PeriodFilter, UnitFilter } from "../reports/PeriodFilters";
import type { Option } from "./ChoicePopover";
import { MultiChoice } from "./MultiChoice";
import { CustomReportDocument, ReportChoicesDocument } from "./report-builder.generated";
import { reportBuilderText } from "./report-builder.text";
import type { CustomReport } from "./use-report";

/** A saved view with so many stores and campaigns fits its limit. */
const MAX_FILTER_VALUES = 20;
const DISPLAYS = ["chart", "table"] as const;

/** The dimensions that a report can have beside the first one. */
const furtherDimensions = (first: ReportDimension): ReportDimension[] =>
  REPORT_DIMENSIONS.filter((one) => one !== first && !(isPeriodUnit(first) && isPeriodUnit(one)));

interface DimensionProps {
  label: string;
  value: ReportDimension | undefined;
  options: readonly ReportDimension[];
  onChange: (dimension: ReportDimension | undefined) => void;
}

function DimensionSelect({ label, value, options, onChange }: DimensionProps) {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const id = useId();
  return (
    <Flex align="center" gap="2" wrap="wrap" flex={{ base: "1 1 100%", md: "0 0 auto" }}>
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" minW={{ base: "6.5rem", md: "0" }}>
        {label}
      </chakra.label>
      <Box flex="1" minW="min(10rem, 100%)">
        <Select
          id={id}
          value={value ?? ""}
          onChange={(event) => onChange(options.find((one) => one === event.target.value))}
        >
          <option value="">{t("noBreakdown")}</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {DIMENSION_LABELS[one][lang]}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
}

function Fields({ report: { fields, setMeasures, setDimensions } }: { report: CustomReport }) {
  const t = useText(reportBuilderText);
  const lang = useLang();
  const { measures, dimensions } = fields;
  const [first, second] = dimensions;
  const change = (next: ReportDimension | undefined, further: ReportDimension | undefined) => {
    if (next === undefined) return setDimensions([]);
    setDimensions(further !== undefined && furtherDimensions(next).includes(further) ? [next, further] : [next]);
  };
  return (
    <>
      <MultiChoice
        label={t("figures")}
        options={REPORT_MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value][lang] }))}
        chosen={measures}
        required
        onChange={setMeasures}
      />
      <DimensionSelect
        label={t("breakdown")}
        value={first}
        options={REPORT_DIMENSIONS}
        onChange={(next) => change(next, second)}
      />
      {first !== undefined && (
        <DimensionSelect
          label={t("secondBreakdown")}
          value={second}
          options={furtherDimensions(first)}
          onChange={(next) => change(first, next)}
        />
      )}
    </>
  );
}

/** The filters by store, store type and campaign. */
function Filters({ report }: { report: CustomReport }) {
  const t = useText(reportBuilderText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const choices = useQuery(ReportChoicesDocument, { variables: { page: 1 }, fetchPolicy: "cache-first" });
  useAllPages(choices);
  const { stores, campaigns } = choices.data ?? {};
  const { input, storeIds, storeTypes, campaignIds, setValues, clearFilters } = report;
  // A saved report or a link can have deleted stores and campaigns; the report has their names.
  const { data, previousData } = useQuery(CustomReportDocument, input ? { variables: { input } } : skipToken);
  const names = (data ?? previousData)?.report.names ?? [];
  const withDeleted = (options: readonly Option[], chosen: readonly string[]): Option[] => [
    ...names.flatMap(({ id, name }) =>
      chosen.includes(id) && !options.some(({ value }) => value === id) ? [{ value: id, label: name }] : [],
    ),
    ...options,
  ];
  return (
    <>
      <MultiChoice
        label={t("stores")}
        options={withDeleted(
          (stores?.items ?? []).map(({ id, storeName }) => ({ value: id, label: storeName })),
          storeIds,
        )}
        chosen={storeIds}
        max={MAX_FILTER_VALUES}
        onChange={(values) => setValues("stores", values)}
      />
      <MultiChoice
        label={t("storeTypes")}
        options={STORE_TYPES.map((type) => ({ value: String(type), label: shared("type", { type: number(type) }) }))}
        chosen={storeTypes.map(String)}
        onChange={(values) => setValues("types", values)}
      />
      <MultiChoice
        label={t("campaigns")}
        options={withDeleted(
          (campaigns?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          campaignIds,
        )}
        chosen={campaignIds}
        max={MAX_FILTER_VALUES}
        onChange={(values) => setValues("campaigns", values)}
      />
      {storeIds.length + storeTypes.length + campaignIds.length > 0 && (
        <Button variant="ghost" onClick={clearFilters}>
          {shared("clearFilters")}
        </Button>
      )}
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Flex gap="3" wrap="wrap" align="center">
    {children}
  </Flex>
);

/** The settings of a report; each change applies at once. */
export function Settings({ report }: { report: CustomReport }) {
  const t = useText(reportBuilderText);
  const { period, hasChart, setDisplay } = report;
  return (
    <Card className="no-print" aria-label={t("settings")} mb={{ base: "4", md: "5" }} p={{ base: "4", md: "5" }}>
      <Flex direction="column" gap="3">
        <Row>
          <Fields report={report} />
          <Box ms={{ lg: "auto" }}>
            <Segmented
              label={t("display")}
              value={hasChart ? "chart" : "table"}
              options={DISPLAYS.map((value) => ({ value, label: t(value) }))}
              onChange={setDisplay}
            />
          </Box>
        </Row>
        <Row>
          <Filters report={report} />
        </Row>
        <Row>
          <PeriodFilter period={period} />
          <UnitFilter period={period} />
        </Row>
      </Flex>
    </Card>
  );
}
